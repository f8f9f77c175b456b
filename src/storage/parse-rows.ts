/** Rows become values here and nowhere else. */

import type { InboundClient, InboundMessage } from './inbound-message.ts'
import type { RecordedReply, ResultEvidence, SeedRecord, StoredSeed, StoredTest } from './store.ts'
import type { InboundMessageTable, TestSeedTable, TestTable } from './tables.ts'

/** A row of `tests`, as it is selected. */
export type TestRow = Omit<TestTable, 'id' | 'is_complete'> & { readonly id: number }

/** What is selected of a row of `test_seeds`. */
export type SeedRow = Omit<TestSeedTable, 'id' | 'test_id' | 'position' | 'status_rank'>

/** A row of `tests` as a value. */
export function parseTestRow(row: TestRow): StoredTest {
  return {
    numericId: row.id,
    workspaceId: row.workspace_id,
    trackingId: row.tracking_id,
    trackingKey: row.tracking_key,
    style: row.style,
    name: row.name,
    source: row.source,
    metadata: parseJson(row.metadata, isObject),
    senderDomain: row.sender_domain,
    mailType: row.mail_type,
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms,
    completedAtMs: row.completed_at_ms,
    revision: row.revision,
    seedCount: row.seed_count,
    settledCount: row.settled_count,
    inboxCount: row.inbox_count,
  }
}

/** A row of `test_seeds` as a value. */
export function parseSeedRow(row: SeedRow): StoredSeed {
  return {
    address: row.address,
    providerType: row.provider_type,
    providerName: row.provider_name,
    result: parseRecord(row),
  }
}

/** A row of `inbound_messages` as a value. */
export function parseInboundRow(row: InboundMessageTable): InboundMessage {
  return {
    messageId: row.id,
    // A Buffer is more than was put in, and may lie in a pool.
    bytes: new Uint8Array(row.bytes),
    receivedAtMs: row.received_at_ms,
    envelopeSender: row.envelope_sender,
    recipients: parseJson(row.recipients, isTexts),
    client: parseJson(row.client, isClient),
  }
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
    reply: row.reply === null ? null : parseJson(row.reply, isReply),
    evidence: parseJson(evidence, isEvidence),
  }
}

/**
 * JSON that this room wrote itself. Looking at its outline is enough to notice a row that something else has changed.
 *
 * @throws TypeError when it has another outline
 */
function parseJson<T>(text: string, isRight: (value: unknown) => value is T): T {
  const value: unknown = JSON.parse(text)
  if (!isRight(value)) throw new TypeError('a JSON column of the database holds something else than presend wrote')
  return value
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A JSON column that holds texts by name. @throws TypeError when it holds something else */
export function parseTexts(text: string): Readonly<Record<string, string>> {
  return parseJson(text, isTextsByName)
}

function isTextsByName(value: unknown): value is Readonly<Record<string, string>> {
  return isObject(value) && Object.values(value).every((entry) => typeof entry === 'string')
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}

function isClient(value: unknown): value is InboundClient {
  return isObject(value) && typeof value['address'] === 'string' && typeof value['heloName'] === 'string'
}

function isReply(value: unknown): value is RecordedReply {
  return isObject(value) && typeof value['code'] === 'number' && typeof value['text'] === 'string'
}

function isEvidence(value: unknown): value is ResultEvidence {
  const verdicts = isObject(value) ? [value['spf'], value['dkim'], value['dmarc']] : []
  return isObject(value) && verdicts.every(isObject) && Array.isArray(value['firedRules'])
}
