export { DialogContentSlot } from './dialog-content-slot.tsx';
export type {
  AnySlots,
  DialogSlot,
  HeadedSlots,
  ListSlots,
  ScreenSlots,
  TableSlots,
  TableTool,
} from './screen-slots.ts';
export { SlotsContext, useListSlots, useScreenSlots } from './screen-slots.ts';
export type { ReplaceableProps } from './slot.tsx';
export { Replaceable, Slot, useHeaderActions, useIsReplaced, WithPart } from './slot.tsx';
