// What each screen needs soon after its first paint, as one script: bundlers split what several of them share.
export { uncoverFocus } from './accessibility/uncover-focus.ts';
export { fetchForLook, lookAfter } from './data/look-after.ts';
export { performAction, runAction } from './data/perform-action.ts';
export { sendFirst } from './data/send-save.ts';
export { noticesOf } from './provider/notice-list.ts';
export { NoticesOf } from './provider/notices-of.tsx';
