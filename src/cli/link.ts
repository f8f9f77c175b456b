/** Runs `presend link`, which manages links to report pages directly in the database. */

import { readPublicUrlSetting } from '../check/settings/service-file/read-service-settings.ts'
import { durationUpToDays } from '../check/settings/service-file/service-parsers.ts'
import type { WorkspaceId } from '../foundation/contract/identifiers.ts'
import { invalidInput, validOrThrow } from '../foundation/errors/presend-error.ts'
import { quoteValue } from '../foundation/errors/problem.ts'
import { createReportLink } from '../service/report-page/report-links.ts'
import type { ListedLink, StoredLink } from '../service/storage/report-link.ts'
import type { Store } from '../service/storage/store.ts'
import type { CommandDeps, StorageInput } from './command.ts'
import { openCommandStorage } from './open-command-storage.ts'
import { dateOrNull, type Field, isoTime, objectOf, printJson, printLine, printList, printNote } from './print-data.ts'

interface CreateInput extends StorageInput {
  readonly test: string
  readonly workspace: WorkspaceId
  readonly expires: string | null
}

const linkFields: readonly Field<StoredLink>[] = [
  { key: 'id', column: 'id', value: (link) => link.linkId },
  { key: 'workspace', column: 'workspace', value: (link) => link.workspaceId },
  { key: 'test', column: 'test', value: (link) => link.numericId },
  { key: 'created_at', column: 'created (UTC)', value: (link) => new Date(link.createdAtMs) },
  { key: 'expires_at', column: 'expires', value: (link) => dateOrNull(link.expiresAtMs) },
  { key: 'revoked_at', column: 'revoked', value: (link) => dateOrNull(link.revokedAtMs) },
]

const listedFields: readonly Field<ListedLink>[] = [
  ...linkFields.slice(0, 3),
  { key: 'name', column: 'name', value: (link) => link.testName },
  ...linkFields.slice(3),
]

/** Runs `presend link create`. */
export async function createLink(input: CreateInput, deps: CommandDeps): Promise<number> {
  const { world, host, terminal } = deps
  const lifetimeMs =
    input.expires === null ? null : validOrThrow(durationUpToDays(3650)(input.expires, '--expires'), 'Creating a link')
  const publicUrl = await readPublicUrlSetting({ config: input.config, workingDirectory: host.workingDirectory }, world)
  const base = validOrThrow(publicUrl, 'Reading public-url')
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const test = await store.findTest(input.workspace, input.test)
  const expiresAtMs = lifetimeMs === null ? null : world.clock.nowMs() + lifetimeMs
  const ports = { store, clock: world.clock, random: world.random }
  const created = test === null ? null : await createReportLink(test, expiresAtMs, ports)
  if (created === null) {
    throw invalidInput({
      done: 'Creating a link',
      came: `${quoteValue(input.test)}, which matches no test in workspace ${quoteValue(input.workspace)}`,
      expected: 'the numeric id, tracking id or tracking key of an existing test',
      todo: 'check the id and --workspace',
    })
  }
  const path = `/r/${created.name}`
  const url = base === null ? null : base + path
  const { linkId, numericId, workspaceId } = created.link
  const change = { workspaceId, actor: 'presend link create', action: 'link.create' } as const
  await storage.record({ ...change, subject: `${linkId} to test ${numericId}` })
  if (input.isJson) printJson({ link: objectOf(linkFields, created.link), path, url }, terminal)
  else printLine(url ?? path, terminal)
  const end = expiresAtMs === null ? 'The link does not expire' : `The link expires at ${isoTime(expiresAtMs)}`
  const what = url === null ? 'Only the path of the link is printed; set public-url to print the full URL.' : ''
  printNote(
    `Created link ${linkId}. ${end}. Save the link now: it will not be shown again. ${what}`.trimEnd(),
    terminal,
  )
  return 0
}

/** The number of links to read per query. The command repeats the query until it has printed all links. */
const pageSize = 500

/** Runs `presend link list`. */
export async function listLinks(
  input: StorageInput & { readonly workspace: WorkspaceId | null },
  deps: CommandDeps,
): Promise<number> {
  await using storage = await openCommandStorage(input, deps)
  const links = await readAll(storage.store, input.workspace)
  const note = 'No links. Create a link with: presend link create'
  printList(links, { key: 'links', fields: listedFields, note, isJson: input.isJson }, deps.terminal)
  return 0
}

async function readAll(store: Store, workspaceId: WorkspaceId | null): Promise<readonly ListedLink[]> {
  const links: ListedLink[] = []
  for (;;) {
    const after = links.at(-1) ?? null
    const page = await store.listReportLinks({ workspaceId, numericId: null, after, limit: pageSize })
    links.push(...page)
    if (page.length < pageSize) return links
  }
}

/** Runs `presend link revoke`. */
export async function revokeLink(
  input: StorageInput & { readonly linkId: string },
  deps: CommandDeps,
): Promise<number> {
  await using storage = await openCommandStorage(input, deps)
  const nowMs = deps.world.clock.nowMs()
  const link = await storage.store.revokeReportLink(null, input.linkId, nowMs)
  if (link === null) {
    throw invalidInput({
      done: 'Revoking a link',
      // Do not print the value: the user may have entered the link itself, which is a secret.
      came: input.linkId.includes('prl_') ? 'a link' : quoteValue(input.linkId),
      expected: 'the id of a link',
      todo: 'list the ids with: presend link list',
    })
  }
  const revokedAtMs = link.revokedAtMs ?? nowMs
  if (revokedAtMs === nowMs) {
    const { workspaceId, numericId } = link
    const change = { workspaceId, actor: 'presend link revoke', action: 'link.revoke' } as const
    const subject = `${link.linkId} to test ${numericId}`
    await storage.record({ ...change, subject })
  }
  const text =
    revokedAtMs === nowMs
      ? `Revoked link ${link.linkId}`
      : `Link ${link.linkId} was already revoked at ${isoTime(revokedAtMs)}`
  if (input.isJson) printJson({ link: objectOf(linkFields, link) }, deps.terminal)
  else printLine(text, deps.terminal)
  printNote(
    'Unless report-access is links in the service file, the address with the tracking id still opens the report.',
    deps.terminal,
  )
  return 0
}
