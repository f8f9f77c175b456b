/** Which seeds the service file at hand has, for commands that need nothing else of it. */

import type { SourcePlace } from '../../errors/problem.ts'
import type { Files } from '../../world/world.ts'
import type { ConfigEntry, ConfigValue } from '../config/config-value.ts'
import { readServiceFile, type ServiceFilePlace } from './read-service-file.ts'
import { readLevel, rowValues } from './row-layer.ts'
import { seedTable } from './seed-rows.ts'
import { isByOAuth } from './seed-rules.ts'

/** One seed of the file. */
export interface PlacedSeed {
  readonly place: SourcePlace
  /** `null`: a local seed has none. */
  readonly login: 'password' | 'oauth' | null
}

/**
 * By address. What is wrong with the file is not told here, and no secret has to be at hand: a seed that cannot be read
 * is not among them.
 */
export async function readSeedPlaces(place: ServiceFilePlace, files: Files): Promise<ReadonlyMap<string, PlacedSeed>> {
  const { entries } = await readServiceFile(place, files)
  const list = entries.find((entry) => entry.key === 'seeds')?.value
  const items = list?.kind === 'list' ? list.items : []
  return new Map(items.flatMap((item) => (item.kind === 'map' ? placedSeed(item, item.entries) : [])))
}

function placedSeed(
  { place }: Pick<ConfigValue, 'place'>,
  entries: readonly ConfigEntry[],
): readonly (readonly [string, PlacedSeed])[] {
  const { layer } = readLevel(entries, { names: Object.keys(seedTable), otherKeys: [], prefix: '' })
  const values = rowValues(seedTable, layer)
  const address = values.get('address')
  const byWhat = isByOAuth(values) ? 'oauth' : 'password'
  return address === null ? [] : [[address, { place, login: values.get('kind') === 'imap' ? byWhat : null }]]
}
