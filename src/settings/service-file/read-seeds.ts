/** The seeds of the service file. Their passwords are read where they lie; in the file itself they are an error. */

import type { Parsed, Problem } from '../../errors/problem.ts'
import { bad, ok } from '../../errors/problem.ts'
import type { Secret } from '../../world/secret.ts'
import { type ConfigEntry, type ConfigValue, nameShape } from '../config/config-value.ts'
import { joinParsed } from '../parsers/join-parsed.ts'
import { parsePassword } from '../parsers/text.ts'
import { type RowValues, readLevel, rowProblems, rowValues } from './row-layer.ts'
import { type SeedValues, seedTable } from './seed-rows.ts'
import { duplicateProblems, seedProblems } from './seed-rules.ts'
import { fileProblem, readNamedFile, type ServiceWorld } from './service-files.ts'
import type { ImapSeedSetting, LocalSeedSetting, SeedSetting } from './service-settings.ts'

/** Where files lie and what the world says. */
export interface SeedSurroundings extends ServiceWorld {
  /** Absolute. */
  readonly workingDirectory: string
}

/** All seeds, or every problem of all of them; `null`: the file has no such key. */
export async function readSeeds(
  entry: ConfigEntry | undefined,
  surroundings: SeedSurroundings,
): Promise<Parsed<readonly SeedSetting[] | null>> {
  if (entry === undefined || entry.value.kind === 'empty') return ok(null)
  const { value } = entry
  if (value.kind !== 'list') {
    return bad({ input: 'seeds', came: nameShape(value), expected: 'a list of seed mailboxes', place: value.place })
  }
  if (value.items.length === 0) {
    const todo = 'leave seeds out for the nine local seeds'
    return bad({ input: 'seeds', came: 'an empty list', expected: 'at least one seed', todo, place: value.place })
  }
  const seeds: Parsed<SeedSetting>[] = []
  for (const [index, item] of value.items.entries()) {
    seeds.push(await readSeed(item, `seeds[${index}].`, surroundings))
  }
  const joined = joinParsed(seeds)
  const duplicates = duplicateProblems(value.items)
  return joined.status === 'bad' || duplicates.length > 0
    ? bad(...(joined.status === 'bad' ? joined.problems : []), ...duplicates)
    : joined
}

async function readSeed(
  item: ConfigValue,
  prefix: string,
  surroundings: SeedSurroundings,
): Promise<Parsed<SeedSetting>> {
  if (item.kind !== 'map') {
    const expected = 'a map, such as {address: local1@seeds.example, type: business}'
    return bad({ input: prefix.slice(0, -1), came: nameShape(item), expected, place: item.place })
  }
  const secrets = item.entries.filter((entry) => entry.key === 'password')
  const rest = item.entries.filter((entry) => entry.key !== 'password')
  const level = readLevel(rest, { names: Object.keys(seedTable), otherKeys: [], prefix })
  const values = rowValues(seedTable, level.layer, prefix)
  const problems = [
    ...secrets.map((entry) => secretInFile(entry, prefix)),
    ...level.problems,
    ...rowProblems(Object.values(seedTable), level.layer),
    ...seedProblems(values, { place: item.place, prefix }),
    ...(await caFileProblems(values, surroundings)),
  ]
  const password = await readPassword(values, surroundings)
  if (password.status === 'bad') return bad(...problems, ...password.problems)
  if (problems.length > 0) return bad(...problems)
  return ok(password.value === null ? localSeed(values) : imapSeed(values, password.value))
}

async function caFileProblems(
  values: RowValues<SeedValues>,
  surroundings: SeedSurroundings,
): Promise<readonly Problem[]> {
  const path = values.get('ca-file')
  if (path === null || path === 'none') return []
  const problem = await fileProblem({ ...values.at('ca-file'), path }, surroundings)
  return problem === null ? [] : [problem]
}

function secretInFile(entry: ConfigEntry, prefix: string): Problem {
  return {
    input: `${prefix}password`,
    expected: 'passwords not to stand in the service file',
    todo: 'put it into an environment variable or a file of its own, and name that as password-env or password-file',
    place: entry.place,
  }
}

/** The password of an imap seed; `null` for a local one, and where it is not said in a way that can be followed. */
async function readPassword(
  values: RowValues<SeedValues>,
  { env, files, workingDirectory }: SeedSurroundings,
): Promise<Parsed<Secret | null>> {
  if (values.get('kind') !== 'imap' || values.isGiven('password-env') === values.isGiven('password-file'))
    return ok(null)
  const variable = values.get('password-env')
  const path = values.get('password-file')
  if (variable !== null) {
    const text = env[variable] ?? ''
    if (text !== '') return asPassword(text, values.at('password-env'))
    const todo = 'set it where presend serve starts'
    return bad({ ...values.at('password-env'), came: `nothing in ${variable}`, expected: 'the password there', todo })
  }
  if (path === null) return ok(null)
  const at = values.at('password-file')
  const text = await readNamedFile({ ...at, path }, { files, workingDirectory })
  return text.status === 'ok' ? asPassword(text.value, at) : text
}

/** A password may be no longer than any server takes; nothing of a wrong one is shown. */
function asPassword(text: string, at: Pick<Problem, 'input' | 'place'>): Parsed<Secret> {
  const parsed = parsePassword(text, at.input)
  return parsed.status === 'ok' || at.place === undefined ? parsed : bad({ ...at, expected: 'a password on one line' })
}

function localSeed(values: RowValues<SeedValues>): LocalSeedSetting {
  return { ...baseOf(values), kind: 'local', options: values.get('options') ?? [] }
}

function imapSeed(values: RowValues<SeedValues>, password: Secret): ImapSeedSetting {
  const tls = values.always('tls')
  const authservIds = values.get('authserv-id') ?? []
  const caPath = values.always('ca-file')
  return {
    ...baseOf(values),
    kind: 'imap',
    host: values.always('host'),
    port: values.get('port') ?? (tls === 'implicit' ? 993 : 143),
    tls,
    username: values.always('username'),
    password,
    authservIds: authservIds.filter((id) => id !== 'none'),
    plusAddress: values.always('plus-address'),
    caPath: caPath === 'none' ? null : caPath,
  }
}

function baseOf(values: RowValues<SeedValues>): Pick<SeedSetting, 'address' | 'providerName' | 'providerType'> {
  const address = values.always('address')
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return { address, providerName: values.get('provider') ?? domain, providerType: values.always('type') }
}
