/** Defines the columns to select, and parses the selected rows. */

import type { Selectable } from 'kysely'
import { isObject } from '../../foundation/errors/json-object.ts'
import { parseRow } from './columns.ts'
import type { InboundMessage } from './inbound-message.ts'
import type { SeedRecord, StoredSeed, StoredTest } from './store.ts'
import { type InboundMessageTable, type TestSeedTable, type TestTable, testColumns } from './tables.ts'

/** The columns of `tests`, except for `metadata`, which may be large. */
export const testSelection: readonly `tests.${(typeof testColumns)[keyof typeof testColumns]}`[] = Object.values(
  testColumns,
).map((column) => `tests.${column}` as const)

/** The columns of `test_seeds`. */
export const seedColumns = [
  'test_seeds.address',
  'test_seeds.provider_type',
  'test_seeds.provider_name',
  'test_seeds.status',
  'test_seeds.settling_count',
  'test_seeds.folder',
  'test_seeds.sender',
  'test_seeds.recorded_at_ms',
  'test_seeds.placement_kind',
  'test_seeds.reason',
  'test_seeds.reply',
  'test_seeds.evidence',
] as const

/** The selected columns of `tests`. */
export type TestRow = Omit<Selectable<TestTable>, 'is_complete' | 'subject'>

/** The selected columns of `test_seeds`. */
export type SeedRow = Omit<TestSeedTable, 'id' | 'test_id' | 'position' | 'status_rank'>

/** Parses a row of `tests`. */
export function parseTestRow(row: TestRow): StoredTest {
  return { ...parseRow(row, testColumns), metadata: parseColumn(row.metadata, isObject) }
}

/** Parses a row of `test_seeds`. */
export function parseSeedRow(row: SeedRow): StoredSeed {
  return {
    address: row.address,
    providerType: row.provider_type,
    providerName: row.provider_name,
    result: parseRecord(row),
  }
}

/** Parses a row of `inbound_messages`. */
export function parseInboundRow(row: InboundMessageTable): InboundMessage {
  return {
    messageId: row.id,
    // Copy the bytes, because a Buffer may be a view of a shared pool.
    bytes: new Uint8Array(row.bytes),
    receivedAtMs: row.received_at_ms,
    envelopeSender: row.envelope_sender,
    recipients: parseColumn(row.recipients, areTexts),
    client: parseColumn(row.client, isClient),
  }
}

/** Parses a JSON column that maps names to strings. @throws TypeError for any other JSON */
export function parseTexts(text: string): Readonly<Record<string, string>> {
  return parseColumn(text, (value) => isObject(value) && areTexts(Object.values(value)))
}

function parseRecord(row: SeedRow): SeedRecord | null {
  const { status, recorded_at_ms: recordedAtMs, placement_kind: placementKind, evidence } = row
  if (status === null || recordedAtMs === null || placementKind === null || evidence === null) return null
  return {
    status,
    isSettled: row.settling_count > 0,
    folder: row.folder,
    sender: row.sender,
    recordedAtMs,
    placementKind,
    reason: row.reason ?? '',
    reply: row.reply === null ? null : parseColumn(row.reply, isReply),
    evidence: parseColumn(evidence, isEvidence),
  }
}

/**
 * Parses JSON that presend wrote. Checks only the outer structure, which is enough to detect a row that another program
 * has changed.
 *
 * @throws TypeError when `hasOutline` returns false
 */
// oxlint-disable-next-line no-unnecessary-type-parameters -- each caller names the type of its column
export function parseColumn<T>(text: string, hasOutline: (value: unknown) => boolean): T {
  const value: unknown = JSON.parse(text)
  if (!hasOutline(value)) throw new TypeError('unexpected JSON in a database column; presend did not write this value')
  // oxlint-disable-next-line no-unsafe-type-assertion -- presend wrote the column; only its outline is checked
  return value as T
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}

function isClient(value: unknown): boolean {
  return isObject(value) && typeof value['address'] === 'string' && typeof value['heloName'] === 'string'
}

function isReply(value: unknown): boolean {
  return isObject(value) && typeof value['code'] === 'number' && typeof value['text'] === 'string'
}

function isEvidence(value: unknown): boolean {
  const verdicts = isObject(value) ? [value['spf'], value['dkim'], value['dmarc']] : []
  return isObject(value) && verdicts.every(isObject) && Array.isArray(value['firedRules'])
}
