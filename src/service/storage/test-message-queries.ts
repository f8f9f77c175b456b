/** Database queries for the messages of tests. */

import { isObject } from '../../foundation/errors/json-object.ts'
import { parseColumn } from './parse-rows.ts'
import { changeInBatches, changesOf, rowsOf, type SqlDatabase, type Steps } from './sql-database.ts'
import type { TestMessage, TestMessageStore } from './test-message.ts'

/** Messages are deleted in small batches, because a single message can be hundreds of kilobytes in size. */
const messagesPerBatch = 100

/** Returns the TestMessageStore queries. */
export function testMessageQueries(database: SqlDatabase): TestMessageStore {
  const { db } = database
  return {
    keepTestMessage: async (numericId, message, keptAtMs) => await keep(database, { numericId, message, keptAtMs }),
    findTestMessage: async (numericId) => {
      const row = await db
        .selectFrom('test_messages')
        .select(['kept_at_ms', 'header_fields', 'body'])
        .select((eb) => eb('html', 'is not', null).as('has_html'))
        .where('test_id', '=', numericId)
        .executeTakeFirst()
      if (row === undefined) return null
      return {
        keptAtMs: row.kept_at_ms,
        headerFields: parseColumn(row.header_fields, (value) => Array.isArray(value) && value.every(isObject)),
        body: row.body === null ? null : parseColumn(row.body, isObject),
        // SQLite has no boolean type.
        hasHtml: Boolean(row.has_html),
      }
    },
    findTestMessageHtml: async (numericId) => {
      const select = db.selectFrom('test_messages').select('html').where('test_id', '=', numericId)
      const html = (await select.executeTakeFirst())?.html ?? null
      return html === null ? null : parseColumn(html, (value) => isObject(value) && isObject(value['images']))
    },
    deleteTestMessages: async (keptBeforeMs, signal) => {
      const deleteBatch = async (): Promise<number> =>
        await database.transact(() => deleteSteps(database, keptBeforeMs))
      return await changeInBatches(messagesPerBatch, deleteBatch, signal)
    },
  }
}

interface NewMessage {
  readonly numericId: number
  readonly message: TestMessage
  readonly keptAtMs: number
}

/**
 * Inserts a message, and stores its subject in the test's row. Both writes skip the fsync, because losing a message
 * does less harm than losing a result.
 */
async function keep(
  { db, dialect }: SqlDatabase,
  { numericId, message: { headerFields, body, html }, keptAtMs }: NewMessage,
): Promise<void> {
  const { numInsertedOrUpdatedRows: count = 0n } = await db
    .insertInto('test_messages')
    .columns(['test_id', 'kept_at_ms', 'header_fields', 'body', 'html'])
    .expression((eb) =>
      eb
        .selectFrom('tests')
        .select((of) => [
          'tests.id',
          of.val(keptAtMs).as('kept_at_ms'),
          of.val(JSON.stringify(headerFields)).as('header_fields'),
          of.val(body === null ? null : JSON.stringify(body)).as('body'),
          of.val(html === null ? null : JSON.stringify(html)).as('html'),
        ])
        .where('tests.id', '=', numericId)
        // The test may be deleted concurrently, so its row is locked to keep the foreign key valid.
        .modifyEnd(dialect.lockRows),
    )
    .onConflict((conflict) => conflict.column('test_id').doNothing())
    .executeTakeFirstOrThrow()
  const subject = count === 0n ? null : subjectOf(headerFields)
  if (subject !== null) await db.updateTable('tests').set({ subject }).where('id', '=', numericId).execute()
}

const maxSubjectLength = 500

/**
 * Returns the subject on one line, or `null` if the message has no subject. PostgreSQL rejects U+0000 and lone
 * surrogates.
 */
function subjectOf(headerFields: TestMessage['headerFields']): string | null {
  const value = headerFields.find(({ name }) => name.toLowerCase() === 'subject')?.value ?? ''
  const subject = value
    .replaceAll(/[\0\s]+/gu, ' ')
    .trim()
    .slice(0, maxSubjectLength)
    .toWellFormed()
  return subject === '' ? null : subject
}

function* deleteSteps({ db }: SqlDatabase, keptBeforeMs: number): Steps<number> {
  const old = db
    .selectFrom('test_messages')
    .select('test_id')
    .where('kept_at_ms', '<', keptBeforeMs)
    .orderBy('kept_at_ms')
    .limit(messagesPerBatch)
  const ids = (yield* rowsOf(old)).map((row) => row.test_id)
  if (ids.length === 0) return 0
  yield* changesOf(db.updateTable('tests').set({ subject: null }).where('id', 'in', ids))
  return yield* changesOf(db.deleteFrom('test_messages').where('test_id', 'in', ids))
}
