/** Which seeds sort their inbox into tabs. */

import type { PlacementFacts } from './facts.ts'

/** Gmail's own domains, and the default seed that stands for Gmail. */
const tabbedProviders: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com', 'google.com', 'freemail.example'])

/**
 * True for Gmail-like seeds. Yahoo and Outlook.com have no such tabs, nor have business and protected mailboxes.
 * An operator declares further seeds Gmail-like with the option `tabs`.
 */
export function hasTabs({
  providerType,
  providerName,
  seedOptions,
}: Pick<PlacementFacts, 'providerType' | 'providerName' | 'seedOptions'>): boolean {
  if (providerType !== 'consumer') return false
  return seedOptions.includes('tabs') || tabbedProviders.has(providerName.toLowerCase())
}
