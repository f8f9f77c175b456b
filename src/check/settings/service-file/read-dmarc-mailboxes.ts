/** Reads the entries of `dmarc-reports` in the service file. */

import { bad, joinParsed, ok, type Parsed, type Problem, problemAt } from '../../../foundation/errors/problem.ts'
import { type ConfigEntry, type ConfigValue, nameShape } from '../engine/config-value.ts'
import { requireSetting } from '../engine/require-setting.ts'
import { layerProblems, valuesOf } from '../engine/values.ts'
import { dmarcMailboxTable } from './dmarc-rows.ts'
import { buildConnection, connectionProblems, missingProblems, readLogin } from './imap-login.ts'
import { connectionTable } from './seed-rows.ts'
import { readServiceLevel, type ServicePlace } from './service-files.ts'
import type { DmarcMailboxSetting } from './service-settings.ts'

const entryTable = { ...dmarcMailboxTable, ...connectionTable }

/** Reads all mailboxes, or returns all problems with them. */
export async function readDmarcMailboxes(
  entry: ConfigEntry | undefined,
  place: ServicePlace,
): Promise<Parsed<readonly DmarcMailboxSetting[]>> {
  if (entry === undefined || entry.value.kind === 'empty') return ok([])
  const { value } = entry
  if (value.kind !== 'list') {
    return bad({ input: 'dmarc-reports', came: nameShape(value), expected: 'a list of mailboxes', place: value.place })
  }
  const mailboxes = joinParsed(
    await Promise.all(
      value.items.map(async (item, index) => await readMailbox(item, `dmarc-reports[${index}].`, place)),
    ),
  )
  return mailboxes.status === 'bad' ? mailboxes : refuseDuplicates(mailboxes.value, value.items)
}

async function readMailbox(
  item: ConfigValue,
  prefix: string,
  place: ServicePlace,
): Promise<Parsed<DmarcMailboxSetting>> {
  if (item.kind !== 'map') {
    const expected = 'a map, such as {workspace: shop, host: imap.box.example, username: dmarc, password-env: …}'
    return bad({ input: prefix.slice(0, -1), came: nameShape(item), expected, place: item.place })
  }
  const level = readServiceLevel(item.entries, { table: entryTable, prefix })
  const values = valuesOf(entryTable, level.layer, (name) => `${prefix}${name}`)
  const problems = [
    ...level.problems,
    ...layerProblems(entryTable, level.layer),
    ...(await connectionProblems(values, item.place, place)),
    ...missingProblems(values, { workspace: 'the workspace that the reports belong to' }, item.place),
    ...requireSetting(values, { missing: 'authserv-id', when: ['only-from'], why: forgeable, todo: 'add authserv-id' }),
  ]
  const login = await readLogin(values, place)
  if (login.status === 'bad') return bad(...problems, ...login.problems)
  if (problems.length > 0 || login.value === null) return bad(...problems)
  const connection = buildConnection(values, login.value)
  const { email, folder, domains, onlyFrom, afterReading } = values.fields()
  const mailbox = `${connection.username}@${connection.host}:${connection.port}`
  return ok({
    name: `${mailbox}/${folder}`,
    workspaceId: values.always('workspace'),
    email,
    folder,
    domains,
    onlyFrom,
    afterReading,
    mailbox: {
      ...connection,
      kind: 'imap',
      // Stored secrets are looked up by this address. No seed can have the same address, and all folders of a mailbox
      // share one grant.
      address: `dmarc-reports of ${mailbox}`,
      providerName: connection.host,
      providerType: 'business',
      plusAddress: false,
    },
  })
}

const forgeable = 'a From address is easily forged and the sender must be verified'

/** Rejects two entries for the same folder, because they would share their read position. */
function refuseDuplicates(
  mailboxes: readonly DmarcMailboxSetting[],
  items: readonly ConfigValue[],
): Parsed<readonly DmarcMailboxSetting[]> {
  const problems = mailboxes.flatMap(({ name }, index): readonly Problem[] => {
    const first = mailboxes.findIndex((other) => other.name === name)
    if (first === index) return []
    const expected = `each folder to be listed only once (already in dmarc-reports[${first}])`
    return [problemAt(items[index]?.place, { input: `dmarc-reports[${index}]`, came: name, expected })]
  })
  return problems.length > 0 ? bad(...problems) : ok(mailboxes)
}
