import { describe, expect, it } from 'vitest'
import { type MatchInput, matchObserved } from '../../../../src/extensions/mailboxes/imap/match-observed.ts'
import { type TrackingId, toTrackingId } from '../../../../src/foundation/contract/identifiers.ts'
import { findMentionedIds } from '../../../../src/service/receiving/mentioned-ids.ts'
import { plusAddressOf } from '../../../../src/service/receiving/plus-address.ts'
import type { CopyTarget, Store } from '../../../../src/service/storage/store.ts'
import { noOtherDomains } from '../../../service/receiving/no-other-domains.ts'

const address = 'seed1@box.example'
const id = toTrackingId('pst_AAAAAAAAAAAAAAAAAAAAAAAA')
const other = 'pst_BBBBBBBBBBBBBBBBBBBBBBBB'
const { signal } = new AbortController()

/** A store with tests by tracking id, each with a seed at one address. */
function knowing(
  known: Readonly<Record<string, string>>,
  senders: Readonly<Record<string, string>> = {},
): Pick<Store, 'findCopyTarget'> {
  return {
    findCopyTarget: async ({ trackingIds, address: asked }) => {
      const trackingId = trackingIds.find((one) => known[one] === asked)
      return await Promise.resolve(
        trackingId === undefined
          ? null
          : { ...aTarget(trackingId, asked), senderDomain: senders[trackingId] ?? null, mailType: null },
      )
    },
  }
}

function aTarget(trackingId: TrackingId, seedAddress: string): CopyTarget {
  return {
    numericId: 1,
    trackingId,
    address: seedAddress,
    providerType: 'consumer',
    providerName: 'box.example',
    createdAtMs: 0,
    expiresAtMs: 3_600_000,
    senderDomain: null,
    mailType: null,
    shownStatus: null,
    acceptedCopyCount: 0,
    temporaryRefusalCount: 0,
  }
}

function anInput(fields: readonly string[], changes: Partial<MatchInput> = {}): MatchInput {
  return {
    address,
    hasPlusAddress: false,
    awaited: [],
    refreshAwaited: async () => await Promise.resolve([]),
    head: Buffer.from(`${fields.join('\r\n')}\r\n\r\n`),
    readFirstPart: async () => await Promise.resolve(Buffer.from(`${fields.join('\r\n')}\r\n\r\nhello\r\n`)),
    ...changes,
  }
}

async function search(bytes: Uint8Array): Promise<readonly TrackingId[]> {
  return await Promise.resolve(findMentionedIds(bytes))
}

async function matched(input: MatchInput, known: Readonly<Record<string, string>>): Promise<string | undefined> {
  const ports = { store: knowing(known), isSameOrganization: noOtherDomains, findMentionedIds: search }
  const { own } = await matchObserved(input, ports, signal)
  return own === null || own === 'foreign' ? undefined : own.target.trackingId
}

describe('matchObserved()', () => {
  it.each([
    ['header field', [`X-Presend-Test: ${id}`]],
    ['Message-ID', [`Message-ID: <${id}@shop.example>`]],
    ['subject', [`Subject: news ${id}`]],
    ['encoded subject', [`Subject: =?utf-8?q?news_${id.replace('_', '=5F')}?=`]],
  ])('matches a message by its %s', async (_name, fields) => {
    expect(await matched(anInput(fields), { [id]: address })).toBe(id)
  })

  it.each([
    ['a word of 60,000 characters', 'a'.repeat(60_000)],
    ['encoded words without an end', '=?utf-8?q?'.repeat(6000)],
  ])('reads recipients in linear time: %s', async (_name, word) => {
    const tagged = plusAddressOf(address, id)
    const fields = [`To: ${word}`, `Delivered-To: ${tagged}`]
    const awaited = [{ address: tagged, trackingId: id, createdAtMs: 0 }]
    const startedAt = process.threadCpuUsage()
    expect(await matched(anInput(fields, { hasPlusAddress: true, awaited }), { [id]: tagged })).toBe(id)
    const { user } = process.threadCpuUsage(startedAt)
    // CPU time, independent of other processes. A quadratic implementation took 5 s.
    expect(user / 1000).toBeLessThan(500)
  })

  it('reads and matches the body only when the header names no test', async () => {
    let readCount = 0
    const readFirstPart = async (): Promise<Uint8Array> => {
      readCount += 1
      return await Promise.resolve(Buffer.from(`Subject: x\r\n\r\nsee ${id}.\r\n`))
    }
    expect(await matched(anInput(['Subject: x'], { readFirstPart }), { [id]: address })).toBe(id)
    expect(readCount).toBe(1)
    expect(await matched(anInput([`X-Presend-Test: ${id}`], { readFirstPart }), { [id]: address })).toBe(id)
    expect(readCount).toBe(1)
  })

  it('returns no match without a test that has a seed at this address', async () => {
    const question = anInput([`X-Presend-Test: ${id}`])
    expect(await matched(question, {})).toBeUndefined()
    expect(await matched(question, { [id]: 'seed2@box.example' })).toBeUndefined()
    expect(await matched(question, { [other]: address })).toBeUndefined()
  })

  describe('in a mailbox with plus-addresses', () => {
    const tagged = plusAddressOf(address, id)
    const awaited = [{ address: tagged, trackingId: id, createdAtMs: 0 }]

    it.each(['Delivered-To', 'X-Original-To', 'To', 'Cc', 'Envelope-To'])(
      'matches a message by the plus-address in %s',
      async (name) => {
        const question = anInput([`${name}: "A, B" <${tagged.toUpperCase()}>, c@box.example`], {
          hasPlusAddress: true,
          awaited,
        })
        expect(await matched(question, { [id]: tagged })).toBe(id)
        expect(await matched({ ...question, hasPlusAddress: false }, { [id]: tagged })).toBeUndefined()
      },
    )

    it('refreshes the awaited copies only for an unknown plus-address', async () => {
      let askCount = 0
      const refreshAwaited = async (): Promise<typeof awaited> => {
        askCount += 1
        return await Promise.resolve(awaited)
      }
      const question = anInput([`Delivered-To: ${tagged}`], { hasPlusAddress: true, refreshAwaited })
      expect(await matched(question, { [id]: tagged })).toBe(id)
      expect(await matched({ ...question, awaited }, { [id]: tagged })).toBe(id)
      const untagged = anInput([`Delivered-To: ${address}`], { hasPlusAddress: true, refreshAwaited })
      expect(await matched(untagged, { [id]: tagged })).toBeUndefined()
      expect(askCount).toBe(1)
    })

    it('matches by tracking id for either address of the seed', async () => {
      const question = anInput([`X-Presend-Test: ${id}`], { hasPlusAddress: true })
      expect(await matched(question, { [id]: tagged })).toBe(id)
      expect(await matched(question, { [id]: address })).toBe(id)
    })

    it('prefers the plus-address to X-Presend-Test', async () => {
      const question = anInput([`Delivered-To: ${tagged}`, `X-Presend-Test: ${other}`], {
        hasPlusAddress: true,
        awaited,
      })
      expect(await matched(question, { [id]: tagged, [other]: address })).toBe(id)
    })
  })

  describe('for a test with a sender domain', () => {
    const tagged = plusAddressOf(address, id)
    const awaited = [{ address: tagged, trackingId: id, createdAtMs: 0 }]
    const named: readonly (readonly [string, readonly string[]])[] = [
      ['the header', [`X-Presend-Test: ${id}`]],
      ['the Message-ID', [`Message-ID: <${id}@shop.example>`]],
      ['the subject', [`Subject: ${id}`]],
      ['the plus-address', [`Delivered-To: ${tagged}`]],
      ['the plus-address in To', [`To: ${tagged}`]],
    ]
    const ask = async (fields: readonly string[], isSame: boolean | null = false): Promise<unknown> => {
      const ports = {
        store: knowing({ [id]: tagged, [other]: address }, { [id]: 'shop.example' }),
        isSameOrganization: async ({ domain, expected }: { readonly domain: string; readonly expected: string }) =>
          await Promise.resolve(domain === expected ? true : isSame),
        findMentionedIds: search,
      }
      const { own } = await matchObserved(anInput(fields, { hasPlusAddress: true, awaited }), ports, signal)
      return own === null || own === 'foreign' ? own : [own.target.trackingId, own.isSenderKnown]
    }

    it.each(named)('treats a message of another sender with the test in %s as foreign', async (_where, fields) => {
      expect(await ask(['From: x@evil.example', ...fields])).toBe('foreign')
      expect(await ask(['From: a@shop.example', 'From: x@evil.example', ...fields])).toBe('foreign')
      expect(await ask(fields)).toBe('foreign')
      expect(await ask(['From: Shop <a@Shop.example>', ...fields])).toEqual([id, true])
      expect(await ask(['From: x@news.shop.example', ...fields], true)).toEqual([id, true])
    })

    it('returns isSenderKnown false when the DNS query fails', async () => {
      expect(await ask(['From: x@news.shop.example', `X-Presend-Test: ${id}`], null)).toEqual([id, false])
    })

    it("then finds the other sender's own test", async () => {
      const fields = ['From: x@evil.example', `X-Presend-Test: ${id}`, `X-Presend-Test: ${other}`]
      expect(await ask(fields)).toEqual([other, true])
    })
  })

  it('handles bytes that are not a message', async () => {
    const head = Buffer.from([0xff, 0x00, 0xfe, 0x0d, 0x0a, 0x3a, 0x20])
    const question = anInput([], {
      head,
      readFirstPart: async () => await Promise.resolve(head),
      hasPlusAddress: true,
    })
    expect(await matched(question, { [id]: address })).toBeUndefined()
  })
})
