import { describe, expect, it } from 'vitest'

import { consentProblems, refreshTokenFrom } from '../../src/commands/ask-for-refresh-token.ts'
import type { CommandTools } from '../../src/commands/command-parts.ts'
import { nodeWorld } from '../../src/world/node-world.ts'
import { Secret } from '../../src/world/secret.ts'
import { fakeHost } from '../support/fake-host.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'
import { scopes } from '../support/google/stand-in-data.ts'
import { type GoogleStandIn, startGoogleStandIn } from '../support/google-stand-in.ts'

/** Opens the page of consent that is told, and goes where it leads. */
function follow(text: string): void {
  const [url] = /http:\/\/\S+\/auth\?\S+/u.exec(text) ?? []
  if (url !== undefined) void fetch(url).then(async (reply) => await reply.text())
}

function browsing(): CommandTools {
  const terminal = Object.assign(fakeTerminal(), { tell: follow })
  return { world: nodeWorld(), host: fakeHost('/srv'), terminal }
}

async function ask(google: GoogleStandIn, clientSecret: string = google.state.clientSecret): Promise<string> {
  const { clientId } = google.state
  const provider = { ...google.endpoints, name: 'Google', clientId, clientSecret: new Secret(clientSecret) }
  const wanted = { provider, neededScopes: [scopes.traffic], otherScopes: [scopes.domain], mayOpenBrowser: false }
  return (await refreshTokenFrom(wanted, browsing())).reveal()
}

describe('refreshTokenFrom()', () => {
  it('brings the token of the grant that the owner gave', async () => {
    await using google = await startGoogleStandIn()
    expect(await ask(google)).toBe(google.state.grants[0]?.refreshToken)
  })

  it('takes no token that does not open the mailbox, but one without what else was asked for', async () => {
    await using google = await startGoogleStandIn()
    google.state.user.scopes = [scopes.domain]
    await expect(ask(google)).rejects.toThrow(`got a grant without the permission ${scopes.traffic}`)
    google.state.user.scopes = [scopes.traffic]
    expect(await ask(google)).toBe(google.state.grants[1]?.refreshToken)
  })

  it('says that the owner declined, or that the client is wrong', async () => {
    await using google = await startGoogleStandIn()
    await expect(ask(google, 'wrong')).rejects.toMatchObject({
      code: 'SETTINGS_INVALID',
      message: expect.stringMatching(/^Asking for consent to read a mailbox: .*see --client-id and the client secret/u),
    })
    google.state.user.decision = 'deny'
    await expect(ask(google)).rejects.toThrow('Asking for consent to read a mailbox: got no consent')
  })
})

describe('consentProblems()', () => {
  it.each([
    [{ 'oauth.provider': 'Google' }, 0],
    [{ 'oauth.provider': 'microsoft' }, 0],
    [{ 'oauth.provider': 'https://login.box.example/token' }, 1],
    [{}, 1],
    [{ 'oauth.provider': 'google', 'oauth.refresh-token-file': 'f' }, 1],
  ])('of %j are so many: %i', (given, count) => {
    expect(consentProblems({ tokenFrom: 'consent', given })).toHaveLength(count)
    expect(consentProblems({ tokenFrom: 'given', given })).toEqual([])
  })
})
