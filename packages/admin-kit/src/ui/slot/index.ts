export type {
  AnySlots,
  DialogSlot,
  HeadedSlots,
  ScreenSlots,
  TableSlots,
  TableTool,
} from './screen-slots.ts';
export { SlotsContext, useScreenSlots } from './screen-slots.ts';
export { DialogContentSlot, Replaceable, Slot, useHeaderActions, WithPart } from './slot.tsx';
