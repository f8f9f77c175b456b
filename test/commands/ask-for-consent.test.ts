import { describe, expect, it } from 'vitest'
import { askForConsent, type GivenConsent } from '../../src/commands/ask-for-consent.ts'
import type { CommandTools } from '../../src/commands/command-parts.ts'
import type { Consent } from '../../src/oauth/oauth-client.ts'
import { Secret } from '../../src/world/secret.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeFiles } from '../support/fake-files.ts'
import { fakeHost } from '../support/fake-host.ts'
import { fakeRandom } from '../support/fake-random.ts'
import { type FakeTerminal, fakeTerminal } from '../support/fake-terminal.ts'

const consent: Consent = { url: 'https://accounts.example/auth?a=b', state: 'state-1', codeVerifier: new Secret('v') }
const ask = { oauth: { beginConsent: () => consent }, scopes: [], mayOpenBrowser: true }

function toolsWith(terminal: FakeTerminal): CommandTools {
  const world = { clock: fakeClock(), random: fakeRandom(), env: {}, files: fakeFiles({}) }
  return { world, terminal, host: fakeHost() }
}

/** Asks somebody who types these lines, one at each question. */
async function asked(lines: readonly (string | null)[]): Promise<{ given: GivenConsent; told: string }> {
  let count = 0
  const typed = async (): Promise<string | null> => {
    count += 1
    return await Promise.resolve(lines[count - 1] ?? null)
  }
  const terminal = fakeTerminal({ canAsk: true, ask: typed })
  return { given: await askForConsent(ask, toolsWith(terminal)), told: terminal.told }
}

describe('askForConsent()', () => {
  it('asks again for an address that is none, or of another question, and says why', async () => {
    const good = 'http://127.0.0.1:1/?state=state-1&code=4/abc'
    const { given, told } = await asked(['4/abc', '', 'http://127.0.0.1:1/?state=old&code=4/x', good])
    expect(given.code.reveal()).toBe('4/abc')
    expect(told.match(/That is not the address of that page: .*/gu)).toEqual([
      'That is not the address of that page: it is no address.',
      'That is not the address of that page: its state is that of another question.',
    ])
  })

  it('hears from a pasted address that the user declined', async () => {
    await expect(asked(['http://127.0.0.1:1/?state=state-1&error=access_denied'])).rejects.toMatchObject({
      code: 'OAUTH_FAILED',
      outcome: 'inconclusive',
    })
  })

  it('names another error of the page of consent', async () => {
    await expect(asked(['http://127.0.0.1:1/?state=state-1&error=admin_policy_enforced'])).rejects.toThrow(
      'got "admin_policy_enforced" from the page of consent',
    )
  })

  it('waits for ten minutes, and no longer', async () => {
    const clock = fakeClock()
    const terminal = fakeTerminal()
    const tools = toolsWith(terminal)
    const asking = askForConsent(ask, { ...tools, world: { ...tools.world, clock } })
    await expect(clock.runToEnd(asking)).rejects.toThrow('got no answer within 10 minutes')
    expect(clock.monotonicMs()).toBe(600_000)
    expect(terminal.told).toBe('Open this address in a browser:\n\n  https://accounts.example/auth?a=b\n\n')
  })
})
