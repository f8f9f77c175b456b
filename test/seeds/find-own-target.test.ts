import { describe, expect, it } from 'vitest'

import { findOwnTarget, isOfSender } from '../../src/seeds/find-own-target.ts'
import { readIdentity } from '../../src/seeds/read-identity.ts'
import type { CopyTarget } from '../../src/storage/store.ts'
import { noOtherDomains } from './no-other-domains.ts'

const { signal } = new AbortController()

function aTarget(trackingId: string, senderDomain: string | null = null): CopyTarget {
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

/** Finds among tests of these ids, whose mail is ours (true), not (false), or nobody knows (null). */
async function find(named: readonly string[], known: Readonly<Record<string, boolean | null>>): Promise<unknown> {
  const found = await findOwnTarget(named, {
    find: async (ids) => {
      const id = ids.find((one) => one in known)
      return await Promise.resolve(id === undefined ? null : aTarget(id))
    },
    check: async ({ trackingId }) => await Promise.resolve(known[trackingId] ?? null),
  })
  return found === null || found === 'foreign' ? found : [found.target.trackingId, found.isSenderKnown]
}

describe('findOwnTarget()', () => {
  it('takes the first test that is for this sender’s mail, past those of others', async () => {
    expect(await find(['x', 'foreign', 'y', 'own', 'late'], { foreign: false, own: true, late: true })).toEqual([
      'own',
      true,
    ])
  })

  it('tells a test of somebody else from none at all', async () => {
    expect(await find(['x', 'a', 'b', 'y'], { a: false, b: false })).toBe('foreign')
    expect(await find(['x', 'y'], { a: true })).toBeNull()
    expect(await find([], { a: true })).toBeNull()
  })

  it('does not take a test for its own, nor for another’s, while DNS cannot say', async () => {
    expect(await find(['a', 'b'], { a: null, b: true })).toEqual(['a', false])
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
  ])('of a test for mail of %s, given "%s", is %s', async (senderDomain, line, expected) => {
    const identity = readIdentity(Buffer.from(`${line}\r\n\r\n`))
    expect(await isOfSender({ senderDomain }, identity, ask)).toBe(expected)
  })
})
