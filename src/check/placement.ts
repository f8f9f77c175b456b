/** Counts copies by provider type and folder. */

import { type Folder, isTab, providerTypes } from '../contract/names.ts'
import type { PlacementRow } from './check-result.ts'
import { countsAsInbox, type SeedEvidence } from './evidence.ts'

/** Returns one row per provider type that has seeds. */
export function countPlacement(
  seeds: readonly SeedEvidence[],
  inboxFolders: readonly Folder[],
): readonly PlacementRow[] {
  const byType = Map.groupBy(seeds, (one) => one.seed.providerType)
  return providerTypes.flatMap((providerType) => {
    const ofType = byType.get(providerType) ?? []
    const folders = ofType.map((one) => one.folder)
    if (folders.length === 0) return []
    return [
      {
        providerType,
        seedCount: folders.length,
        hitCount: ofType.filter((one) => countsAsInbox(one, inboxFolders)).length,
        inboxCount: folders.filter((folder) => folder === 'INBOX').length,
        spamCount: folders.filter((folder) => folder === 'Spam').length,
        tabCount: folders.filter((folder) => folder !== null && isTab(folder)).length,
        noneCount: folders.filter((folder) => folder === null).length,
      },
    ]
  })
}
