/** The entries of `dmarc-reports` in the service file. */

import type { Parsed, Problem, SourcePlace } from '../../errors/problem.ts'
import { bad, ok } from '../../errors/problem.ts'
import { type ConfigEntry, type ConfigValue, nameShape } from '../config/config-value.ts'
import { joinParsed } from '../parsers/join-parsed.ts'
import { imapSeed } from './build-seed.ts'
import { connectionKeys, dmarcMailboxTable } from './dmarc-rows.ts'
import { caFileProblems } from './read-seeds.ts'
import { type GivenRow, type RowLayer, readLevel, rowProblems, rowValues } from './row-layer.ts'
import { seedTable } from './seed-rows.ts'
import { seedProblems } from './seed-rules.ts'
import { readSeedLogin, type SeedSurroundings } from './seed-secrets.ts'
import type { DmarcMailboxSetting } from './service-settings.ts'

/** All of them, or every problem of all of them. */
export async function readDmarcMailboxes(
  entry: ConfigEntry | undefined,
  surroundings: SeedSurroundings,
): Promise<Parsed<readonly DmarcMailboxSetting[]>> {
  if (entry === undefined || entry.value.kind === 'empty') return ok([])
  const { value } = entry
  if (value.kind !== 'list') {
    return bad({ input: 'dmarc-reports', came: nameShape(value), expected: 'a list of mailboxes', place: value.place })
  }
  const mailboxes: Parsed<DmarcMailboxSetting>[] = []
  for (const [index, item] of value.items.entries()) {
    mailboxes.push(await readMailbox(item, `dmarc-reports[${index}].`, surroundings))
  }
  const joined = joinParsed(mailboxes)
  return joined.status === 'bad' ? joined : refuseTwice(joined.value, value.items)
}

async function readMailbox(
  item: ConfigValue,
  prefix: string,
  surroundings: SeedSurroundings,
): Promise<Parsed<DmarcMailboxSetting>> {
  if (item.kind !== 'map') {
    const expected = 'a map, such as {workspace: shop, host: imap.box.example, username: dmarc, password-env: …}'
    return bad({ input: prefix.slice(0, -1), came: nameShape(item), expected, place: item.place })
  }
  const { place } = item
  const names = [...Object.keys(dmarcMailboxTable), ...connectionKeys]
  const secrets = item.entries.filter((entry) => entry.key === 'password')
  const rest = item.entries.filter((entry) => entry.key !== 'password')
  const level = readLevel(rest, { names, otherKeys: [], prefix })
  const values = rowValues(dmarcMailboxTable, level.layer, prefix)
  const connection = rowValues(seedTable, asSeed(level.layer, place), prefix)
  const problems = [
    ...secrets.map((entry) => secretInFile(entry, prefix)),
    ...level.problems,
    ...rowProblems(Object.values(dmarcMailboxTable), level.layer),
    ...rowProblems(
      connectionKeys.map((name) => seedTable[name]),
      level.layer,
    ),
    ...seedProblems(connection, { place, prefix }),
    ...(await caFileProblems(connection, surroundings)),
  ]
  if (!values.isGiven('workspace')) {
    problems.push({ input: `${prefix}workspace`, came: 'nothing', expected: 'the workspace that they are for', place })
  }
  if (values.isGiven('only-from') && !connection.isGiven('authserv-id')) {
    const todo = 'add authserv-id: without it nobody knows who sent a mail, since a From field is easily forged'
    problems.push({ ...values.at('only-from'), came: 'no authserv-id', expected: 'both', todo })
  }
  const login = await readSeedLogin(connection, surroundings)
  if (login.status === 'bad') return bad(...problems, ...login.problems)
  if (problems.length > 0 || login.value === null) return bad(...problems)
  const seed = imapSeed(connection, login.value)
  const folder = values.always('folder')
  const mailbox = `${seed.username}@${seed.host}:${seed.port}`
  return ok({
    name: `${mailbox}/${folder}`,
    workspaceId: values.always('workspace'),
    email: values.always('account'),
    folder,
    domains: values.get('domains') ?? [],
    onlyFrom: values.get('only-from') ?? [],
    afterReading: values.always('after-reading'),
    // What a seed's secrets are kept under: no seed may have the same, and all folders of a mailbox have one grant.
    mailbox: { ...seed, address: `dmarc-reports of ${mailbox}` },
  })
}

/** A connection is read by the rules of seeds: these three are what it takes to be one. */
function asSeed(layer: RowLayer, place: SourcePlace): RowLayer {
  const given = (label: string, text: string): GivenRow => ({
    input: { form: 'text', text },
    label,
    source: 'config',
    place,
  })
  const own = [...layer].filter(([name]) => connectionKeys.some((key) => key === name))
  return new Map([
    ...own,
    ['kind', given('kind', 'imap')],
    ['type', given('type', 'business')],
    ['address', given('address', 'dmarc-reports@presend.invalid')],
  ])
}

function secretInFile(entry: ConfigEntry, prefix: string): Problem {
  return {
    input: `${prefix}password`,
    expected: 'passwords not to stand in the service file',
    todo: 'put it into an environment variable or a file of its own, and name that as password-env or password-file',
    place: entry.place,
  }
}

/** Two that read the same folder would be told apart by nothing, and share how far they are. */
function refuseTwice(
  mailboxes: readonly DmarcMailboxSetting[],
  items: readonly ConfigValue[],
): Parsed<readonly DmarcMailboxSetting[]> {
  const problems = mailboxes.flatMap(({ name }, index): readonly Problem[] => {
    const first = mailboxes.findIndex((other) => other.name === name)
    const place = items[index]?.place
    if (first === index) return []
    const expected = `each folder once (dmarc-reports[${first}] reads it already)`
    return [{ input: `dmarc-reports[${index}]`, came: name, expected, ...(place === undefined ? {} : { place }) }]
  })
  return problems.length > 0 ? bad(...problems) : ok(mailboxes)
}
