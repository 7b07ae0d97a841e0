import { useMessages } from '@timemap/admin-kit';
import { CheckIcon, PencilIcon, PlusIcon } from '@timemap/admin-kit/ui/icon';
import { Menu, type MenuProps } from '@timemap/admin-kit/ui/menu';
import { Suspense, useState } from 'react';
import { useEarlyScripts } from '../shell/early-scripts.ts';
import { lazyDialog } from '../shell/lazy-dialog.tsx';
import { templateMessages } from './messages.ts';
import { MAX_TEMPLATES, type ReplyTemplate, withChosen } from './templates.ts';
import type { ReplyTemplates } from './use-reply-templates.ts';

const loadOne = () => import('./template-dialog.tsx');
const loadAll = () => import('./manage-templates-dialog.tsx');
const TemplateDialog = lazyDialog(async () => ({ default: (await loadOne()).TemplateDialog }));
const ManageTemplatesDialog = lazyDialog(async () => ({ default: (await loadAll()).ManageTemplatesDialog }));

export function TemplatesMenu({ templates, change, hasFailed, forgetFailure }: ReplyTemplates) {
  const words = useMessages(templateMessages);
  useEarlyScripts(loadOne, loadAll);
  const [dialog, setDialog] = useState<'add' | 'manage' | ReplyTemplate | null>(null);
  const close = () => {
    setDialog(null);
    forgetFailure();
  };
  const chosen = templates.find(({ isChosen }) => isChosen);
  const line = (label: string, isChosen: boolean, name: string | null) => ({
    label,
    icon: isChosen && <CheckIcon />,
    onSelect: () => void change((stored) => withChosen(stored, name)),
  });
  const entries: MenuProps['entries'] = [
    line(words.standard, chosen === undefined, null),
    ...templates.map((template) => line(template.name, template === chosen, template.name)),
    { kind: 'separator' },
    {
      label: words.add,
      icon: <PlusIcon />,
      disabledReason: templates.length < MAX_TEMPLATES ? undefined : words.tooMany({ most: MAX_TEMPLATES }),
      onSelect: () => setDialog('add'),
    },
    ...(chosen
      ? [
          {
            label: words.edit({ name: chosen.name }),
            icon: <PencilIcon />,
            onSelect: () => setDialog(chosen),
          },
        ]
      : []),
    ...(templates.length > 0 ? [{ label: words.manage, onSelect: () => setDialog('manage') }] : []),
  ];
  const visible = chosen?.name ?? words.templates;
  return (
    <>
      {/* The name begins with the visible words, for people who control the page by voice. */}
      <Menu
        label={`${visible}, ${words.templatesOf}`}
        variant="secondary"
        size="small"
        align="start"
        entries={entries}
      >
        {visible}
      </Menu>
      {hasFailed && dialog === null && <span role="alert">{words.notKept}</span>}
      <Suspense fallback={null}>
        {dialog === 'manage' && (
          <ManageTemplatesDialog {...{ templates, change, hasFailed }} onEdit={setDialog} onClose={close} />
        )}
        {dialog !== null && dialog !== 'manage' && (
          <TemplateDialog
            {...{ templates, change, hasFailed }}
            template={dialog === 'add' ? null : dialog}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
