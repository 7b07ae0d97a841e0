import { useMessages } from '../../messages/messages.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { projectCreateMessages } from './messages.ts';
import type { PinFields } from './project-form.ts';

interface PinRowProps {
  pin: PinFields;
  isGlobe: boolean;
  isWrong: boolean;
  onOpened: () => void;
  onRemoved: () => void;
}

/** A pin at rest. */
export function PinRow({ pin, isGlobe, isWrong, onOpened, onRemoved }: PinRowProps) {
  const words = useMessages(projectCreateMessages);
  const { x, y } = pin;
  const name = pin.name.trim() === '' ? words.unnamedPin : pin.name;
  return (
    <div className="ak-pin-list-row">
      <div className="ak-pin-list-text">
        <UserText text={name} className="ak-pin-list-name" />
        {isWrong ? (
          <span className="ak-pin-list-problem">
            <Icon name="warning" />
            {words.pinInvalid}
          </span>
        ) : (
          <span className="ak-pin-list-place">
            {isGlobe ? words.placeOnMap({ x, y }) : words.placeOnImage({ x, y })}
          </span>
        )}
      </div>
      <IconButton
        size="small"
        label={words.editPin({ name })}
        icon={<Icon name="pencil" />}
        onClick={onOpened}
      />
      <IconButton
        size="small"
        label={words.removePin({ name })}
        icon={<Icon name="trash" />}
        onClick={onRemoved}
      />
    </div>
  );
}
