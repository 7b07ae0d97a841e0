export interface Guard {
  readonly id: string;
  readonly file: string;
  readonly text: string;
  readonly without: string;
  readonly test: string;
}

export function without(guard: Omit<Guard, 'id' | 'test'>, text: string): string {
  if (text.split(guard.text).length !== 2) throw new Error(`${guard.file} must have once: ${guard.text}`);
  return text.replace(guard.text, () => guard.without);
}
