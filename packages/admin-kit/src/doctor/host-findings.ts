import { usableTimeZone } from '../ui/time/format-time.ts';
import type { Facts, Finding } from './facts.ts';

interface ClientWithDefaults {
  getDefaultOptions?(): { readonly queries?: { readonly staleTime?: unknown } };
}

export function hostFindings({ queryClient, timeZone, serverTimeZone }: Facts): Finding[] {
  const found: Finding[] = [];
  const defaults = (queryClient as ClientWithDefaults | undefined)?.getDefaultOptions?.().queries;
  if (defaults?.staleTime === Number.POSITIVE_INFINITY || defaults?.staleTime === 'static') {
    const written = `staleTime: ${defaults.staleTime === 'static' ? "'static'" : 'Infinity'}`;
    found.push({
      cause: `The queryClient of <AdminKitProvider> has the default \`${written}\`, so screens show what they loaded once until the page is loaded again.`,
      change: `take \`${written}\` out of defaultOptions.queries and set it where your own queries need it, or leave queryClient out.`,
    });
  }
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (timeZone !== usableTimeZone(timeZone))
    found.push({
      cause: `The timeZone of <AdminKitProvider> is "${timeZone}", which this browser does not know, so times are in ${zone}.`,
      change: '<AdminKitProvider timeZone="Europe/Berlin">, a name of the IANA list, or leave timeZone out.',
    });
  if (serverTimeZone !== undefined && timeZone === undefined && serverTimeZone !== zone)
    found.push({
      cause: `The server wrote times in ${serverTimeZone}, and this browser is in ${zone}, so React builds the prefetched screens again.`,
      change: `<AdminKitProvider timeZone="${zone}">, the same on the server and in the browser.`,
    });
  return found;
}
