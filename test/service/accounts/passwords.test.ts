import { describe, expect, it } from 'vitest'
import { nodeRandom } from '../../../src/foundation/world/node-random.ts'
import { hashPassword, isPassword, parseNewPassword } from '../../../src/service/accounts/passwords.ts'

describe('hashPassword()', () => {
  it('creates an argon2id hash with a new salt, which only the password matches', async () => {
    const [first, second] = [
      await hashPassword('correct horse', nodeRandom()),
      await hashPassword('correct horse', nodeRandom()),
    ]
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/u)
    expect(first).not.toBe(second)
    expect(await isPassword('correct horse', first)).toBe(true)
    expect(await isPassword('correct horsf', first)).toBe(false)
    expect(await isPassword('', first)).toBe(false)
  })

  it('treats composed and decomposed characters as equal', async () => {
    expect(await isPassword('Zürich Zürich'.normalize('NFD'), await hashPassword('Zürich Zürich', nodeRandom()))).toBe(
      true,
    )
  })
})

/** Returns the time of one check of a wrong password, in milliseconds. */
async function timeOf(stored: string | null): Promise<number> {
  const start = performance.now()
  await isPassword('wrong password', stored)
  return performance.now() - start
}

describe('isPassword()', () => {
  // Computed with the reference implementation: argon2 somesalt -id -t 2 -m 16 -p 1 -l 32
  it('agrees with the reference implementation', async () => {
    const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await isPassword('password', hash)).toBe(true)
    expect(await isPassword('differentpassword', hash)).toBe(false)
  })

  it('matches nothing without a hash or with an invalid one', async () => {
    expect(await isPassword('', null)).toBe(false)
    expect(await isPassword('x', '$argon2id$broken')).toBe(false)
  })

  it('takes the same time with and without a hash', async () => {
    const hash = await hashPassword('correct horse', nodeRandom())
    // Each pair is measured close together, so that a busy machine slows both. Without a hash and without the same work,
    // every ratio would be close to 0.
    const ratios: number[] = []
    for (let pair = 0; pair < 9; pair += 1) ratios.push((await timeOf(null)) / (await timeOf(hash)))
    const median = ratios.toSorted((a, b) => a - b)[4]
    expect(median).toBeGreaterThan(0.4)
    expect(median).toBeLessThan(2.5)
  })
})

it.each([
  ['', 'nothing'],
  ['short', '5 characters'],
  ['x'.repeat(257), '257 characters'],
])('parseNewPassword() rejects %j and never shows it', (text, came) => {
  expect(parseNewPassword(text, 'password')).toEqual({
    status: 'bad',
    problems: [{ input: 'password', came, expected: '12 to 256 characters' }],
  })
})
