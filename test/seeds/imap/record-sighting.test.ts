import { describe, expect, it } from 'vitest'

import { notMeasured } from '../../../src/seeds/imap/authenticate-sighting.ts'
import { recordGone, recordSighting } from '../../../src/seeds/imap/record-sighting.ts'
import type { OpenSighting } from '../../../src/seeds/imap/sightings.ts'
import type { SeedRecord } from '../../../src/storage/store.ts'
import { aNewTest } from '../../storage/builders.ts'
import { aFolder, type FakeMailbox, fakeMailbox } from '../../support/fake-mailbox.ts'
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
      observe: async () => await Promise.resolve(notMeasured('x')),
      isSameOrganization: async () => await Promise.resolve(isSame),
    },
  })
  const seeds = [{ address: seedAddress, providerType: 'consumer', providerName: 'box.example' }] as const
  await parts.store.createTest(aNewTest({ trackingId: 'pst_a', seeds }))
  return parts
}

async function resultOf({ store }: SessionParts): Promise<SeedRecord | null> {
  return (await store.findReportedTest('pst_a'))?.seeds[0]?.result ?? null
}

/** A sighting whose sender is not known yet, of a test that is for the mail of shop.example. */
function ofUnknownSender(): OpenSighting {
  const sighting = anOpenSighting({ isSenderKnown: false, head })
  return { ...sighting, target: { ...sighting.target, senderDomain: 'shop.example' } }
}

describe('recordSighting()', () => {
  it('shows a message that a rule has filed elsewhere without a folder, settled, and counts it', async () => {
    await using parts = await open(mailboxWith('Lists'))
    expect(await recordSighting(anOpenSighting({ folder: lists }), parts.session)).toBe('recorded')
    expect(await resultOf(parts)).toMatchObject({ status: 'undecided', folder: null, isSettled: true })
    expect(parts.session.memory.counts.elsewhere).toBe(1)
    expect(parts.events).toMatchObject([{ kind: 'filed-elsewhere', folder: 'Lists' }])
  })

  it('takes the first of two places where it lies in both, and the later one where it was moved', async () => {
    const before = anOpenSighting()
    const latest = anOpenSighting({ folder: junk, uid: 2, before })
    await using both = await open(mailboxWith('INBOX', 'Junk'))
    await recordSighting(latest, both.session)
    expect(await resultOf(both)).toMatchObject({
      folder: 'INBOX',
      reason: 'seen in INBOX; another copy of it lies in "Junk"',
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

  it('is no result while nobody can say whose mail it is, and never one when it is a stranger’s', async () => {
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

  it('knows that a message is gone, or that its UID is another one’s', async () => {
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
  ])('shows where a message was seen last: %j', async (folder, shown) => {
    await using parts = await open(mailboxWith())
    await recordGone(anOpenSighting({ folder }), parts.session)
    expect(await resultOf(parts)).toMatchObject({ folder: shown, reason: expect.stringContaining('it was gone') })
  })

  it('shows nothing of one that was only seen elsewhere, nor of one that may be a stranger’s', async () => {
    await using parts = await open(mailboxWith(), null)
    await recordGone(anOpenSighting({ folder: lists }), parts.session)
    await recordGone(ofUnknownSender(), parts.session)
    expect(await resultOf(parts)).toBeNull()
  })
})
