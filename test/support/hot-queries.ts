/** All frequent queries of the store, run against a database that storage-filler.ts has filled. */

import { toTrackingId, toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'
import type { TestFilter } from '../../src/service/storage/listed-test.ts'
import type { Store } from '../../src/service/storage/store.ts'
import type { WebhookEvent } from '../../src/service/storage/webhook.ts'
import { aNewTest, anyTest, aRecord, someSeeds } from '../service/storage/builders.ts'
import { fillingNowMs } from './storage-filler.ts'

/** One question. */
export interface HotQuery {
  readonly name: string
  /** Runs the query for test number `number`. */
  ask(store: Store, number: number): Promise<unknown>
  /** The indexes that the query must use, besides primary keys and unique constraints. */
  readonly indexes: readonly string[]
}

const list = {
  workspaceId: toWorkspaceId('workspace-a'),
  source: null,
  status: null,
  page: 1,
  perPage: 10,
  nowMs: fillingNowMs,
} as const

function admission(number: number): Parameters<Store['admit']>[0] {
  const wantedTest = { name: `pst_${number}`, needsSeeds: true, known: null }
  return { tokenHash: 'hash-1', anonymousSubject: 'address:1', windowStartMs: 5, nowMs: 6, wantedTest }
}

/** Reads for requests and for arriving copies. */
export const hotReads: readonly HotQuery[] = [
  { name: 'admit, with a test', ask: async (store, number) => await store.admit(admission(number)), indexes: [] },
  {
    name: 'findTest by number',
    ask: async (store, number) => await store.findTest(toWorkspaceId('workspace-a'), String(number)),
    indexes: [],
  },
  {
    name: 'findTest by tracking id',
    ask: async (store, number) => await store.findTest(toWorkspaceId('workspace-a'), `pst_${number}`),
    indexes: [],
  },
  {
    name: 'findReportedTest',
    ask: async (store, number) => await store.findReportedTest(toTrackingId(`pst_${number}`)),
    indexes: [],
  },
  {
    name: 'findReportedHead',
    ask: async (store, number) => await store.findReportedHead(toTrackingId(`pst_${number}`)),
    indexes: [],
  },
  {
    name: 'findExternalTest',
    ask: async (store, number) => await store.findExternalTest(toWorkspaceId('workspace-a'), number),
    indexes: [],
  },
  {
    name: 'listAwaitedCopies',
    ask: async (store) => await store.listAwaitedCopies(fillingNowMs),
    indexes: ['tests_awaited'],
  },
  {
    name: 'findCopyTarget',
    ask: async (store, number) => {
      const query = {
        trackingIds: [toTrackingId('nobody'), toTrackingId(`pst_${number}`)],
        address: 'seed1@box.example',
        messageKey: 'm',
      }
      return await store.findCopyTarget(query)
    },
    indexes: [],
  },
  {
    name: 'listDueDeliveries',
    ask: async (store) => await store.listDueDeliveries(fillingNowMs, 100),
    indexes: ['webhook_deliveries_due'],
  },
  {
    name: 'listDeliveries',
    ask: async (store) => await store.listDeliveries('webhook-1', 50),
    indexes: ['webhook_deliveries_by_webhook'],
  },
  {
    name: 'listMessages',
    ask: async (store) => await store.listMessages(fillingNowMs + 100, 100),
    indexes: ['inbound_messages_by_age'],
  },
  {
    name: 'listMessages behind one',
    ask: async (store) => {
      const after = { messageId: 'message-1', receivedAtMs: fillingNowMs }
      return await store.listMessages(fillingNowMs + 100, 100, after)
    },
    indexes: ['inbound_messages_by_age'],
  },
  {
    name: 'listTests of a workspace with few tests',
    ask: async (store, number) =>
      await store.listTests(toWorkspaceId('workspace-7'), {
        filter: anyTest,
        beforeId: number,
        limit: 51,
        nowMs: fillingNowMs,
      }),
    indexes: ['tests_of_workspace'],
  },
]

/** Lists of the tests of both styles, for the workspace with half of all tests. */
export const hotTestLists: readonly HotQuery[] = [
  aTestList('all', {}, ['tests_of_workspace']),
  aTestList('for one source', { source: 'source-4' }, ['tests_by_source']),
  aTestList('complete', { status: 'complete' }, ['tests_of_end']),
  aTestList('expired', { status: 'expired' }, ['tests_of_end']),
  aTestList('pending', { status: 'pending' }, ['tests_of_expiry']),
  aTestList('in progress', { status: 'in_progress' }, ['tests_of_expiry']),
  aTestList('with a search string', { search: 'welcome' }, ['tests_of_workspace']),
  aTestList('expired, for one source', { source: 'source-4', status: 'expired' }, ['tests_by_source']),
]

/** Lists of external tests, for the workspace with half of all tests. */
export const hotLists: readonly HotQuery[] = [
  aList('all', {}, ['tests_by_workspace']),
  aList('for one source', { source: 'source-4' }, ['tests_by_source']),
  aList('complete', { status: 'complete' }, ['tests_by_end']),
  aList('complete, for one source', { source: 'source-4', status: 'complete' }, ['tests_by_source_and_end']),
  aList('expired', { status: 'expired' }, ['tests_by_end', 'tests_open']),
  aList('expired, for one source', { source: 'source-4', status: 'expired' }, [
    'tests_by_source_and_end',
    'tests_open',
  ]),
  aList('pending', { status: 'pending' }, ['tests_pending']),
  aList('in progress', { status: 'in_progress' }, ['tests_open', 'tests_pending']),
]

/** Writes; each changes the database slightly. */
export const hotWrites: readonly HotQuery[] = [
  {
    name: 'createTest, 50 seeds',
    ask: async (store) =>
      await store.createTest(aNewTest({ style: 'external-test', source: 'ci', seeds: someSeeds(50) })),
    indexes: [],
  },
  {
    name: 'recordCopy, with an event',
    ask: async (store, number) => {
      const record = aRecord({ recordedAtMs: fillingNowMs })
      return await store.recordCopy({
        numericId: number,
        address: 'seed1@box.example',
        messageKey: 'n',
        record,
        toEvent: anEvent,
      })
    },
    indexes: ['webhooks_by_workspace'],
  },
  {
    name: 'recordAttempt',
    ask: async (store, number) => {
      const attempt = { attemptNumber: 2, startedAtMs: fillingNowMs, durationMs: 1, statusCode: 200, detail: '' }
      await store.recordAttempt({ deliveryId: `delivery-${number}`, attempt, next: { state: 'delivered' } })
    },
    indexes: [],
  },
]

function anEvent(): WebhookEvent {
  return { idempotencyKey: 'k', body: '{}' }
}

function aTestList(name: string, changes: Partial<TestFilter>, indexes: readonly string[]): HotQuery {
  const query = { filter: { ...anyTest, ...changes }, limit: 51, nowMs: fillingNowMs }
  return {
    name: `listTests: ${name}`,
    ask: async (store, number) => await store.listTests(toWorkspaceId('workspace-a'), { ...query, beforeId: number }),
    indexes,
  }
}

function aList(
  name: string,
  changes: Partial<Parameters<Store['listExternalTests']>[0]>,
  indexes: readonly string[],
): HotQuery {
  return {
    name: `list: ${name}`,
    ask: async (store) => await store.listExternalTests({ ...list, ...changes }),
    indexes,
  }
}
