import { describe, expect, it } from 'vitest'
import { type TrackingId, toTrackingId } from '../../../src/foundation/contract/identifiers.ts'

import { findOwnTarget, isOfSender } from '../../../src/service/receiving/find-own-target.ts'
import { readIdentity } from '../../../src/service/receiving/read-identity.ts'
import { createTrackingId } from '../../../src/service/receiving/tracking-id.ts'
import type { CopyTarget } from '../../../src/service/storage/store.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { noOtherDomains } from './no-other-domains.ts'

const { signal } = new AbortController()

function aTarget(trackingId: TrackingId, senderDomain: string | null = null): CopyTarget {
  return {
    numericId: 1,
    trackingId,
    address: 'seed1@box.example',
    providerType: 'consumer',
    providerName: 'box.example',
    createdAtMs: 0,
    expiresAtMs: 1,
    senderDomain,
    mailType: null,
    shownStatus: null,
    acceptedCopyCount: 0,
    temporaryRefusalCount: 0,
  }
}

/**
 * Searches `known` for a test. The values state whether the author belongs to the sender of the test; `null` means that
 * the DNS query failed.
 */
async function find(named: readonly string[], known: Readonly<Record<string, boolean | null>>): Promise<unknown> {
  const identity = {
    headerTrackingIds: named.map(toTrackingId),
    mentionedTrackingIds: async () => await Promise.resolve([]),
  }
  const found = await findOwnTarget(identity, {
    find: async (ids) => {
      const id = ids.find((one) => one in known)
      return await Promise.resolve(id === undefined ? null : aTarget(id))
    },
    check: async ({ trackingId }) => await Promise.resolve(known[trackingId] ?? null),
  })
  return found === null || found === 'foreign' ? found : [found.target.trackingId, found.isSenderKnown]
}

describe('findOwnTarget()', () => {
  it('returns the first test that expects mail from the sender', async () => {
    expect(await find(['x', 'foreign', 'y', 'own', 'late'], { foreign: false, own: true, late: true })).toEqual([
      'own',
      true,
    ])
  })

  it('distinguishes a test for another sender from no test', async () => {
    expect(await find(['x', 'a', 'b', 'y'], { a: false, b: false })).toBe('foreign')
    expect(await find(['x', 'y'], { a: true })).toBeNull()
    expect(await find([], { a: true })).toBeNull()
  })

  it('returns the test with isSenderKnown false when DNS fails', async () => {
    expect(await find(['a', 'b'], { a: null, b: true })).toEqual(['a', false])
  })
})

const random = fakeRandom(11)
const [known, other, third] = [createTrackingId(random), createTrackingId(random), createTrackingId(random)]

/** Finds the tracking id that a message matches, when tests with these ids exist. */
async function match(lines: readonly string[], tests: readonly string[]): Promise<string | null> {
  const identity = readIdentity(Buffer.from(lines.join('\r\n')))
  const own = await findOwnTarget(identity, {
    find: async (ids) => {
      const id = ids.find((one) => tests.includes(one))
      return await Promise.resolve(id === undefined ? null : aTarget(id))
    },
    check: async () => await Promise.resolve(true),
  })
  return own === null || own === 'foreign' ? null : own.target.trackingId
}

describe('findOwnTarget() with a whole message', () => {
  it('prefers the tracking id in the header', async () => {
    const lines = [`X-Presend-Test: ${other}`, `Subject: ${third}`, '', known]
    expect(await match(lines, [known, other, third])).toBe(other)
  })

  it('searches the body when the header names no existing test', async () => {
    const lines = [`X-Presend-Test: ${other}`, `Subject: ${third}`, '', `your order, ${known}.`]
    expect(await match(lines, [known, third])).toBe(known)
  })

  it('searches the subject last', async () => {
    expect(await match([`Subject: order [${known}]`, '', `see ${other}`], [known, other])).toBe(other)
    expect(await match([`Subject: order [${known}]`, '', `see ${other}`], [known])).toBe(known)
  })

  it('finds a tracking id that was encoded in transit', async () => {
    const quoted = `${known.slice(0, 9)}=\r\n${known.slice(9)}`
    const base64 = Buffer.from(`<p>Hello</p><!-- ${known} -->`).toString('base64')
    const subject = `=?utf-8?B?${Buffer.from(`Grüße ${known}`).toString('base64')}?=`
    const plain = 'Content-Type: text/plain'
    expect(await match([plain, 'Content-Transfer-Encoding: quoted-printable', '', quoted], [known])).toBe(known)
    expect(await match(['Content-Type: text/html', 'Content-Transfer-Encoding: base64', '', base64], [known])).toBe(
      known,
    )
    expect(await match([`Subject: ${subject}`, '', 'no id here'], [known])).toBe(known)
  })

  it('finds a tracking id in an HTML comment of a multipart message', async () => {
    const lines = [
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'text',
      '--b',
      'Content-Type: text/html',
      '',
      `<!-- ${known} --><p>html</p>`,
      '--b--',
    ]
    expect(await match(lines, [known])).toBe(known)
  })

  it('returns null for a message that names no test', async () => {
    expect(await match(['Subject: hello', '', 'nothing here'], [known])).toBeNull()
    expect(await match(['Subject: hello', '', other], [known])).toBeNull()
    expect(await match([''], [known])).toBeNull()
  })

  it('looks up at most ten tracking ids of a message that names thousands', async () => {
    const many = Array.from({ length: 3000 }, () => `X-Presend-Test: ${createTrackingId(random)}`)
    const asked: number[] = []
    const identity = readIdentity(Buffer.from([...many, '', ...many].join('\r\n')))
    await findOwnTarget(identity, {
      find: async (ids) => {
        asked.push(ids.length)
        return await Promise.resolve(null)
      },
      check: async () => await Promise.resolve(true),
    })
    expect(asked).toEqual([10, 10])
  })
})

describe('isOfSender()', () => {
  const ask = { isSameOrganization: noOtherDomains, signal }

  it.each([
    [null, 'From: anybody@evil.example', true],
    [null, 'Subject: nobody', true],
    ['shop.example', 'From: News <news@SHOP.example>', true],
    ['shop.example', 'From: news@evil.example', false],
    ['shop.example', 'From: news@shop.example, x@evil.example', false],
    ['shop.example', 'Sender: news@shop.example', false],
    ['shop.example', 'From: "news@shop.example" <x@evil.example>', false],
  ])('for sender domain %s and the field "%s" returns %s', async (senderDomain, line, expected) => {
    const identity = readIdentity(Buffer.from(`${line}\r\n\r\n`))
    expect(await isOfSender({ senderDomain }, identity, ask)).toBe(expected)
  })
})
