import { CopyButton } from '../../ui/button/copy-button.tsx';
import { UserText } from '../../ui/text/user-text.tsx';

/** An id, a key or another text that goes into other systems as it is: in a mono face, to be copied. */
export function IdValue({ id, copyLabel }: { id: string | number; copyLabel: string }) {
  return (
    <span className="ak-lms-panel-id">
      <UserText text={String(id)} />
      <CopyButton text={String(id)} label={copyLabel} />
    </span>
  );
}
