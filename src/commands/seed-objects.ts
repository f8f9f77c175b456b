/** Seeds as commands print them: as an object for programs, as a row for people. */

import type { Table } from '../report/result-tables.ts'
import type { AddedSeed } from '../storage/added-seed.ts'
import type { StoredDirectorySeed } from '../storage/stored-seed.ts'
import { textColumn } from './print-data.ts'

/** What a seed logs in with: `password`, `oauth google`; `null`: nothing, or it is not known here. */
export type SeedLoginText = string | null

/** A seed and how it logs in. */
export interface ListedSeed {
  readonly seed: StoredDirectorySeed
  readonly login: SeedLoginText
}

/** How a seed that was added logs in. */
export function loginOfAdded({ kind, given }: Pick<AddedSeed, 'kind' | 'given'>): SeedLoginText {
  if (kind === 'local') return null
  const provider = given['oauth.provider']
  return provider === undefined ? 'password' : `oauth ${provider}`
}

/** A seed as `--json` prints it. */
export function seedObject({ seed, login }: ListedSeed): Readonly<Record<string, string | boolean | null>> {
  return {
    address: seed.address,
    provider: seed.providerName,
    type: seed.providerType,
    kind: seed.kind,
    enabled: seed.isEnabled,
    health: seed.health,
    health_reason: seed.healthReason ?? null,
    origin: seed.origin ?? 'file',
    login,
  }
}

/** All of them. */
export function seedTable(seeds: readonly ListedSeed[]): Table {
  return {
    columns: ['address', 'type', 'provider', 'kind', 'origin', 'login', 'state', 'health', 'reason'].map(textColumn),
    rows: seeds.map(({ seed, login }) => [
      seed.address,
      seed.providerType,
      seed.providerName,
      seed.kind,
      seed.origin ?? 'file',
      login ?? '-',
      seed.isEnabled ? 'enabled' : 'disabled',
      seed.health,
      seed.healthReason ?? '-',
    ]),
  }
}
