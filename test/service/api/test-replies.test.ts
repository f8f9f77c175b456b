import { describe, expect, it } from 'vitest'
import { toTrackingId } from '../../../src/foundation/contract/identifiers.ts'
import {
  createExternalTestReader,
  createSpamTestReader,
  getExternalTestReader,
  getSpamTestReader,
} from '../../../src/foundation/contract/read-test.ts'
import { parseWire } from '../../../src/foundation/contract/wire-schema.ts'
import {
  createExternalTestReply,
  createSpamTestReply,
  getExternalTestReply,
  getSpamTestReply,
  sendToOf,
} from '../../../src/service/api/test-replies.ts'
import type { SeedRecord, StoredTestWithSeeds } from '../../../src/service/storage/store.ts'
import { aNewTest, aRecord, aRefusal, someEvidence, someSeeds } from '../storage/builders.ts'

const nowhere = { publicUrl: null }

function aTest(
  results: readonly (SeedRecord | null)[],
  changes: Partial<StoredTestWithSeeds> = {},
): StoredTestWithSeeds {
  const { seeds, ...head } = aNewTest({ seeds: someSeeds(results.length) })
  return {
    ...head,
    numericId: 7,
    completedAtMs: null,
    revision: results.filter((result) => result !== null).length,
    seedCount: results.length,
    settledCount: 0,
    inboxCount: 0,
    seeds: seeds.map((seed, index) => Object.assign({}, seed, { result: results[index] ?? null })),
    ...changes,
  }
}

describe('every test reply', () => {
  it('conforms to the contract that clients use', () => {
    const created = { ...aNewTest(), numericId: 7 }
    const test = aTest([aRecord(), aRefusal(550), aRefusal(451), null, aRecord({ status: 'undecided', folder: null })])
    const replies = [
      parseWire(createSpamTestReader, createSpamTestReply(created, nowhere)),
      parseWire(createExternalTestReader, createExternalTestReply(created, nowhere)),
      parseWire(getSpamTestReader, getSpamTestReply(test, 0, nowhere)),
      parseWire(getExternalTestReader, getExternalTestReply(test, 0, nowhere)),
    ]
    expect(replies.map((reply) => reply.status)).toEqual(['ok', 'ok', 'ok', 'ok'])
  })
})

describe('getSpamTestReply()', () => {
  it('marks a method without a measurement as not measured instead of failed', () => {
    const unmeasured = {
      isPass: null,
      isMeasured: false,
      result: null,
      domain: null,
      isAligned: null,
      detail: 'no sending-ip',
    }
    const { data } = getSpamTestReply(aTest([aRecord({ evidence: someEvidence({ spf: unmeasured }) })]), 0, nowhere)
    expect(data.test_results[0]).toMatchObject({ spf_pass: false, dkim_pass: true })
    expect(data.test_results[0]?.authentication?.spf).toEqual({
      domain: null,
      aligned: null,
      measured: false,
      detail: 'no sending-ip',
    })
  })

  it('reports whether the provider or presend produced a result for a real mailbox', () => {
    const { dmarc, ...evidence } = someEvidence()
    const record = aRecord({ evidence: { ...evidence, dmarc: { ...dmarc, origin: 'computed' } } })
    const verdicts = getSpamTestReply(aTest([record]), 0, nowhere).data.test_results[0]?.authentication
    expect(verdicts?.dmarc).toMatchObject({ result: 'pass', origin: 'computed' })
    expect(verdicts?.spf).not.toHaveProperty('origin')
  })

  it('reports the reason for a rejection as simulated, without the fields of received copies', () => {
    const [entry] = getSpamTestReply(aTest([aRefusal(421)]), 0, nowhere).data.test_results
    expect(entry).toMatchObject({
      delivered_to: null,
      from: null,
      spf_pass: false,
      dkim_pass: false,
      dmarc_pass: false,
      received_at: null,
      placement: 'simulated',
      reason: 'no DMARC record (H-C6)',
      smtp_reply: { code: 421, enhanced_code: '4.7.40', text: 'no DMARC record' },
    })
  })
})

it('every reply has a report_url if the service has a public URL', () => {
  const created = { ...aNewTest({ trackingId: toTrackingId('pst_x') }), numericId: 7 }
  const test = aTest([null], { trackingId: toTrackingId('pst_x') })
  const place = { publicUrl: 'https://presend.example' }
  const replies = [
    createSpamTestReply(created, place),
    createExternalTestReply(created, place),
    getSpamTestReply(test, 0, place).data,
    getExternalTestReply(test, 0, place).test,
  ]
  for (const reply of replies) expect(reply.report_url).toBe('https://presend.example/r/pst_x')
  expect(createSpamTestReply(created, { ...place, reportAccess: 'links' }).report_url).toBe(
    'https://presend.example/tests/7',
  )
  expect(createSpamTestReply(created, nowhere)).not.toHaveProperty('report_url')
})

describe('getExternalTestReply()', () => {
  it.each([
    [0, 0, 0],
    [1, 3, 33.3],
    [2, 3, 66.7],
    [3, 3, 100],
    [1999, 2000, 100],
  ])('reports %i of %i in the inbox as %d percent', (inboxCount, settledCount, expected) => {
    const test = aTest([null], { inboxCount, settledCount, seedCount: 5000 })
    expect(getExternalTestReply(test, 0, nowhere).summary).toEqual({
      inbox_rate: expected,
      completed: settledCount,
      total_providers: 5000,
    })
  })
})

it('sendToOf() groups by provider type in the order of the contract, and omits empty types', () => {
  const seeds = someSeeds(3).toReversed()
  expect(Object.keys(sendToOf(seeds))).toEqual(['consumer', 'business', 'protected'])
  expect(sendToOf(seeds.slice(2))).toEqual({ consumer: ['seed1@box0.example'] })
  expect(sendToOf([])).toEqual({})
})
