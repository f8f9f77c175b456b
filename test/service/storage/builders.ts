/** Tests, seeds and records with defaults, for the suites of storage/, seeds/ and service/. */

import { toTokenId, toTrackingId, toTrackingKey, toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import type { StoredToken } from '../../../src/service/storage/account.ts'
import type { InboundMessage } from '../../../src/service/storage/inbound-message.ts'
import type { TestFilter } from '../../../src/service/storage/listed-test.ts'
import type {
  NewTest,
  RecordedVerdict,
  ResultEvidence,
  SeedRecord,
  TestSeed,
} from '../../../src/service/storage/store.ts'
import type { StoredWebhook } from '../../../src/service/storage/webhook.ts'

const types = ['consumer', 'business', 'protected'] as const

/** Creates `count` seeds with alternating provider types. */
export function someSeeds(count: number): readonly TestSeed[] {
  return Array.from({ length: count }, (_, index) => ({
    address: `seed${index + 1}@box${index % 4}.example`,
    providerType: types[index % types.length] ?? 'consumer',
    providerName: `box${index % 4}.example`,
  }))
}

/** A token that may read and write, and never expires. */
export const unlimited = { scope: 'write', expiresAtMs: null, createdBy: null } as const

let serial = 0

/** A test with unused ids. */
export function aNewTest(changes: Partial<NewTest> = {}): NewTest {
  serial += 1
  return {
    workspaceId: toWorkspaceId('workspace-a'),
    trackingId: toTrackingId(`pst_tracking-${serial}-0123456789abcdef`),
    trackingKey: toTrackingKey(`psk_key-${serial}-0123456789abcdef`),
    style: 'spam-test',
    name: 'Order confirmation',
    source: null,
    metadata: {},
    senderDomain: null,
    mailType: null,
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

/** Evidence for a copy that passed all checks. */
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

/** A copy placed in the inbox. */
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

/** A copy that was rejected. */
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

/** A valid token for workspace-a. */
export function aToken(changes: Partial<StoredToken> = {}): StoredToken {
  return {
    tokenId: toTokenId('token-1'),
    tokenHash: 'ab'.repeat(32),
    prefix: 'psd_abcd',
    workspaceId: toWorkspaceId('workspace-a'),
    accountPlan: 'pro',
    name: 'ci',
    createdAtMs: 5,
    revokedAtMs: null,
    ...unlimited,
    ...changes,
  }
}

/** A webhook in workspace-a with one secret. */
export function aWebhook(changes: Partial<StoredWebhook> = {}): StoredWebhook {
  return {
    webhookId: 'webhook-1',
    workspaceId: toWorkspaceId('workspace-a'),
    url: 'https://receiver.example/hook',
    createdAtMs: 10,
    secrets: [{ secret: new Secret('whsec_1'), createdAtMs: 10, validUntilMs: null }],
    ...changes,
  }
}

/** A message for one seed. */
export function anInboundMessage(changes: Partial<InboundMessage> = {}): InboundMessage {
  return {
    messageId: 'message-1',
    bytes: new Uint8Array(Buffer.from('Subject: hello\r\n\r\nhello\r\n')),
    receivedAtMs: 1_500_000,
    envelopeSender: 'bounce@shop.example',
    recipients: ['seed1@box0.example', 'seed2@box1.example'],
    client: { address: '192.0.2.1', heloName: 'mail.shop.example', isTls: true, isTlsOffered: true },
    ...changes,
  }
}

/** The filter that matches all tests. */
export const anyTest: TestFilter = { search: null, source: null, status: null, outcome: null }
