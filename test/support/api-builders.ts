/** Calls, responses and tests with defaults, for tests of the client. */

import type { ApiReply } from '../../src/check/client/api-call.ts'
import { toTrackingId } from '../../src/foundation/contract/identifiers.ts'
import type { CreatedTest, Seed, SeedResult, TestRequest } from '../../src/foundation/contract/test.ts'

/** Creates a 200 response without fields; names of header fields are in lower case. */
export function aReply(changes: Partial<ApiReply> = {}): ApiReply {
  return {
    statusCode: 200,
    headers: {},
    text: '{}',
    rateLimit: null,
    ...changes,
  }
}

/** Creates an error response in the documented format. */
export function aRefusal(statusCode: number, error: string, headers: Readonly<Record<string, string>> = {}): ApiReply {
  return aReply({ statusCode, headers, text: JSON.stringify({ success: false, error }) })
}

/** Creates consumer seeds `seed1@box.example`, `seed2@…`. */
export function someSeeds(count: number): readonly Seed[] {
  return Array.from({ length: count }, (_, index) => ({
    address: `seed${index + 1}@box.example`,
    providerType: 'consumer',
    providerName: 'box.example',
  }))
}

/** Requests a spam test named "Newsletter" without options. */
export function aTestRequest(changes: Partial<TestRequest> = {}): TestRequest {
  return {
    style: 'spam-test',
    name: 'Newsletter',
    providerTypes: [],
    metadata: {},
    senderDomain: null,
    mailType: null,
    timeoutMinutes: null,
    ...changes,
  }
}

/** Creates a spam test with two seeds. */
export function aCreatedTest(changes: Partial<CreatedTest> = {}): CreatedTest {
  return {
    style: 'spam-test',
    trackingId: toTrackingId('tracking-0000000000000000000001'),
    numericId: null,
    seeds: someSeeds(2),
    longPollSeconds: null,
    reportUrl: null,
    ...changes,
  }
}

/** Creates a result in the inbox with all checks passed. */
export function aSeedResult(changes: Partial<SeedResult> = {}): SeedResult {
  const pass = { isPass: true, detail: null }
  return {
    address: 'seed1@box.example',
    folder: 'INBOX',
    spf: pass,
    dkim: pass,
    dmarc: pass,
    placementKind: null,
    reason: null,
    receivedAtMs: null,
    spam: null,
    ...changes,
  }
}
