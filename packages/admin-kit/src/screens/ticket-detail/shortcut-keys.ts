/** Single keys, as `event.key` in lower case. */
export const shortcutKeys = {
  next: 'j',
  previous: 'k',
  unresolved: 'u',
  inProgress: 'i',
  resolved: 'r',
} as const;
