export const csvSeparators = [',', ';', '\t'] as const;

export type CsvSeparator = (typeof csvSeparators)[number];
