/** The seeds of the service file. Their secrets are read where they lie; in the file itself they are an error. */

import type { Parsed, Problem } from '../../errors/problem.ts'
import { bad, ok } from '../../errors/problem.ts'
import { type ConfigEntry, type ConfigValue, nameShape } from '../config/config-value.ts'
import { joinParsed } from '../parsers/join-parsed.ts'
import { imapSeed, localSeed } from './build-seed.ts'
import { type RowValues, readLevel, rowProblems, rowValues } from './row-layer.ts'
import { type SeedValues, seedTable } from './seed-rows.ts'
import { duplicateProblems, seedProblems } from './seed-rules.ts'
import { readSeedLogin, type SeedSurroundings } from './seed-secrets.ts'
import { fileProblem } from './service-files.ts'
import type { SeedSetting } from './service-settings.ts'

/** All seeds, or every problem of all of them; `null`: the file has no such key. */
export async function readSeeds(
  entry: ConfigEntry | undefined,
  surroundings: SeedSurroundings,
): Promise<Parsed<readonly SeedSetting[] | null>> {
  if (entry === undefined || entry.value.kind === 'empty') return ok(null)
  const { value } = entry
  if (value.kind === 'scalar' && value.text.trim() === 'none') return ok([])
  if (value.kind !== 'list') {
    const expected = 'a list of seed mailboxes, or none'
    return bad({ input: 'seeds', came: nameShape(value), expected, place: value.place })
  }
  if (value.items.length === 0) {
    const todo = 'leave seeds out for the nine local seeds, or write none for those alone that presend seeds add takes'
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
  const login = await readSeedLogin(values, surroundings)
  if (login.status === 'bad') return bad(...problems, ...login.problems)
  if (problems.length > 0) return bad(...problems)
  return ok(login.value === null ? localSeed(values) : imapSeed(values, login.value))
}

/** What is wrong with the `ca-file` of a seed. */
export async function caFileProblems(
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
