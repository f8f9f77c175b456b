import { createHmac } from 'node:crypto'

import { describe, expect, it } from 'vitest'
import { openSubmission } from '../../../src/check/submission/open-submission.ts'
import { PresendError } from '../../../src/foundation/errors/presend-error.ts'
import { nodeClock } from '../../../src/foundation/world/node-clock.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import { makeCertificate } from '../../support/certificate.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import {
  type ScriptedSmtpOptions,
  type ScriptStep,
  startScriptedSmtpServer,
} from '../../support/smtp-server-scripted.ts'
import { aSetting } from '../../support/submission-setup.ts'

const password = 'hunter22ä'
const certificate = makeCertificate()

interface Trial {
  readonly error: PresendError | null
  readonly lines: readonly string[]
}

/** Logs in with or without TLS, and returns the commands and the result. */
async function logInto(options: ScriptedSmtpOptions, wire: 'tls' | 'clear' = 'tls'): Promise<Trial> {
  const tls = wire === 'tls' ? { tls: certificate } : {}
  await using server = await startScriptedSmtpServer({ users: { ci: password }, ...tls, ...options })
  const setting = aSetting(server, {
    username: 'ci',
    password: new Secret(password),
    security: wire === 'tls' ? 'starttls' : 'none',
    ca: wire === 'tls' ? certificate.certPem : null,
  })
  await using submission = openSubmission(setting, { clock: nodeClock(), random: fakeRandom() })
  const error = await submission.verify({ deadlineMs: 0 }, new AbortController().signal).then(
    () => null,
    (reason: unknown) => {
      if (!(reason instanceof PresendError)) throw reason
      return reason
    },
  )
  expect(error?.message ?? '').not.toContain(password)
  expect(error?.message ?? '').not.toContain(Buffer.from(password).toString('base64'))
  return { error, lines: server.lines.filter((line) => !/EHLO|STARTTLS|QUIT/u.test(line)) }
}

function onAuth(reply: string): NonNullable<ScriptedSmtpOptions['script']> {
  return ({ command }: ScriptStep) => (command === 'AUTH' ? { reply } : undefined)
}

describe('logIn()', () => {
  it('prefers PLAIN, which takes one round trip', async () => {
    const { error, lines } = await logInto({ extensions: ['AUTH CRAM-MD5 LOGIN PLAIN'] })
    expect(error).toBeNull()
    expect(lines).toEqual([`1: AUTH PLAIN ${Buffer.from(`\u{0}ci\u{0}${password}`).toString('base64')}`])
  })

  it('logs in with LOGIN', async () => {
    const { error, lines } = await logInto({ extensions: ['AUTH LOGIN'] })
    expect(error).toBeNull()
    expect(lines.map((line) => line.slice(3))).toEqual([
      'AUTH LOGIN',
      Buffer.from('ci').toString('base64'),
      Buffer.from(password).toString('base64'),
    ])
  })

  it('prefers CRAM-MD5 without TLS, to hide the password', async () => {
    const challenge = '<1896.697170952@mail.example>'
    const { lines } = await logInto(
      {
        extensions: ['AUTH PLAIN LOGIN CRAM-MD5'],
        script: onAuth(`334 ${Buffer.from(challenge).toString('base64')}`),
      },
      'clear',
    )
    const digest = createHmac('md5', password).update(challenge).digest('hex')
    expect(Buffer.from(lines[1]?.slice(3) ?? '', 'base64').toString()).toBe(`ci ${digest}`)
  })

  it("quotes the server's reply to a wrong password", async () => {
    const { error } = await logInto({ extensions: ['AUTH PLAIN'], users: { ci: 'another' } })
    expect(error).toMatchObject({ code: 'SMTP_AUTH_REFUSED', outcome: 'misconfigured' })
    expect(error?.message).toMatch(
      /^Logging in \(AUTH\) to 127\.0\.0\.1:\d+ as "ci": expected a 235 reply, got "535 5\.7\.8 authentication failed"; check smtp-username and smtp-password/u,
    )
  })

  it('masks a password that the server repeats in any form', async () => {
    const encoded = Buffer.from(password).toString('base64')
    const { error } = await logInto({
      extensions: ['AUTH PLAIN'],
      script: onAuth(`535 bad password ${password} ${encoded}`),
    })
    expect(error?.message).toContain('"535 bad password *** ***"')
  })

  it('treats a 454 reply to AUTH as temporary', async () => {
    const { error } = await logInto({ extensions: ['AUTH PLAIN'], script: onAuth('454 4.7.0 try later') })
    expect(error).toMatchObject({ code: 'SMTP_UNREACHABLE', outcome: 'inconclusive' })
    expect(error?.message).toContain('454 4.7.0 try later')
  })

  it('reports a connection that is closed during AUTH', async () => {
    const { error } = await logInto({
      extensions: ['AUTH PLAIN'],
      script: ({ command }) => (command === 'AUTH' ? { reply: null, ending: 'drop' } : undefined),
    })
    expect(error).toMatchObject({ code: 'SMTP_UNREACHABLE' })
    expect(error?.message).toContain('the server closed the connection')
  })

  it.each([
    ['no AUTH', ['PIPELINING'], 'an EHLO reply without AUTH'],
    ['only unsupported mechanisms', ['AUTH GSSAPI'], 'AUTH with only GSSAPI'],
    [
      'only OAuth',
      ['AUTH XOAUTH2 OAUTHBEARER'],
      'the server accepts only OAuth 2.0 logins: use smtp-oauth2-access-token',
    ],
  ])('rejects a server that offers %s before a secret is sent', async (_what, extensions, came) => {
    const { error, lines } = await logInto({ extensions })
    expect(error).toMatchObject({ code: 'SMTP_AUTH_MISSING', outcome: 'misconfigured' })
    expect(error?.message).toContain(came)
    expect(lines).toEqual([])
  })

  it('suggests TLS when AUTH is not offered without it', async () => {
    const { error } = await logInto({ extensions: [] }, 'clear')
    expect(error?.message).toContain('set smtp-security to starttls or tls')
  })
})
