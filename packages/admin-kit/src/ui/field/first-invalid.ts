/** Leads to the first field to mend, once it is marked as such. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  queueMicrotask(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
