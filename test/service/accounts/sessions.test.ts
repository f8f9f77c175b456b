import { describe, expect, it } from 'vitest'
import { Secret } from '../../../src/foundation/world/secret.ts'
import { hashToken } from '../../../src/service/accounts/api-token.ts'
import { findSession, formToken, isFormToken, startSession } from '../../../src/service/accounts/sessions.ts'
import type { Store } from '../../../src/service/storage/store.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { openMemoryStore } from '../../support/memory-store.ts'

const dayMs = 86_400_000
const place = { address: '192.0.2.1', userAgent: `Browser${'x'.repeat(500)}` }

async function storeWithAnn(): Promise<Store> {
  const store = await openMemoryStore()
  const email = 'ann@team.example'
  await store.createUser({
    userId: 'ann',
    email,
    name: 'Ann',
    passwordHash: null,
    isAdmin: false,
    emailVerifiedAtMs: null,
    createdAtMs: 0,
  })
  return store
}

describe('a session', () => {
  it('is stored as a hash and found by its secret', async () => {
    await using store = await storeWithAnn()
    const deps = { store, clock: fakeClock(), random: fakeRandom(1) }
    const { session, secret } = await startSession('ann', place, deps)
    expect(secret.reveal()).toMatch(/^[A-Za-z0-9_-]{43}$/u)
    expect(session.secretHash).toBe(hashToken(secret.reveal()))
    expect(session.userAgent).toHaveLength(300)
    expect(await findSession(secret, deps)).toMatchObject({ session, user: { userId: 'ann' } })
    expect(await findSession(new Secret(session.secretHash), deps)).toBeNull()
    expect(await findSession(new Secret('x'.repeat(43)), deps)).toBeNull()
  })

  it('lasts while it is used, and ends after a week without use or after 30 days in any case', async () => {
    await using store = await storeWithAnn()
    const deps = { store, clock: fakeClock(), random: fakeRandom(1) }
    const { secret: used } = await startSession('ann', place, deps)
    const { secret: unused } = await startSession('ann', place, deps)
    for (let day = 0; day < 29; day += 1) {
      await deps.clock.advance(dayMs)
      expect(await findSession(used, deps)).not.toBeNull()
    }
    expect(await findSession(unused, deps)).toBeNull()
    await deps.clock.advance(dayMs)
    expect(await findSession(used, deps)).toBeNull()
  })

  it('records its use at most every five minutes', async () => {
    await using store = await storeWithAnn()
    let count = 0
    const renewSession: Store['renewSession'] = async (...given) => {
      count += 1
      await store.renewSession(...given)
    }
    const deps = { store: { ...store, renewSession }, clock: fakeClock(), random: fakeRandom(1) }
    const { secret } = await startSession('ann', place, deps)
    for (let minute = 0; minute < 11; minute += 1) {
      await deps.clock.advance(60_000)
      await findSession(secret, deps)
    }
    expect(count).toBe(2)
  })
})

it('isFormToken() accepts only the token of the same cookie', () => {
  const cookie = new Secret('a'.repeat(43))
  expect(isFormToken(formToken(cookie), cookie)).toBe(true)
  expect(isFormToken(formToken(new Secret('b'.repeat(43))), cookie)).toBe(false)
  expect(isFormToken('', cookie)).toBe(false)
  expect(formToken(cookie)).not.toContain(cookie.reveal())
})
