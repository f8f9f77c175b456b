/** Runs `presend test`, which lists, shows and deletes tests directly in the database. */

import { wholeNumber } from '../check/settings/parsers/number.ts'
import type { WorkspaceId } from '../foundation/contract/identifiers.ts'
import { invalidInput, validOrThrow } from '../foundation/errors/presend-error.ts'
import { quoteValue } from '../foundation/errors/problem.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import { type ListedTest, maxSearchedTests, type TestFilter } from '../service/storage/listed-test.ts'
import type { Store, StoredSeed, StoredTestWithSeeds } from '../service/storage/store.ts'
import type { StoredOutcome } from '../service/storage/test-outcome.ts'
import { statusOf } from '../service/storage/test-status.ts'
import type { CommandDeps, StorageInput } from './command.ts'
import { openCommandStorage } from './open-command-storage.ts'
import {
  dateOrNull,
  type Field,
  isoTime,
  isoTimeOrNull,
  objectOf,
  printJson,
  printLine,
  printList,
  printNote,
  printTable,
  tableOf,
} from './print-data.ts'
import { requireWorkspace } from './workspace.ts'

interface ListInput extends StorageInput, TestFilter {
  readonly workspace: WorkspaceId
  readonly before: string | null
  readonly limit: string
}

function listedFields(nowMs: number): readonly Field<ListedTest>[] {
  return [
    { key: 'id', column: 'id', value: (test) => test.numericId },
    { key: 'tracking_id', value: (test) => test.trackingId },
    { key: 'name', column: 'name', value: (test) => test.name },
    { key: 'source', column: 'source', value: (test) => test.source },
    { key: 'template', column: 'template', value: (test) => test.template },
    { key: 'subject', value: (test) => test.subject },
    { key: 'created_at', column: 'created (UTC)', value: (test) => new Date(test.createdAtMs) },
    { key: 'completed_at', value: (test) => dateOrNull(test.completedAtMs) },
    { key: 'status', column: 'status', value: (test) => statusOf(test, nowMs) },
    { key: 'outcome', column: 'gate result', value: (test) => test.outcome },
  ]
}

const seedFields: readonly Field<StoredSeed>[] = [
  { key: 'address', column: 'seed', value: (seed) => seed.address },
  { key: 'provider_type', column: 'type', value: (seed) => seed.providerType },
  { key: 'provider_name', value: (seed) => seed.providerName },
  { column: 'result', value: ({ result }) => result && (result.folder ?? result.status), none: 'no copy yet' },
  { key: 'status', value: ({ result }) => result?.status ?? null },
  { key: 'folder', value: ({ result }) => result?.folder ?? null },
  { key: 'received_at', column: 'time (UTC)', value: ({ result }) => result && new Date(result.recordedAtMs) },
  { key: 'reason', column: 'reason', value: ({ result }) => result?.reason ?? null, none: '' },
]

/** Runs `presend test list`. */
export async function listTests(input: ListInput, deps: CommandDeps): Promise<number> {
  const { terminal, world } = deps
  const { search, source, status, outcome } = input
  const done = 'Listing tests'
  const limit = validOrThrow(wholeNumber({ min: 1, max: 1000 })(input.limit, '--limit'), done)
  const max = Number.MAX_SAFE_INTEGER
  const beforeId =
    input.before === null ? null : validOrThrow(wholeNumber({ min: 1, max })(input.before, '--before'), done)
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const { workspaceId } = await requireWorkspace(input.workspace, { done, store })
  const nowMs = world.clock.nowMs()
  const query = { filter: { search, source, status, outcome }, beforeId, limit, nowMs }
  const { tests, searchedToId } = await store.listTests(workspaceId, query)
  const about = { workspace: workspaceId, searched_to: searchedToId }
  const form = { key: 'tests', about, fields: listedFields(nowMs), note: 'No tests.', isJson: input.isJson }
  printList(tests, form, terminal)
  if (searchedToId !== null) {
    const count = maxSearchedTests.toLocaleString('en-US')
    printNote(`Searched ${count} tests. To search older ones, add: --before ${searchedToId}`, terminal)
  }
  return 0
}

interface TestInput extends StorageInput {
  readonly test: string
  readonly workspace: WorkspaceId
}

/** Runs `presend test show`. */
export async function showTest(input: TestInput, deps: CommandDeps): Promise<number> {
  const { terminal, world } = deps
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const test = await requireTest(input, { done: 'Showing a test', store })
  const outcome = await store.findOutcome(test.numericId)
  const nowMs = world.clock.nowMs()
  if (input.isJson) {
    printJson(testObject(test, outcome, nowMs), terminal)
    return 0
  }
  for (const [name, value] of factsOf(test, outcome, nowMs)) printLine(`${`${name}:`.padEnd(13)} ${value}`, terminal)
  printTable(tableOf(seedFields, test.seeds), terminal)
  return 0
}

/** Runs `presend test delete`. */
export async function deleteTest(input: TestInput, deps: CommandDeps): Promise<number> {
  const { terminal, world } = deps
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const { workspaceId, numericId, name } = await requireTest(input, { done: 'Deleting a test', store })
  await store.deleteTest(workspaceId, numericId, world.clock.nowMs())
  const subject = `${name} (test ${numericId})`
  const what = { workspaceId, actor: 'presend test delete', action: 'test.delete', subject }
  await storage.record(what)
  if (input.isJson) printJson({ workspace: workspaceId, test: numericId }, terminal)
  else printLine(`Deleted test ${numericId} (${quoteValue(name)})`, terminal)
  return 0
}

/** Finds a test in a workspace. @throws PresendError SETTINGS_INVALID if there is none */
async function requireTest(
  { test: name, workspace }: Pick<TestInput, 'test' | 'workspace'>,
  { done, store }: { readonly done: string; readonly store: Pick<Store, 'findTest'> },
): Promise<StoredTestWithSeeds> {
  const test = await store.findTest(workspace, name)
  if (test !== null) return test
  throw invalidInput({
    done,
    came: `${quoteValue(name)}, which matches no test in workspace ${quoteValue(workspace)}`,
    expected: 'the numeric id, tracking id or tracking key of an existing test',
    todo: 'list the tests with: presend test list',
  })
}

function factsOf(
  test: StoredTestWithSeeds,
  outcome: StoredOutcome | null,
  nowMs: number,
): readonly (readonly [string, string])[] {
  const gate = outcome === null ? 'not reported' : `${outcome.report.outcome}: ${outcome.report.reason}`
  return [
    ['test', `${test.numericId} (${test.name})`],
    ['tracking id', test.trackingId],
    ['source', test.source ?? '-'],
    ['created', isoTime(test.createdAtMs)],
    ['status', statusOf(test, nowMs)],
    ['inbox', `${countInbox(test)} of ${renderCount(test.seedCount, 'seed')}`],
    ['gate result', gate],
    ...(outcome?.report.template === undefined ? [] : [['template', outcome.report.template] as const]),
    ...(outcome?.report.subject === undefined ? [] : [['subject', outcome.report.subject] as const]),
  ]
}

/** Counts the copies in the inbox, including its tabs. */
function countInbox({ seeds }: StoredTestWithSeeds): number {
  return seeds.filter(({ result }) => result?.status === 'placed' && result.folder !== null && result.folder !== 'Spam')
    .length
}

function testObject(
  test: StoredTestWithSeeds,
  outcome: StoredOutcome | null,
  nowMs: number,
): Readonly<Record<string, unknown>> {
  return {
    id: test.numericId,
    tracking_id: test.trackingId,
    name: test.name,
    source: test.source,
    metadata: test.metadata,
    status: statusOf(test, nowMs),
    created_at: isoTime(test.createdAtMs),
    expires_at: isoTime(test.expiresAtMs),
    completed_at: isoTimeOrNull(test.completedAtMs),
    outcome: outcome?.report ?? null,
    seeds: test.seeds.map((seed) => objectOf(seedFields, seed)),
  }
}
