import { describe, expect, it } from 'vitest'
import type { WatchedFolder } from '../../../../src/extensions/mailboxes/imap/find-folders.ts'
import { type Sighting, sightings } from '../../../../src/extensions/mailboxes/imap/sightings.ts'
import { toTrackingId } from '../../../../src/foundation/contract/identifiers.ts'

const inbox: WatchedFolder = { path: 'INBOX', role: 'inbox', knownBy: 'x' }
const spam: WatchedFolder = { path: 'Junk', role: 'spam', knownBy: 'x' }

function aSighting(changes: Partial<Sighting> = {}, numericId = 1): Sighting {
  return {
    target: {
      numericId,
      trackingId: toTrackingId('pst_a'),
      address: 'a@box.example',
      providerType: 'consumer',
      providerName: 'box.example',
      createdAtMs: 0,
      expiresAtMs: 3_600_000,
      senderDomain: null,
      mailType: null,
      shownStatus: null,
      acceptedCopyCount: 0,
      temporaryRefusalCount: 0,
    },
    isSenderKnown: true,
    messageKey: 'm',
    folder: inbox,
    uidValidity: '1',
    uid: 7,
    sizeBytes: 100,
    internalDateMs: null,
    head: new Uint8Array(),
    seenAtMs: 1000,
    ...changes,
  }
}

describe('sightings()', () => {
  it('returns sightings when they have settled', () => {
    const open = sightings(500)
    expect(open.nextDueAtMs()).toBeNull()
    expect(open.add(aSighting())).toBe('new')
    expect(open.due(1499)).toEqual([])
    expect(open.nextDueAtMs()).toBe(1500)
    expect(open.due(1500)).toMatchObject([{ folder: inbox, before: null, firstSeenAtMs: 1000 }])
  })

  it('follows a moved message and restarts its settle time', () => {
    const open = sightings(500)
    open.add(aSighting())
    expect(open.add(aSighting({ folder: spam, uid: 3, seenAtMs: 1400 }))).toBe('moved')
    expect(open.due(1899)).toEqual([])
    expect(open.due(1900)).toMatchObject([{ folder: spam, uid: 3, before: { folder: inbox }, firstSeenAtMs: 1000 }])
    expect(open.waitingCount).toBe(1)
  })

  it("keeps messages from unverified senders separate from the sender's copies", () => {
    const open = sightings(500)
    open.add(aSighting())
    expect(open.add(aSighting({ isSenderKnown: false, uid: 8, folder: spam }))).toBe('new')
    expect(open.due(9000)).toMatchObject([
      { folder: inbox, uid: 7 },
      { folder: spam, isSenderKnown: false },
    ])
    const [, strange] = open.due(9000)
    if (strange !== undefined) open.drop(strange)
    expect(open.due(9000)).toMatchObject([{ uid: 7 }])
    expect(open.add(aSighting({ isSenderKnown: false, uid: 8 }))).toBe('new')
  })

  it('settles longer outside inbox and spam, and never replaces a sighting in one of them', () => {
    const elsewhere: WatchedFolder = { path: 'Lists', role: 'other', knownBy: 'x' }
    const open = sightings(500, 9000)
    open.add(aSighting({ folder: elsewhere }))
    expect(open.nextDueAtMs()).toBe(10_000)
    expect(open.add(aSighting({ uid: 9, seenAtMs: 2000 }))).toBe('moved')
    expect(open.add(aSighting({ folder: elsewhere, uid: 10 }))).toBe('repeated')
    expect(open.due(2500)).toMatchObject([{ folder: inbox, uid: 9 }])
  })

  it('postpones failed verifications with backoff', () => {
    const open = sightings(500)
    open.add(aSighting())
    const dueAtMs = Array.from({ length: 7 }, () => {
      const nowMs = open.nextDueAtMs() ?? 0
      for (const one of open.due(nowMs)) open.postpone(one, nowMs)
      return (open.nextDueAtMs() ?? 0) - nowMs
    })
    expect(dueAtMs).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
    expect(open.add(aSighting())).toBe('repeated')
  })

  it('returns a message that keeps moving after four settle times', () => {
    const open = sightings(500)
    for (let step = 0; step < 20; step += 1) {
      open.add(aSighting({ folder: step % 2 === 0 ? inbox : spam, uid: step, seenAtMs: 1000 + step * 400 }))
    }
    expect(open.nextDueAtMs()).toBe(3000)
  })

  it('reports repeated sightings of waiting and finished messages', () => {
    const open = sightings(500)
    open.add(aSighting())
    expect(open.add(aSighting({ seenAtMs: 2000 }))).toBe('repeated')
    expect(open.nextDueAtMs()).toBe(1500)
    open.finish(aSighting())
    expect(open.waitingCount).toBe(0)
    expect(open.add(aSighting({ folder: spam }))).toBe('repeated')
    expect(open.add(aSighting({}, 2))).toBe('new')
    expect(open.add(aSighting({ messageKey: 'other' }))).toBe('new')
  })

  it('forgets the sightings of a folder', () => {
    const open = sightings(500)
    open.add(aSighting())
    open.add(aSighting({ folder: spam }, 2))
    open.forget('INBOX')
    expect(open.waitingCount).toBe(1)
    expect(open.add(aSighting({ uidValidity: '2', uid: 1 }))).toBe('new')
  })

  it('remembers a limited number of finished messages', () => {
    const open = sightings(0)
    for (let number = 1; number <= 2001; number += 1) open.finish(aSighting({}, number))
    expect(open.add(aSighting({}, 2))).toBe('repeated')
    expect(open.add(aSighting({}, 1))).toBe('new')
  })
})
