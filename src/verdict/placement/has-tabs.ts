/** Seeds that sort their inbox into tabs. */

import type { PlacementFacts } from './facts.ts'

/** Gmail's domains, and the default seed that simulates Gmail. */
const tabbedProviders: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com', 'google.com', 'freemail.example'])

/**
 * True for Gmail-like consumer seeds; the seed option `tabs` declares further ones. Other providers have no tabs.
 */
export function hasTabs({
  providerType,
  providerName,
  seedOptions,
}: Pick<PlacementFacts, 'providerType' | 'providerName' | 'seedOptions'>): boolean {
  if (providerType !== 'consumer') return false
  return seedOptions.includes('tabs') || tabbedProviders.has(providerName.toLowerCase())
}
