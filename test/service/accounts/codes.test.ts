import { expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { hashToken } from '../../../src/service/accounts/api-token.ts'
import {
  createInvitation,
  createSetupCode,
  oneTimeCodeHash,
  setupCodeHash,
} from '../../../src/service/accounts/codes.ts'
import type { StoredInvitation } from '../../../src/service/storage/invitation.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'

function deps() {
  const stored: StoredInvitation[] = []
  const store = { createInvitation: (one: StoredInvitation) => Promise.resolve(void stored.push(one)) }
  return { stored, store, clock: fakeClock(0), random: fakeRandom(5) }
}

it('createSetupCode() creates a code that is valid for a day and can be typed in any spelling', async () => {
  const { stored, ...given } = deps()
  const code = (await createSetupCode('presend serve', given)).reveal()
  expect(code).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){4}[A-HJ-NP-Z2-9]{4}$/u)
  expect(stored).toMatchObject([{ codeHash: setupCodeHash(code), workspaceId: null, expiresAtMs: 86_400_000 }])
  expect(setupCodeHash(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(setupCodeHash(code))
  expect(setupCodeHash(code.slice(1))).not.toBe(setupCodeHash(code))
})

it('createInvitation() stores only the hashes of codes that are valid for a week', async () => {
  const { stored, ...given } = deps()
  const wanted = {
    workspaceId: toWorkspaceId('a'),
    email: 'bob@team.example',
    role: 'member',
    invitedBy: 'ann@team.example',
  } as const
  const { code, oneTimeCode } = await createInvitation(wanted, 'handed-over', given)
  expect(stored).toMatchObject([{ ...wanted, codeHash: hashToken(code.reveal()), expiresAtMs: 7 * 86_400_000 }])
  expect(JSON.stringify(stored)).not.toContain(code.reveal())
  const typed = oneTimeCode?.reveal() ?? ''
  expect(typed).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/u)
  expect(stored).toMatchObject([{ oneTimeCodeHash: oneTimeCodeHash(typed.toLowerCase()) }])
  expect(setupCodeHash(typed)).not.toBe(oneTimeCodeHash(typed))
  const mailed = await createInvitation(wanted, 'mailed', given)
  expect([mailed.oneTimeCode, stored.at(-1)?.oneTimeCodeHash]).toEqual([null, null])
})
