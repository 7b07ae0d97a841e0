import { type TableViewsProps, useMessages } from '@timemap/admin-kit';
import { CheckIcon, LinkIcon, PencilIcon, PlusIcon, RefreshIcon } from '@timemap/admin-kit/ui/icon';
import { Menu, type MenuProps } from '@timemap/admin-kit/ui/menu';
import type { ShownToast } from '@timemap/admin-kit/ui/toast';
import { Suspense, useState } from 'react';
import { useSessionState } from '../console-context.ts';
import { useEarlyScripts } from '../shell/early-scripts.ts';
import { lazyDialog } from '../shell/lazy-dialog.tsx';
import LoadedNotices from '../shell/loaded-notices.tsx';
import { fullReason, lengthReason, withChange, withView } from './change-views.ts';
import { viewMessages } from './messages.ts';
import { useSavedViews } from './use-saved-views.ts';
import { readSearch, searchOf } from './view-search.ts';

const loadSave = () => import('./save-view-dialog.tsx');
const loadManage = () => import('./manage-views-dialog.tsx');
const SaveViewDialog = lazyDialog(async () => ({ default: (await loadSave()).SaveViewDialog }));
const ManageViewsDialog = lazyDialog(async () => ({ default: (await loadManage()).ManageViewsDialog }));

export function TableViews(props: TableViewsProps) {
  const session = useSessionState();
  return session.status === 'signedIn' ? <ViewsOf {...props} userId={session.user.id} /> : null;
}

function ViewsOf({
  table,
  label,
  state,
  start,
  onStateChange,
  userId,
}: TableViewsProps & { userId: number }) {
  const words = useMessages(viewMessages);
  const { views, change, hasFailed, forgetFailure } = useSavedViews(userId, table);
  useEarlyScripts(loadSave, loadManage);
  const [appliedName, setAppliedName] = useState<string | null>(null);
  const [toasts, setToasts] = useState<readonly ShownToast[] | null>(null);
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const search = searchOf(state, start);
  const applied = views.find(({ name }) => name === appliedName);
  const isShown = (view: string) => readSearch(view, start).search === search;
  const close = () => {
    setDialog(null);
    forgetFailure();
  };

  const say = (text: string, tone: 'success' | 'warning') => setToasts([{ id: 'link', text, tone }]);
  const copyLink = async () => {
    try {
      // A page without HTTPS has no clipboard.
      await navigator.clipboard.writeText(location.href);
      say(words.linkCopied, 'success');
    } catch {
      say(words.linkNotCopied, 'warning');
    }
  };

  const viewLine = (text: string, name: string | null, view: string) => ({
    label: text,
    icon: isShown(view) && <CheckIcon />,
    onSelect: () => {
      setAppliedName(name);
      onStateChange(readSearch(view, start).state);
    },
  });
  const entries: MenuProps['entries'] = [
    viewLine(words.defaultView, null, ''),
    ...views.map((view) => viewLine(view.name, view.name, view.search)),
    { kind: 'separator' },
    { label: words.copyLink, icon: <LinkIcon />, onSelect: () => void copyLink() },
    {
      label: words.saveThis,
      icon: <PlusIcon />,
      disabledReason: lengthReason(words, search) ?? fullReason(words, views),
      onSelect: () => setDialog('save'),
    },
    ...(applied && !isShown(applied.search)
      ? [
          {
            label: words.updateApplied({ name: applied.name }),
            icon: <RefreshIcon />,
            disabledReason: lengthReason(words, search),
            onSelect: () => void change((stored) => withChange(stored, applied.name, { search })),
          },
        ]
      : []),
    ...(views.length > 0
      ? [{ label: words.manage, icon: <PencilIcon />, onSelect: () => setDialog('manage') }]
      : []),
  ];

  return (
    <>
      {hasFailed && dialog === null && <span role="alert">{words.notSaved}</span>}
      <Menu label={words.viewsOf({ table: label })} variant="secondary" entries={entries}>
        {words.views}
      </Menu>
      {/* Each region is one more layer above the page, with a look to copy. */}
      {toasts && <LoadedNotices notices={toasts} onDismiss={() => setToasts([])} />}
      <Suspense fallback={null}>
        {dialog === 'save' && (
          <SaveViewDialog
            views={views}
            hasFailed={hasFailed}
            onSave={(name) => {
              if (!change((stored) => withView(stored, { name, search }))) return;
              setAppliedName(name);
              close();
            }}
            onClose={close}
          />
        )}
        {dialog === 'manage' && (
          <ManageViewsDialog
            {...{ label, views, change, hasFailed, isShown, search }}
            onRenamed={(name, next) => name === appliedName && setAppliedName(next)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
