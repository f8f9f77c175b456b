/** Reads the seeds in the service file. */

import {
  bad,
  joinParsed,
  ok,
  type Parsed,
  type Problem,
  problemsOf,
  quoteValue,
  type SourcePlace,
} from '../../../foundation/errors/problem.ts'
import { domainOf } from '../../../foundation/world/domain.ts'
import type { Files } from '../../../foundation/world/world.ts'
import { type ConfigEntry, type ConfigValue, nameShape } from '../engine/config-value.ts'
import { layerProblems, valuesOf } from '../engine/values.ts'
import { buildConnection, connectionProblems, isByOAuth, missingProblems, readLogin } from './imap-login.ts'
import { keysOfKind, type SeedValues, seedTable } from './seed-rows.ts'
import { readServiceFile, readServiceLevel, type ServiceFileRequest, type ServicePlace } from './service-files.ts'
import type { SeedLogin, SeedSetting } from './service-settings.ts'

/** Reads all seeds, or returns all problems with them. Returns `null` if the `seeds` key is not set. */
export async function readSeeds(
  entry: ConfigEntry | undefined,
  place: ServicePlace,
): Promise<Parsed<readonly SeedSetting[] | null>> {
  if (entry === undefined || entry.value.kind === 'empty') return ok(null)
  const { value } = entry
  if (value.kind === 'scalar' && value.text.trim() === 'none') return ok([])
  if (value.kind !== 'list') {
    const expected = 'a list of seed mailboxes, or none'
    return bad({ input: 'seeds', came: nameShape(value), expected, place: value.place })
  }
  if (value.items.length === 0) {
    const todo =
      'remove the seeds key to use the nine local seeds, or set it to none to use only seeds added with presend seeds add'
    return bad({ input: 'seeds', came: 'an empty list', expected: 'at least one seed', todo, place: value.place })
  }
  const seeds = joinParsed(
    await Promise.all(value.items.map(async (item, index) => await readSeed(item, `seeds[${index}].`, place))),
  )
  const duplicates = duplicateProblems(value.items)
  if (duplicates.length === 0) return seeds
  return bad(...problemsOf(seeds), ...duplicates)
}

async function readSeed(item: ConfigValue, prefix: string, place: ServicePlace): Promise<Parsed<SeedSetting>> {
  if (item.kind !== 'map') {
    const expected = 'a map, such as {address: local1@seeds.example, type: business}'
    return bad({ input: prefix.slice(0, -1), came: nameShape(item), expected, place: item.place })
  }
  const level = readServiceLevel(item.entries, { table: seedTable, prefix })
  const values = valuesOf(seedTable, level.layer, (name) => `${prefix}${name}`)
  const problems = [
    ...level.problems,
    ...layerProblems(seedTable, level.layer),
    ...(await seedProblems(values, item.place, place)),
  ]
  const login = values.get('kind') === 'imap' ? await readLogin(values, place) : ok(null)
  if (login.status === 'bad') return bad(...problems, ...login.problems)
  return problems.length > 0 ? bad(...problems) : ok(buildSeed(values, login.value))
}

/** Checks the rules for a seed. @param entryPlace the position of the entry; absent for flags */
export async function seedProblems(
  values: SeedValues,
  entryPlace: SourcePlace | undefined,
  place: ServicePlace,
): Promise<readonly Problem[]> {
  const kind = values.get('kind')
  const needed = { address: 'the address of the mailbox', type: 'one of consumer, business, protected' }
  return [
    ...missingProblems(values, needed, entryPlace),
    ...(kind === null ? [] : foreignProblems(values, kind)),
    ...(kind === 'imap' ? await connectionProblems(values, entryPlace, place) : []),
  ]
}

function foreignProblems(values: SeedValues, kind: 'local' | 'imap'): readonly Problem[] {
  const other = kind === 'local' ? 'imap' : 'local'
  const kindName = values.at('kind').input
  return keysOfKind[other]
    .filter((name) => values.isGiven(name))
    .flatMap((name) => [
      {
        ...values.at(name),
        expected: `no value unless ${kindName} is ${other}`,
        rule: `is allowed only if ${kindName} is ${other}`,
        todo: `remove it, or set ${kindName} to ${other}`,
      },
    ])
}

/** Builds a seed from valid values. @param login `null` for a local seed */
export function buildSeed(values: SeedValues, login: SeedLogin | null): SeedSetting {
  const { options, plusAddress, providerName } = values.fields()
  const address = values.always('address')
  const base = {
    address,
    providerName: providerName ?? domainOf(address) ?? address,
    providerType: values.always('type'),
  }
  if (login === null) return { ...base, kind: 'local', options }
  return { ...base, kind: 'imap', ...buildConnection(values, login), plusAddress }
}

/** Reports each seed whose address is already used by an earlier seed. */
function duplicateProblems(items: readonly ConfigValue[]): readonly Problem[] {
  const first = new Map<string, SourcePlace>()
  return items.flatMap((item, index) => {
    const prefix = `seeds[${index}].`
    const { layer } = readServiceLevel(item.kind === 'map' ? item.entries : [], { table: seedTable, prefix })
    const values = valuesOf(seedTable, layer)
    const address = values.get('address')
    if (address === null) return []
    const earlier = first.get(address)
    if (earlier === undefined) {
      first.set(address, item.place)
      return []
    }
    const expected = `each address once (first on line ${earlier.line ?? '?'})`
    const came = `${quoteValue(address)} again`
    return [{ ...values.at('address'), came, expected, todo: 'remove one of the two' }]
  })
}

/** A seed from the service file, and its position. */
export interface PlacedSeed {
  readonly place: SourcePlace
  /** The login; `null` for a local seed. */
  readonly login: 'password' | 'oauth' | null
}

/** Returns the valid seeds in the service file, keyed by address. Ignores all problems, and does not read secrets. */
export async function readSeedPlaces(
  request: ServiceFileRequest,
  files: Files,
): Promise<ReadonlyMap<string, PlacedSeed>> {
  const { entries } = await readServiceFile(request, files)
  const list = entries.find((entry) => entry.key === 'seeds')?.value
  const items = list?.kind === 'list' ? list.items : []
  return new Map(
    items.flatMap((item): readonly (readonly [string, PlacedSeed])[] => {
      const { layer } = readServiceLevel(item.kind === 'map' ? item.entries : [], { table: seedTable })
      const values = valuesOf(seedTable, layer)
      const address = values.get('address')
      const method = isByOAuth(values) ? 'oauth' : 'password'
      const login = values.get('kind') === 'imap' ? method : null
      return address === null ? [] : [[address, { place: item.place, login }]]
    }),
  )
}
