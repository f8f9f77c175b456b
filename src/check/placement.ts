/** Where the copies landed, by provider type. */

import { isTab, providerTypes } from '../contract/names.ts'
import type { PlacementRow } from './check-result.ts'
import type { SeedEvidence } from './evidence.ts'

/** One row a provider type that has seeds, in the order of the wire's list. */
export function placementOf(seeds: readonly SeedEvidence[]): readonly PlacementRow[] {
  const byType = Map.groupBy(seeds, (one) => one.seed.providerType)
  return providerTypes.flatMap((providerType) => {
    const folders = (byType.get(providerType) ?? []).map((one) => one.folder)
    if (folders.length === 0) return []
    return [
      {
        providerType,
        seedCount: folders.length,
        inboxCount: folders.filter((folder) => folder === 'INBOX').length,
        spamCount: folders.filter((folder) => folder === 'Spam').length,
        tabCount: folders.filter((folder) => folder !== null && isTab(folder)).length,
        noneCount: folders.filter((folder) => folder === null).length,
      },
    ]
  })
}
