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
export { DialogContentSlot, Replaceable, Slot, useHeaderActions, WithPart } from './slot.tsx';
