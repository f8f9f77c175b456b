import { describe, expect, it } from 'vitest'
import {
  authenticateSighting,
  recordGone,
  recordSighting,
  whyOpen,
} from '../../../../src/extensions/mailboxes/imap/record-sighting.ts'
import type { OpenSighting } from '../../../../src/extensions/mailboxes/imap/sightings.ts'
import { toTrackingId } from '../../../../src/foundation/contract/identifiers.ts'
import type { ObservedCopy } from '../../../../src/service/receiving/judging/judging-job-types.ts'
import { LimitReached } from '../../../../src/service/receiving/judging/open-judging.ts'
import type { KeepTestMail } from '../../../../src/service/receiving/test-mail/keep-test-mail.ts'
import { unmeasuredAuthentication } from '../../../../src/service/receiving/unjudged.ts'
import type { SeedRecord } from '../../../../src/service/storage/store.ts'
import { aNewTest } from '../../../service/storage/builders.ts'
import { aFolder, type FakeMailbox, fakeMailbox } from '../../../support/fake-mailbox.ts'
import { anOpenSighting, aSession, inbox, junk, lists, type SessionParts, seedAddress } from './a-session.ts'

const folders = [aFolder('INBOX'), aFolder('Junk'), aFolder('Lists')]
const head = Buffer.from('From: a@news.shop.example\r\n\r\n')

function mailboxWith(...paths: readonly string[]): FakeMailbox {
  const mailbox = fakeMailbox({ folders })
  for (const path of paths) mailbox.deliver(path, 'From: a@news.shop.example\r\n\r\nhello\r\n')
  return mailbox
}

async function open(mailbox: FakeMailbox, isSame: boolean | null = true): Promise<SessionParts> {
  const parts = await aSession({
    mailbox,
    ports: {
      observe: async () => await Promise.resolve(unmeasuredAuthentication('x')),
      isSameOrganization: async () => await Promise.resolve(isSame),
    },
  })
  const seeds = [{ address: seedAddress, providerType: 'consumer', providerName: 'box.example' }] as const
  await parts.store.createTest(aNewTest({ trackingId: toTrackingId('pst_a'), seeds }))
  return parts
}

async function resultOf({ store }: SessionParts): Promise<SeedRecord | null> {
  return (await store.findReportedTest(toTrackingId('pst_a')))?.seeds[0]?.result ?? null
}

/** A sighting with an unverified sender, for a test that expects mail from shop.example. */
function ofUnknownSender(): OpenSighting {
  const sighting = anOpenSighting({ isSenderKnown: false, head })
  return { ...sighting, target: { ...sighting.target, senderDomain: 'shop.example' } }
}

describe('recordSighting()', () => {
  it('keeps the whole message, or the header section of a message that is gone', async () => {
    await using parts = await open(mailboxWith('INBOX'))
    const kept: string[] = []
    const keepTestMail = async (...[id, { bytes, isHeadOnly }]: Parameters<KeepTestMail>): Promise<void> =>
      await Promise.resolve(void kept.push(`${id} ${isHeadOnly} ${Buffer.from(bytes).toString()}`))
    const session = { ...parts.session, ports: { ...parts.session.ports, keepTestMail } }
    await recordSighting(anOpenSighting(), session)
    await recordGone(anOpenSighting({ head }), session)
    expect(kept).toEqual(['1 false From: a@news.shop.example\r\n\r\nhello\r\n', `1 true ${head.toString()}`])
  })

  it('records a message outside inbox and spam without a folder, as settled', async () => {
    await using parts = await open(mailboxWith('Lists'))
    expect(await recordSighting(anOpenSighting({ folder: lists }), parts.session)).toBe('recorded')
    expect(await resultOf(parts)).toMatchObject({ status: 'undecided', folder: null, isSettled: true })
    expect(parts.session.memory.counts.elsewhere).toBe(1)
    expect(parts.events).toMatchObject([{ kind: 'filed-elsewhere', folder: 'Lists' }])
  })

  it('records the first folder of a message in two folders, and the later one of a moved message', async () => {
    const before = anOpenSighting()
    const latest = anOpenSighting({ folder: junk, uid: 2, before })
    await using both = await open(mailboxWith('INBOX', 'Junk'))
    await recordSighting(latest, both.session)
    expect(await resultOf(both)).toMatchObject({
      folder: 'INBOX',
      reason: 'seen in INBOX; there is another copy in "Junk"',
    })
    const moved = mailboxWith('INBOX', 'Junk')
    await moved.open('INBOX')
    await moved.remove([1])
    await using one = await open(moved)
    await recordSighting(latest, one.session)
    expect(await resultOf(one)).toMatchObject({
      folder: 'Spam',
      reason: expect.stringMatching(/moved there from "INBOX"$/u),
    })
  })

  it('records nothing while the sender check is pending, or for a message from another sender', async () => {
    await using unknown = await open(mailboxWith('INBOX'), null)
    expect(await recordSighting(ofUnknownSender(), unknown.session)).toBe('open')
    await using foreign = await open(mailboxWith('INBOX'), false)
    expect(await recordSighting(ofUnknownSender(), foreign.session)).toBe('foreign')
    expect(foreign.session.memory.counts).toMatchObject({ foreign: 1, matched: 0 })
    for (const parts of [unknown, foreign]) expect(await resultOf(parts)).toBeNull()
    await using own = await open(mailboxWith('INBOX'), true)
    expect(await recordSighting(ofUnknownSender(), own.session)).toBe('recorded')
    expect(own.session.memory.counts).toMatchObject({ foreign: 0, matched: 1 })
  })

  it('returns gone when the message is missing or UIDVALIDITY changed', async () => {
    await using parts = await open(mailboxWith('INBOX'))
    expect(await recordSighting(anOpenSighting({ uidValidity: '2' }), parts.session)).toBe('gone')
    const empty = { ...mailboxWith(), fetchBytes: async () => await Promise.resolve(null) }
    await using none = await open(empty)
    expect(await recordSighting(anOpenSighting(), none.session)).toBe('gone')
  })
})

describe('recordGone()', () => {
  it.each([
    [inbox, 'INBOX'],
    [junk, 'Spam'],
  ])('records the folder where a message was last seen: %j', async (folder, shown) => {
    await using parts = await open(mailboxWith())
    await recordGone(anOpenSighting({ folder }), parts.session)
    expect(await resultOf(parts)).toMatchObject({
      folder: shown,
      reason: expect.stringContaining('the message disappeared'),
    })
  })

  it('records nothing for a message outside inbox and spam, or from an unverified sender', async () => {
    await using parts = await open(mailboxWith(), null)
    await recordGone(anOpenSighting({ folder: lists }), parts.session)
    await recordGone(ofUnknownSender(), parts.session)
    expect(await resultOf(parts)).toBeNull()
  })
})

const bytes = Buffer.from('From: a@shop.example\r\n\r\nhello\r\n')

async function exceed(): Promise<never> {
  return await Promise.reject(new LimitReached('took more than 10 s'))
}

it("authenticateSighting() returns the provider's names, and the reason for a missing body", async () => {
  const asked: ObservedCopy[] = []
  const observe = async (input: ObservedCopy): Promise<ReturnType<typeof unmeasuredAuthentication>> => {
    asked.push(input)
    return await Promise.resolve(unmeasuredAuthentication('x'))
  }
  await using parts = await aSession({ ports: { observe } })
  await authenticateSighting({ bytes, isHeadOnly: false }, parts.session)
  await authenticateSighting({ bytes, isHeadOnly: true }, parts.session)
  expect(asked).toMatchObject([
    { provider: { authservIds: [], providerName: 'box.example' }, bytes },
    { bodyMissing: 'the message is larger than 36 MiB' },
  ])
  expect(asked[0]).not.toHaveProperty('bodyMissing')
})

it('authenticateSighting() reports an error and returns unmeasured verdicts', async () => {
  await using parts = await aSession()
  const { spf, dmarc } = await authenticateSighting({ bytes, isHeadOnly: false }, parts.session)
  expect([spf, dmarc]).toMatchObject([{ isMeasured: false }, { detail: 'not evaluated: reading the message failed' }])
  expect(parts.events).toMatchObject([{ kind: 'error' }])
})

it('authenticateSighting() names the limit that a message exceeded', async () => {
  await using parts = await aSession({ ports: { observe: async () => await exceed() } })
  const detail = 'not evaluated: reading the message took more than 10 s'
  const verdict = { isPass: null, isMeasured: false, detail }
  expect(await authenticateSighting({ bytes, isHeadOnly: false }, parts.session)).toMatchObject({
    spf: verdict,
    dkim: verdict,
    dmarc: verdict,
  })
  expect(parts.events).toMatchObject([{ kind: 'error', error: { message: 'took more than 10 s' } }])
})

it('whyOpen() returns the reason for an open verdict', () => {
  const none = unmeasuredAuthentication('x')
  expect(whyOpen(none)).toBeNull()
  expect(whyOpen({ ...none, dkim: { ...none.dkim, isOpen: true, detail: 'DNS is unavailable' } })).toBe(
    'DNS is unavailable',
  )
})
