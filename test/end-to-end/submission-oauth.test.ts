/** Tests XOAUTH2 with a real Postfix, whose Dovecot asks an OAuth provider about each access token. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openSubmission, type Submission } from '../../src/check/submission/open-submission.ts'
import type { OAuth2Setting, SubmissionSetting } from '../../src/check/submission/submission-setting.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { Secret } from '../../src/foundation/world/secret.ts'
import { type RunningDovecot, startDovecot } from '../support/dovecot.ts'
import { findFreePort } from '../support/free-port.ts'
import { type MailboxOAuth, mailboxClient, startMailboxOAuth } from '../support/mailbox-oauth.ts'
import { type RunningPostfix, startPostfix } from '../support/postfix.ts'
import { aSetting, countStatuses, someMessages } from '../support/submission-setup.ts'

const user = 'sender@box.example'
const { signal } = new AbortController()
const forever = { deadlineMs: Infinity, onOutcome: () => undefined }

let folder = ''
let oauth: MailboxOAuth
let dovecot: RunningDovecot
let postfix: RunningPostfix
let sink: SMTPServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-smtp-oauth-'))
  oauth = await startMailboxOAuth()
  const confPath = join(folder, 'dovecot-oauth2.conf')
  await writeFile(confPath, oauth.dovecotOAuthConf)
  const saslPort = await findFreePort()
  const listener = `service auth {\n  inet_listener {\n    address = 127.0.0.1\n    port = ${saslPort}\n  }\n}`
  dovecot = await startDovecot({ users: { [user]: 'hunter2' }, conf: [...oauth.dovecotConf(confPath), listener] })
  sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  })
  const sinkPort = await findFreePort()
  await new Promise<void>((resolve) => sink.listen(sinkPort, '127.0.0.1', () => resolve()))
  postfix = await startPostfix({
    relayTo: { host: '127.0.0.1', port: sinkPort },
    users: { unused: 'unused' },
    mainCf: ['smtpd_sasl_type = dovecot', `smtpd_sasl_path = inet:127.0.0.1:${saslPort}`],
  })
})

afterAll(async () => {
  await postfix[Symbol.asyncDispose]()
  await dovecot[Symbol.asyncDispose]()
  await oauth[Symbol.asyncDispose]()
  await new Promise<void>((resolve) => sink.close(() => resolve()))
  await rm(folder, { recursive: true, force: true })
})

function open(oauth2: OAuth2Setting, changes: Partial<SubmissionSetting> = {}): Submission {
  const login = { username: user, oauth2, security: 'starttls', ca: postfix.caPem, connectionCount: 5 } as const
  const setting = aSetting(postfix, { ...login, ...changes })
  return openSubmission(setting, { clock: nodeClock(), random: nodeRandom() })
}

function refreshing(refreshToken: string, clientSecret: string = mailboxClient.secret): OAuth2Setting {
  return {
    tokenUrl: oauth.tokenUrl,
    clientId: mailboxClient.id,
    clientSecret: new Secret(clientSecret),
    refreshToken: new Secret(refreshToken),
    scope: null,
  }
}

describe('submission with XOAUTH2', () => {
  it('requests one access token for all connections, and sends the mail', async () => {
    const before = oauth.counts.asked
    await using submission = open(refreshing(oauth.grant(user)))
    await submission.verify(forever, signal)
    expect(countStatuses(await submission.submit(someMessages(20), forever, signal))).toEqual({ accepted: 20 })
    expect(oauth.counts.asked - before).toBe(1)
    expect(await postfix.readLog()).toContain('sasl_method=XOAUTH2')
  })

  it('sends a configured access token unchanged', async () => {
    const form = { grant_type: 'refresh_token', client_id: mailboxClient.id, client_secret: mailboxClient.secret }
    const body = new URLSearchParams({ ...form, refresh_token: oauth.grant(user) })
    const reply: unknown = await (await fetch(oauth.tokenUrl, { method: 'POST', body })).json()
    const token = /"access_token":"([^"]+)"/u.exec(JSON.stringify(reply))?.[1] ?? ''
    await using submission = open({ accessToken: new Secret(token) })
    await expect(submission.verify(forever, signal)).resolves.toBeUndefined()
  })

  it('reports an access token that the server rejects, without showing it', async () => {
    await using submission = open({ accessToken: new Secret('an-expired-token') })
    await expect(submission.verify(forever, signal)).rejects.toMatchObject({
      code: 'SMTP_AUTH_REFUSED',
      outcome: 'misconfigured',
      message: expect.stringMatching(
        /^(?!.*an-expired-token).*check smtp-username, and check that the access token is valid/u,
      ),
    })
  })

  it.each([
    ['a revoked refresh token', 'revoked-token', mailboxClient.secret, 'invalid_grant'],
    ['a wrong client secret', 'revoked-token', 'wrong-secret', 'invalid_client'],
  ])('reports %s with the reply of the token endpoint', async (_what, refreshToken, clientSecret, reason) => {
    await using submission = open(refreshing(refreshToken, clientSecret))
    const error: unknown = await submission.verify(forever, signal).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'SMTP_AUTH_REFUSED', outcome: 'misconfigured' })
    expect(String(error)).toContain(reason)
    expect(String(error)).not.toMatch(/revoked-token|wrong-secret/u)
  })

  it('retries later when the token endpoint cannot be reached', async () => {
    const tokenUrl = `http://127.0.0.1:${await findFreePort()}/token`
    await using submission = open({ ...refreshing('any'), tokenUrl })
    await expect(submission.verify(forever, signal)).rejects.toMatchObject({ outcome: 'inconclusive' })
  })
})
