import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeRandom } from '../../../src/foundation/world/node-random.ts'
import { checkLogin, countLogin } from '../../../src/service/accounts/log-in.ts'
import { loginDelay } from '../../../src/service/accounts/login-delay.ts'
import { hashPassword } from '../../../src/service/accounts/passwords.ts'
import type { Store } from '../../../src/service/storage/store.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { openMemoryStore } from '../../support/memory-store.ts'

const clock = fakeClock()
const email = 'ann@team.example'
const { signal } = new AbortController()
const delay = loginDelay(clock)
let store: Store

beforeAll(async () => {
  store = await openMemoryStore()
  const passwordHash = await hashPassword('correct horse', nodeRandom())
  const ann = { userId: 'ann', email, name: 'Ann', isAdmin: false, emailVerifiedAtMs: null, createdAtMs: 0 }
  await store.createUser({ ...ann, passwordHash })
  await store.createUser({ ...ann, userId: 'sso', email: 'sso@team.example', passwordHash: null })
})

afterAll(async () => {
  await store[Symbol.asyncDispose]()
})

describe('checkLogin()', () => {
  it.each([
    ['the right password', { email, password: 'correct horse' }, 'accepted'],
    ['the address in different case', { email: ' Ann@Team.Example ', password: 'correct horse' }, 'accepted'],
    ['a wrong password', { email, password: 'wrong' }, 'refused'],
    ['an unknown address', { email: 'eve@team.example', password: 'correct horse' }, 'refused'],
    ['a string that is not an address', { email: '\u0000', password: 'x' }, 'refused'],
    ['a user without a password', { email: 'sso@team.example', password: '' }, 'refused'],
  ])('checkLogin() for %s returns %s', async (_what, typed, status) => {
    expect(
      await checkLogin({ ...typed, from: { address: '192.0.2.1', signal } }, { store, clock, loginDelay: delay }),
    ).toMatchObject({ status })
  })
})

/** Counts an attempt, and lets the clock run until it is allowed or refused. */
async function count(account: string, address: string): Promise<number | null> {
  return await clock.runToEnd(countLogin(account, { address, signal }, { store, clock, loginDelay: delay }))
}

/** Returns how many of several attempts are allowed. */
async function tries(
  attemptCount: number,
  next: (index: number) => readonly [account: string, address: string],
): Promise<number> {
  let allowed = 0
  for (let index = 0; index < attemptCount; index += 1) {
    if ((await count(...next(index))) === null) allowed += 1
  }
  return allowed
}

/** Returns an account and an address: a different one for each attempt, all of one network. */
function ofNetwork(index: number): readonly [account: string, address: string] {
  return [`account-${index}`, `2001:db8:1:1::${index.toString(16)}`]
}

describe('countLogin()', () => {
  it('allows a network 20 attempts per hour at one account, without affecting users of other networks', async () => {
    expect(await tries(25, () => ['one', '198.51.100.7'])).toBe(20)
    expect(await tries(1, () => ['one', '203.0.113.7'])).toBe(1)
  })

  it("delays a network's attempts after the first 200 at all accounts and from all its addresses, and refuses none", async () => {
    const startMs = clock.nowMs()
    expect(await tries(200, ofNetwork)).toBe(200)
    expect(clock.nowMs()).toBe(startMs)
    expect(await tries(100, (index) => ofNetwork(200 + index))).toBe(100)
    expect(clock.nowMs() - startMs).toBe(50 * ((100 * 101) / 2))
    const [beforeMs, elsewhere] = [clock.nowMs(), await count('account-1', '2001:db8:1:2::1')]
    expect([elsewhere, clock.nowMs()]).toEqual([null, beforeMs])
  })

  it('allows all networks 200 attempts at one account', async () => {
    expect(await tries(220, (index) => ['popular', `198.18.${index}.1`])).toBe(200)
  })

  it('allows more in the next hour', async () => {
    await tries(21, () => ['late', '198.51.100.9'])
    const retryInMs = await count('late', '198.51.100.9')
    expect(retryInMs).toBeGreaterThan(0)
    await clock.advance(retryInMs ?? 0)
    expect(await count('late', '198.51.100.9')).toBeNull()
  })
})
