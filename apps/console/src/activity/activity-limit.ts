/** Entries that the log and its memory keep; older ones go. */
export const MAX_ENTRIES = 1000;
