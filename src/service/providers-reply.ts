/** The seed mailboxes with their providers and health, in the wire's words. */

import { type ProviderType, providerTypes } from '../contract/names.ts'
import type { ProviderGroup, ProvidersReply } from '../contract/seed-replies.ts'
import type { DirectorySeed } from '../seeds/directory.ts'

/** Reply of `GET /external_tests/providers`; no types given means all. Disabled seeds are not shown. */
export function providersReply(seeds: readonly DirectorySeed[], wanted: readonly ProviderType[]): ProvidersReply {
  const types = providerTypes.filter((type) => wanted.length === 0 || wanted.includes(type))
  return { success: true, providers: Object.fromEntries(types.map((type) => [type, groupOf(seeds, type)])) }
}

function groupOf(seeds: readonly DirectorySeed[], type: ProviderType): ProviderGroup {
  const shown = seeds.filter((seed) => seed.providerType === type && seed.isEnabled)
  const emails = shown.map(({ address, providerName, health }) => ({ address, service: providerName, status: health }))
  return { description: descriptions[type], emails }
}

const descriptions: Readonly<Record<ProviderType, string>> = {
  consumer: 'Mailboxes of providers for private people',
  business: 'Mailboxes of providers for companies',
  protected: 'Company mailboxes behind a filtering gateway',
}
