/** An exception of the host's code must not stop ours. */
export function reportErrorsOf(callback: () => void): void {
  try {
    callback();
  } catch (thrown) {
    reportError(thrown);
  }
}
