import { describe, expect, it } from 'vitest'
import { toTrackingId, toTrackingKey, toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'

import { parseSeedRow, parseTestRow, type SeedRow, type TestRow } from '../../../src/service/storage/parse-rows.ts'
import { someEvidence } from './builders.ts'

const testRow: TestRow = {
  id: 7,
  workspace_id: toWorkspaceId('a'),
  tracking_id: toTrackingId('t'),
  tracking_key: toTrackingKey('k'),
  style: 'spam-test',
  name: 'n',
  source: null,
  metadata: '{"a":1}',
  created_at_ms: 1,
  expires_at_ms: 2,
  completed_at_ms: null,
  revision: 0,
  seed_count: 3,
  settled_count: 0,
  inbox_count: 0,
  sender_domain: 'shop.example',
  mail_type: null,
}
const seedRow: SeedRow = {
  address: 'seed1@box.example',
  provider_type: 'consumer',
  provider_name: 'box.example',
  status: 'placed',
  settling_count: 1,
  folder: 'INBOX',
  sender: null,
  recorded_at_ms: 5,
  placement_kind: 'observed',
  reason: null,
  reply: null,
  evidence: JSON.stringify(someEvidence()),
}

describe('parseTestRow()', () => {
  it('parses a row', () => {
    expect(parseTestRow(testRow)).toMatchObject({ numericId: 7, metadata: { a: 1 }, completedAtMs: null })
  })

  it.each(['[]', 'null', '7', '"x"'])('rejects metadata that is %s', (metadata) => {
    expect(() => parseTestRow({ ...testRow, metadata })).toThrow('unexpected JSON in a database column')
  })
})

describe('parseSeedRow()', () => {
  it('parses a row, with or without a result', () => {
    expect(parseSeedRow(seedRow).result).toMatchObject({ folder: 'INBOX', isSettled: true, placementKind: 'observed' })
    expect(parseSeedRow({ ...seedRow, status: null }).result).toBeNull()
  })

  it.each([
    ['evidence', '{}'],
    ['evidence', '{"spf":{},"dkim":{},"dmarc":null,"firedRules":[]}'],
    ['reply', '{"code":"550","text":"x"}'],
  ])('rejects %s that is %s', (column, text) => {
    expect(() => parseSeedRow({ ...seedRow, [column]: text })).toThrow('unexpected JSON in a database column')
  })
})
