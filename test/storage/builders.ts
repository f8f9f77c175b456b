/** Tests, seeds and records with defaults, for the suites of storage/, seeds/ and service/. */

import type { NewTest, RecordedVerdict, ResultEvidence, SeedRecord, TestSeed } from '../../src/storage/store.ts'

const types = ['consumer', 'business', 'protected'] as const

/** `count` seeds, the types in turn. */
export function someSeeds(count: number): readonly TestSeed[] {
  return Array.from({ length: count }, (_, index) => ({
    address: `seed${index + 1}@box${index % 4}.example`,
    providerType: types[index % types.length] ?? 'consumer',
    providerName: `box${index % 4}.example`,
  }))
}

let serial = 0

/** A test with unused ids. */
export function aNewTest(changes: Partial<NewTest> = {}): NewTest {
  serial += 1
  return {
    workspaceId: 'workspace-a',
    trackingId: `pst_tracking-${serial}-0123456789abcdef`,
    trackingKey: `psk_key-${serial}-0123456789abcdef`,
    style: 'spam-test',
    name: 'Order confirmation',
    source: null,
    metadata: {},
    createdAtMs: 1_000_000,
    expiresAtMs: 4_600_000,
    seeds: someSeeds(3),
    ...changes,
  }
}

const measured: RecordedVerdict = {
  isPass: true,
  isMeasured: true,
  result: 'pass',
  domain: 'shop.example',
  isAligned: true,
  detail: 'pass for shop.example',
}

/** Evidence of a copy that passed everything. */
export function someEvidence(changes: Partial<ResultEvidence> = {}): ResultEvidence {
  return {
    spf: measured,
    dkim: measured,
    dmarc: measured,
    spam: {
      engine: 'built-in',
      score: 0.5,
      threshold: 5,
      symbols: [{ name: 'HTML_ONLY', score: 0.5, description: 'no text part', fix: 'add one' }],
    },
    firedRules: [{ id: 'T-5', text: 'nothing else fits', source: 'presend', mark: 'D', isDeciding: true }],
    skippedRules: [{ id: 'H-C10', reason: 'no STARTTLS offered' }],
    ...changes,
  }
}

/** A copy that lies in the inbox. */
export function aRecord(changes: Partial<SeedRecord> = {}): SeedRecord {
  return {
    status: 'placed',
    isSettled: true,
    folder: 'INBOX',
    sender: 'shop@shop.example',
    recordedAtMs: 2_000_000,
    placementKind: 'simulated',
    reason: 'nothing spoke against it',
    reply: null,
    evidence: someEvidence(),
    ...changes,
  }
}

/** A copy that was refused. */
export function aRefusal(code: number, changes: Partial<SeedRecord> = {}): SeedRecord {
  return aRecord({
    status: code >= 500 ? 'refused' : 'deferred',
    isSettled: code >= 500,
    folder: null,
    reason: 'no DMARC record (H-C6)',
    reply: { code, enhancedCode: `${Math.floor(code / 100)}.7.40`, text: 'no DMARC record' },
    ...changes,
  })
}
