export function requireNode(
  oldest: string,
  user: string,
  version: string | undefined = globalThis.process?.versions?.node,
): void {
  const [major = 0, minor = 0] = (version ?? oldest).split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Error(`${user} needs Node ${oldest} or newer. This is Node ${version}.`);
}
