/** Tests the errors of `verify()` for servers at which the login fails, through the public interface of submission/. */

import { createServer } from 'node:net'

import { describe, expect, it } from 'vitest'
import type { SubmissionSetting } from '../../../src/check/submission/submission-setting.ts'
import { PresendError } from '../../../src/foundation/errors/presend-error.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import { makeCertificate } from '../../support/certificate.ts'
import { type ScriptedSmtpOptions, startScriptedSmtpServer } from '../../support/smtp-server-scripted.ts'
import { hurriedSubmission } from '../../support/submission-setup.ts'

const authority = makeCertificate({ name: 'authority', isAuthority: true })
const trusted = makeCertificate({ name: 'leaf', issuer: authority })
const login = { username: 'ci', password: new Secret('hunter22') }
const startTls = { security: 'starttls', ca: authority.certPem } as const

interface Place {
  readonly host: string
  readonly port: number
}

async function errorAt(place: Place, setting: Partial<SubmissionSetting>): Promise<PresendError> {
  await using submission = hurriedSubmission(place, setting)
  const error = await submission.verify({ deadlineMs: 0 }, new AbortController().signal).then(
    () => new Error('it logged in'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof PresendError)) throw error
  expect(error.message).not.toContain('hunter22')
  return error
}

async function errorOf(options: ScriptedSmtpOptions, setting: Partial<SubmissionSetting>): Promise<PresendError> {
  await using server = await startScriptedSmtpServer(options)
  return await errorAt(server, setting)
}

/** A server that accepts STARTTLS and answers the handshake with SMTP replies. */
async function startPlainStartTls(): Promise<AsyncDisposable & Place> {
  const server = createServer((socket) => {
    const replies = ['250-x\r\n250 STARTTLS\r\n', '220 go ahead\r\n', '250 2.1.0 injected reply, long enough\r\n']
    socket.on('error', () => undefined).on('data', () => socket.write(replies.shift() ?? ''))
    socket.write('220 x\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const close = async (): Promise<void> => await new Promise<void>((resolve) => server.close(() => resolve()))
  return { host: '127.0.0.1', port, [Symbol.asyncDispose]: close }
}

describe('the trial login with TLS', () => {
  it.each(['250-fake', '250 fake', 'no reply at all', '2'])(
    'reports "%s" after the 220 reply as STARTTLS injection',
    async (injected) => {
      const script: ScriptedSmtpOptions['script'] = ({ command }) =>
        command === 'STARTTLS' ? { reply: `220 go\r\n${injected}` } : undefined
      const error = await errorOf({ tls: trusted, script }, { ...startTls, ...login })
      expect(error).toMatchObject({ code: 'SMTP_TLS_FAILED', outcome: 'misconfigured' })
      expect(error.message).toContain('STARTTLS injection')
    },
  )

  it('reports plain text instead of a TLS handshake as STARTTLS injection', async () => {
    await using server = await startPlainStartTls()
    const error = await errorAt(server, { ...startTls, ...login })
    expect(error).toMatchObject({ code: 'SMTP_TLS_FAILED', outcome: 'misconfigured' })
    expect(error.message).toContain('STARTTLS injection')
  })

  it.each(['tls', 'starttls'] as const)('reports a server with TLS 1.1 only, over %s', async (security) => {
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const
    const tls = { ...trusted, ...old, isImplicit: security === 'tls' }
    const error = await errorOf({ tls }, { ...startTls, security })
    expect(error).toMatchObject({ code: 'SMTP_TLS_FAILED', outcome: 'misconfigured' })
    expect(error.message).toContain('only TLS 1.1 or older')
    expect(error.message).toContain('enable TLS 1.2 or later on the server')
  })

  it.each([
    {
      what: 'self-signed',
      certificate: makeCertificate(),
      ca: null,
      reason: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      todo: 'set smtp-ca to',
    },
    {
      what: 'signed by an unknown authority',
      certificate: trusted,
      ca: null,
      reason: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      todo: 'set smtp-ca to',
    },
    {
      what: 'signed by an authority other than the one in smtp-ca',
      certificate: trusted,
      ca: makeCertificate().certPem,
      reason: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      todo: 'smtp-ca contains another authority’s certificate',
    },
    {
      what: 'expired',
      certificate: makeCertificate({ issuer: authority, notAfter: new Date('2021-01-01') }),
      ca: authority.certPem,
      reason: 'CERT_HAS_EXPIRED',
      todo: 'renew the server’s certificate',
    },
    {
      what: 'not valid yet',
      certificate: makeCertificate({ issuer: authority, notBefore: new Date('2110-01-01') }),
      ca: authority.certPem,
      reason: 'CERT_NOT_YET_VALID',
      todo: 'check this machine’s clock',
    },
    {
      what: 'for another host',
      certificate: makeCertificate({ issuer: authority, hosts: ['mail.example'] }),
      ca: authority.certPem,
      reason: 'ERR_TLS_CERT_ALTNAME_INVALID',
      todo: 'set smtp-host to a name in the certificate',
    },
  ])('rejects a certificate that is $what, and explains how to fix this', async ({ certificate, ca, reason, todo }) => {
    for (const isImplicit of [false, true]) {
      const setting = { security: isImplicit ? 'tls' : 'starttls', ca } as const
      const error = await errorOf({ tls: { ...certificate, isImplicit } }, setting)
      expect(error).toMatchObject({ code: 'SMTP_TLS_FAILED', outcome: 'misconfigured' })
      expect(error.message).toContain(reason)
      expect(error.message).toContain(todo)
      expect(error.message).toMatch(/^Starting TLS with 127\.0\.0\.1:\d+/u)
    }
  })
})

describe('the trial login with AUTH', () => {
  it.each([['XOAUTH2'], ['OAUTHBEARER XOAUTH2']])(
    'suggests OAuth 2.0 settings when only %s is offered',
    async (offer) => {
      const error = await errorOf({ extensions: [`AUTH ${offer}`] }, login)
      expect(error).toMatchObject({ code: 'SMTP_AUTH_MISSING', outcome: 'misconfigured' })
      expect(error.message).toContain('the server accepts only OAuth 2.0 logins')
    },
  )
})
