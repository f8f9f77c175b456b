/** Runs `presend link`, which manages links to report pages directly in the database. */

import type { WorkspaceId } from '../contract/identifiers.ts'
import { invalidInput, validOrThrow } from '../errors/presend-error.ts'
import { quoteValue } from '../errors/problem.ts'
import type { Table } from '../report/table.ts'
import { createReportLink } from '../service/report-page/report-links.ts'
import { readPublicUrlSetting } from '../settings/service-file/read-service-settings.ts'
import { durationUpToDays } from '../settings/service-file/service-parsers.ts'
import type { ListedLink, StoredLink } from '../storage/report-link.ts'
import type { Store } from '../storage/store.ts'
import type { CommandDeps, StorageInput } from './command.ts'
import { openCommandStorage } from './open-command-storage.ts'
import {
  isoTime,
  isoTimeOrNull,
  minuteText,
  printJson,
  printLine,
  printNote,
  printTable,
  textColumn,
} from './print-data.ts'

interface CreateInput extends StorageInput {
  readonly test: string
  readonly workspace: WorkspaceId
  readonly expires: string | null
}

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
  if (input.isJson) printJson({ link: linkObject(created.link), path, url }, terminal)
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
  if (input.isJson) printJson({ links: links.map(listedObject) }, deps.terminal)
  else if (links.length === 0) printNote('No links. Create a link with: presend link create', deps.terminal)
  else printTable(linkTable(links), deps.terminal)
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
  if (input.isJson) printJson({ link: linkObject(link) }, deps.terminal)
  else printLine(text, deps.terminal)
  return 0
}

function linkTable(links: readonly ListedLink[]): Table {
  return {
    columns: ['id', 'workspace', 'test', 'name', 'created (UTC)', 'expires', 'revoked'].map(textColumn),
    rows: links.map((link) => [
      link.linkId,
      link.workspaceId,
      String(link.numericId),
      link.testName,
      minuteText(link.createdAtMs),
      link.expiresAtMs === null ? '-' : minuteText(link.expiresAtMs),
      link.revokedAtMs === null ? '-' : minuteText(link.revokedAtMs),
    ]),
  }
}

function linkObject(link: StoredLink): Readonly<Record<string, unknown>> {
  return {
    id: link.linkId,
    workspace: link.workspaceId,
    test: link.numericId,
    created_at: isoTime(link.createdAtMs),
    expires_at: isoTimeOrNull(link.expiresAtMs),
    revoked_at: isoTimeOrNull(link.revokedAtMs),
  }
}

function listedObject(link: ListedLink): Readonly<Record<string, unknown>> {
  return { ...linkObject(link), name: link.testName }
}
