export type { NewBatch } from './api.ts';
export type { LmsPanelPart, LmsPanelProps } from './lms-panel.tsx';
export { LmsPanel } from './lms-panel.tsx';
export { lmsMessages } from './messages.ts';
export type { LmsTab } from './rules.ts';
export type { LmsActions, LmsOrganization, LmsState } from './use-lms.ts';
export { useBatchCodes, useCodeBatches, useGenerateBatch, useLms } from './use-lms.ts';
