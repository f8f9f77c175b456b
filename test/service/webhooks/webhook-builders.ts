/** Webhooks, deliveries and settled seeds with defaults, for tests of delivery. */

import { toTrackingId, toTrackingKey, toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import type { RecordedVerdict, SeedRecord, SettledSeed, StoredTest } from '../../../src/service/storage/store.ts'
import type { StoredDelivery, StoredWebhook } from '../../../src/service/storage/webhook.ts'

/** 2026-01-01T00:00:00Z, where the fake clock starts. */
export const startMs: number = Date.UTC(2026, 0, 1)

/** A webhook of workspace `acme` with one secret, `secret-one`. */
export function aWebhook(changes: Partial<StoredWebhook> = {}): StoredWebhook {
  return {
    webhookId: 'wh_1',
    workspaceId: toWorkspaceId('acme'),
    url: 'https://receiver.example/hook',
    createdAtMs: startMs,
    secrets: [{ secret: new Secret('secret-one'), createdAtMs: startMs, validUntilMs: null }],
    ...changes,
  }
}

/** A delivery before its first attempt. */
export function aDelivery(changes: Partial<StoredDelivery> = {}): StoredDelivery {
  return {
    deliveryId: 'wd_1',
    webhookId: 'wh_1',
    idempotencyKey: 'evt_1',
    body: '{"event_type":"test_result.delivered","name":"Grüße"}',
    state: 'pending',
    attemptCount: 0,
    nextAttemptAtMs: startMs,
    createdAtMs: startMs,
    repeats: null,
    ...changes,
  }
}

/** A measured verdict of `result`. */
export function aVerdict(result: string): RecordedVerdict {
  return {
    isPass: result === 'pass',
    isMeasured: true,
    result,
    domain: 'shop.example',
    isAligned: true,
    detail: `${result} for shop.example`,
  }
}

/** The recorded verdict of a method that was not measured. */
export const unmeasured: RecordedVerdict = {
  isPass: null,
  isMeasured: false,
  result: null,
  domain: null,
  isAligned: null,
  detail: 'was not measured',
}

/** A copy in the inbox that passed SPF, DKIM and DMARC. */
export function aRecord(changes: Partial<SeedRecord> = {}): SeedRecord {
  return {
    status: 'placed',
    isSettled: true,
    folder: 'INBOX',
    sender: 'news@shop.example',
    recordedAtMs: startMs + 12_345,
    placementKind: 'simulated',
    reason: 'nothing speaks against the inbox',
    reply: null,
    evidence: {
      spf: aVerdict('pass'),
      dkim: aVerdict('pass'),
      dmarc: { ...aVerdict('pass'), policy: 'reject' },
      spam: null,
      firedRules: [],
      skippedRules: [],
    },
    ...changes,
  }
}

/** The only seed of a test of workspace `acme`, settled with `aRecord`. */
export function aSettledSeed(changes: Partial<SeedRecord> = {}, testChanges: Partial<StoredTest> = {}): SettledSeed {
  return {
    resultId: 71,
    test: {
      numericId: 7,
      workspaceId: toWorkspaceId('acme'),
      trackingId: toTrackingId('tracking-0000000000000000000001'),
      trackingKey: toTrackingKey('key-00000000000000000000000001'),
      style: 'external-test',
      name: 'Spring sale',
      source: 'ci',
      metadata: { commit: 'abc', nested: { list: [1, null] } },
      senderDomain: null,
      mailType: null,
      createdAtMs: startMs,
      expiresAtMs: startMs + 3_600_000,
      completedAtMs: null,
      revision: 1,
      seedCount: 1,
      settledCount: 1,
      inboxCount: 1,
      ...testChanges,
    },
    seed: { address: 'seed1@box.example', providerType: 'consumer', providerName: 'box.example' },
    record: aRecord(changes),
  }
}
