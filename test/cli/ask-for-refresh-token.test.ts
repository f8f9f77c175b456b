import { describe, expect, it } from 'vitest'

import { consentProblems, requestRefreshToken } from '../../src/cli/ask-for-refresh-token.ts'
import type { CommandDeps } from '../../src/cli/command.ts'
import { nodeWorld } from '../../src/foundation/world/node-world.ts'
import { Secret } from '../../src/foundation/world/secret.ts'
import { loadServiceExtensions } from '../support/extensions.ts'
import { fakeHost } from '../support/fake-host.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'
import { scopes } from '../support/google/stand-in-data.ts'
import { type GoogleStandIn, startGoogleStandIn } from '../support/google-stand-in.ts'

/** Opens the printed consent page and follows its redirect. */
function follow(text: string): void {
  const [url] = /http:\/\/\S+\/auth\?\S+/u.exec(text) ?? []
  if (url !== undefined) void fetch(url).then(async (reply) => await reply.text())
}

function browsing(): CommandDeps {
  const terminal = Object.assign(fakeTerminal(), { tell: follow })
  return { loadServiceExtensions, world: nodeWorld(), host: fakeHost('/srv'), terminal }
}

async function ask(google: GoogleStandIn, clientSecret: string = google.state.clientSecret): Promise<string> {
  const { clientId } = google.state
  const provider = { ...google.endpoints, name: 'Google', clientId, clientSecret: new Secret(clientSecret) }
  const wanted = { provider, neededScopes: [scopes.traffic], otherScopes: [scopes.domain], mayOpenBrowser: false }
  return (await requestRefreshToken(wanted, browsing())).reveal()
}

describe('requestRefreshToken()', () => {
  it('returns the token of the grant', async () => {
    await using google = await startGoogleStandIn()
    expect(await ask(google)).toBe(google.state.grants[0]?.refreshToken)
  })

  it('rejects a token without a required scope, but accepts a token without another scope', async () => {
    await using google = await startGoogleStandIn()
    google.state.user.scopes = [scopes.domain]
    await expect(ask(google)).rejects.toThrow(`got a grant without the permission ${scopes.traffic}`)
    google.state.user.scopes = [scopes.traffic]
    expect(await ask(google)).toBe(google.state.grants[1]?.refreshToken)
  })

  it('reports a declined consent and a rejected client', async () => {
    await using google = await startGoogleStandIn()
    await expect(ask(google, 'wrong')).rejects.toMatchObject({
      code: 'SETTINGS_INVALID',
      message: expect.stringMatching(/^Requesting access to a mailbox: .*check --client-id and the client secret/u),
    })
    google.state.user.decision = 'deny'
    await expect(ask(google)).rejects.toThrow('Requesting access to a mailbox: expected consent, got a refusal')
  })
})

describe('consentProblems()', () => {
  it.each([
    [{ 'oauth.provider': 'Google' }, 0],
    [{ 'oauth.provider': 'microsoft' }, 0],
    [{ 'oauth.provider': 'https://login.box.example/token' }, 1],
    [{}, 1],
    [{ 'oauth.provider': 'google', 'oauth.refresh-token-file': 'f' }, 1],
  ])('for %j returns %i', (given, count) => {
    expect(consentProblems({ isConsent: true, given })).toHaveLength(count)
    expect(consentProblems({ isConsent: false, given })).toEqual([])
  })
})
