import { describe, expect, it } from 'vitest'
import { askForConsent } from '../../src/cli/ask-for-consent.ts'
import type { CommandDeps } from '../../src/cli/command.ts'
import type { Consent, GivenConsent } from '../../src/extensions/oauth/oauth-client.ts'
import { Secret } from '../../src/foundation/world/secret.ts'
import { loadServiceExtensions } from '../support/extensions.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeFiles } from '../support/fake-files.ts'
import { fakeHost } from '../support/fake-host.ts'
import { fakeRandom } from '../support/fake-random.ts'
import { type FakeTerminal, fakeTerminal } from '../support/fake-terminal.ts'

const consent: Consent = { url: 'https://accounts.example/auth?a=b', state: 'state-1', codeVerifier: new Secret('v') }
const ask = {
  oauth: { beginConsent: async () => await Promise.resolve(consent) },
  scopes: [],
  mayOpenBrowser: true,
  done: 'Connecting',
}

function toolsWith(terminal: FakeTerminal): CommandDeps {
  const world = { clock: fakeClock(), random: fakeRandom(), env: {}, files: fakeFiles({}) }
  return { loadServiceExtensions, world, terminal, host: fakeHost() }
}

/** Asks for consent with a user who types the given lines, one per prompt. */
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
  it('asks again after an invalid URL or a URL with another state', async () => {
    const good = 'http://127.0.0.1:1/?state=state-1&code=4/abc'
    const { given, told } = await asked(['4/abc', '', 'http://127.0.0.1:1/?state=old&code=4/x', good])
    expect(given.code.reveal()).toBe('4/abc')
    expect(told.match(/That is not the URL of the last page: .*/gu)).toEqual([
      'That is not the URL of the last page: it is not a URL.',
      'That is not the URL of the last page: state does not match.',
    ])
  })

  it('rejects when a pasted URL reports a declined consent', async () => {
    await expect(asked(['http://127.0.0.1:1/?state=state-1&error=access_denied'])).rejects.toMatchObject({
      code: 'OAUTH_FAILED',
      outcome: 'inconclusive',
    })
  })

  it('names the error code of the consent page', async () => {
    await expect(asked(['http://127.0.0.1:1/?state=state-1&error=admin_policy_enforced'])).rejects.toThrow(
      'got the error "admin_policy_enforced" from the consent page',
    )
  })

  it('times out after ten minutes', async () => {
    const clock = fakeClock()
    const terminal = fakeTerminal()
    const tools = toolsWith(terminal)
    const asking = askForConsent(ask, { ...tools, world: { ...tools.world, clock } })
    await expect(clock.runToEnd(asking)).rejects.toThrow('got no response within 10 minutes')
    expect(clock.monotonicMs()).toBe(600_000)
    expect(terminal.told).toBe('Open this URL in a browser:\n\n  https://accounts.example/auth?a=b\n\n')
  })
})
