import { useMemo } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { useListText } from '../../messages/list-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { whitelistMessages } from './messages.ts';
import type { Openness, opennessOf } from './openness.ts';
import { cleanedDomain, isDomain } from './rules.ts';

const sentences = { mail: 'openMail', suffix: 'openSuffix' } as const;
const MAX_NAMED = 20;

interface OpenDomainsProps {
  parts: readonly string[];
  findOpenness: typeof opennessOf;
}

/** Says which domains let everyone in, before they are added. */
export function OpenDomains({ parts, findOpenness }: OpenDomainsProps) {
  const words = useMessages(whitelistMessages);
  const inList = useListText();
  const { publicMailDomains } = useAdminKit().policy;
  const found = useMemo(() => {
    const domains: Record<Openness, Set<string>> = { mail: new Set(), suffix: new Set() };
    for (const part of parts) {
      // A list leaves it out.
      if (parts.length > 1 && !isDomain(cleanedDomain(part))) continue;
      const open = findOpenness(part, publicMailDomains);
      if (open) domains[open.kind].add(open.domain);
    }
    return domains;
  }, [parts, publicMailDomains, findOpenness]);
  return (
    <div role="status" className="ak-whitelist-manager-notes">
      {(['mail', 'suffix'] as const).map((kind) => {
        const domains = [...found[kind]];
        if (domains.length === 0) return null;
        const named = domains.slice(0, MAX_NAMED).map((domain) => visibleText(domain));
        const rest = domains.length > MAX_NAMED ? ['…'] : [];
        return (
          <Alert key={kind} tone="warning">
            {words[sentences[kind]]({ domains: inList([...named, ...rest]) })}
          </Alert>
        );
      })}
    </div>
  );
}
