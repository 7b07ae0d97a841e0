export type { TooltipProps } from './tooltip.tsx';
export { Tooltip } from './tooltip.tsx';
export { TooltipArea } from './tooltip-area.tsx';
export type { TooltipBubbleProps } from './tooltip-bubble.tsx';
export { TooltipBubble } from './tooltip-bubble.tsx';
