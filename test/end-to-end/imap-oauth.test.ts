/** Mailboxes that are opened with access tokens: a real Dovecot asks an OAuth provider whether each token is valid. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessTokens } from '../../src/extensions/mailboxes/imap/access-tokens.ts'
import type { ImapAccount } from '../../src/extensions/mailboxes/imap/imap-connection.ts'
import { usualImapLimits } from '../../src/extensions/mailboxes/imap/imap-limits.ts'
import { openImapThreads } from '../../src/extensions/mailboxes/imap/imap-threads.ts'
import { openOAuthClient } from '../../src/extensions/oauth/open-oauth-client.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { Secret } from '../../src/foundation/world/secret.ts'
import { type RunningDovecot, startDovecot } from '../support/dovecot.ts'
import { type MailboxOAuth, mailboxClient, startMailboxOAuth } from '../support/mailbox-oauth.ts'

const user = 'seed1@box.example'
const clock = nodeClock()
const tools = { clock, limits: usualImapLimits, signal: new AbortController().signal }

let folder = ''
let oauth: MailboxOAuth
let dovecot: RunningDovecot
let withoutOAuth: RunningDovecot

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-imap-oauth-'))
  oauth = await startMailboxOAuth()
  const confPath = join(folder, 'dovecot-oauth2.conf')
  await writeFile(confPath, oauth.dovecotOAuthConf)
  ;[dovecot, withoutOAuth] = await Promise.all([
    startDovecot({ users: { [user]: 'hunter2' }, conf: oauth.dovecotConf(confPath) }),
    startDovecot({ users: { [user]: 'hunter2' } }),
  ])
})

afterAll(async () => {
  await Promise.all([dovecot[Symbol.asyncDispose](), withoutOAuth[Symbol.asyncDispose]()])
  await oauth[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

function anAccount(
  refreshToken: string,
  at: RunningDovecot = dovecot,
  clientSecret: string = mailboxClient.secret,
): ImapAccount {
  let token = new Secret(refreshToken)
  const provider = {
    name: 'box.example',
    authorizeUrl: null,
    tokenUrl: oauth.tokenUrl,
    revokeUrl: null,
    clientId: mailboxClient.id,
    clientSecret: new Secret(clientSecret),
  }
  const password = accessTokens({
    client: openOAuthClient(provider, { clock, random: nodeRandom() }),
    keeper: {
      read: async () => await Promise.resolve({ status: 'opened', secret: token }),
      keepRenewed: async (renewed) => {
        token = renewed
        await Promise.resolve()
      },
    },
    clock,
    neededScope: null,
    onError: () => undefined,
  })
  const { host, imapsPort: port, caPem } = at
  return { host, port, tls: 'implicit', username: user, password, caPem }
}

async function open(account: ImapAccount): Promise<void> {
  using threads = openImapThreads()
  await using connection = await threads.connect(account, tools)
  expect((await connection.listFolders()).map(({ path }) => path)).toContain('INBOX')
}

describe('a mailbox with OAuth', () => {
  it.each(['oauthbearer', 'xoauth2'])('is opened over %s', async (mechanism) => {
    await using only = await startDovecot({
      users: { [user]: 'hunter2' },
      conf: [...oauth.dovecotConf(join(folder, 'dovecot-oauth2.conf')), `auth_mechanisms = plain ${mechanism}`],
    })
    await open(anAccount(oauth.grant(user), only))
    expect((await only.readLog()).toLowerCase()).toContain(`method=${mechanism}`)
  })

  it('uses one token for many connections, and requests a new one when the token is revoked', async () => {
    const account = anAccount(oauth.grant(user))
    const before = oauth.counts.granted
    await open(account)
    await open(account)
    expect(oauth.counts.granted - before).toBe(1)
    oauth.withdrawAccessTokens(user)
    await open(account)
    expect(oauth.counts.granted - before).toBe(2)
  })

  it('continues with the refresh token with which the provider replaced the previous one', async () => {
    const account = anAccount(oauth.grant(user))
    const before = oauth.counts.granted
    oauth.isRotating = true
    await open(account)
    oauth.withdrawAccessTokens(user)
    await open(account)
    oauth.withdrawAccessTokens(user)
    oauth.isRotating = false
    await open(account)
    expect(oauth.counts.granted - before).toBe(3)
  })

  it('reports an ended grant, invalid client credentials, and an unreachable provider', async () => {
    const account = anAccount(oauth.grant(user))
    oauth.revoke(user)
    await expect(open(account)).rejects.toMatchObject({
      kind: 'no-login',
      message: expect.stringMatching(/invalid_grant.*expired or revoked.*set a new refresh token/u),
    })
    await expect(open(anAccount(oauth.grant(user), dovecot, 'wrong'))).rejects.toMatchObject({
      kind: 'no-login',
      message: expect.stringMatching(/invalid_client.*check the client id, client secret/u),
    })
  })

  it('reports that a server rejects the token, or does not support tokens', async () => {
    const stranger = { ...anAccount(oauth.grant('somebody@box.example')) }
    await expect(open(stranger)).rejects.toMatchObject({ kind: 'refused-login' })
    await expect(open(anAccount(oauth.grant(user), withoutOAuth))).rejects.toMatchObject({
      kind: 'refused-login',
      message: 'the server does not accept access tokens (it offers neither OAUTHBEARER nor XOAUTH2)',
    })
  })
})
