const CAUSES = [
  [
    /ERR_PNPM_(OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|NO_LOCKFILE)/,
    (packageManager) =>
      `pnpm-lock.yaml does not match the package.json files. Run 'npx -y ${packageManager} install' and commit the lockfile.`,
  ],
  [/ENOSPC/, () => 'The disk is full. Make room (about 2 GB) and run the command again.'],
  [
    /npx.*ENOENT|npx: (command )?not found|'npx' is not recognized/,
    () => 'npx was not found. It comes with npm: install Node together with npm and run the command again.',
  ],
  [
    /ERR_PNPM_FETCH_4\d\d|\bE40[134]\b/,
    () =>
      "The package registry refused a package; the lines above name it. Check which registry is set ('npm config get registry') and run the command again.",
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENETDOWN|SOCKET_TIMEOUT|META_FETCH_FAIL|ERR_PNPM_FETCH|fetch failed|CERT|SELF_SIGNED|network/i,
    () =>
      'The package registry cannot be reached. Connect this machine to the network (behind a proxy, set HTTPS_PROXY) and run the command again. Packages that were already downloaded are kept.',
  ],
];

export function whyInstallFailed(output, packageManager) {
  const cause = CAUSES.find(([pattern]) => pattern.test(output));
  return cause
    ? cause[1](packageManager)
    : 'The installation failed; the lines above say why. Fix that and run the command again.';
}
