import { createServer } from 'node:net'
import { createSecureContext } from 'node:tls'

import { describe, expect, it } from 'vitest'
import { openSession } from '../../../src/check/submission/open-session.ts'
import type { SmtpSession } from '../../../src/check/submission/smtp-session.ts'
import {
  defaultLimits,
  type SubmissionLimits,
  type SubmissionSetting,
} from '../../../src/check/submission/submission-setting.ts'
import { PresendError } from '../../../src/foundation/errors/presend-error.ts'
import { nodeClock } from '../../../src/foundation/world/node-clock.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import type { Clock } from '../../../src/foundation/world/world.ts'
import { makeCertificate } from '../../support/certificate.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { type ScriptedSmtpOptions, startScriptedSmtpServer } from '../../support/smtp-server-scripted.ts'
import { aSetting } from '../../support/submission-setup.ts'

const authority = makeCertificate({ name: 'authority', isAuthority: true })
const trusted = makeCertificate({ name: 'leaf', issuer: authority })
const login = { username: 'ci', password: new Secret('hunter22') }

interface OpenOptions {
  readonly setting?: Partial<SubmissionSetting>
  readonly limits?: Partial<SubmissionLimits>
  readonly clock?: Clock
  readonly signal?: AbortSignal
}

async function open(
  place: { readonly host: string; readonly port: number },
  { setting: changes = {}, limits = {}, clock = nodeClock(), signal = new AbortController().signal }: OpenOptions = {},
): Promise<SmtpSession> {
  const setting = aSetting(place, changes)
  const context = { setting, clock, random: fakeRandom(), limits: { ...defaultLimits, ...limits } }
  const secureContext = createSecureContext(setting.ca === null ? {} : { ca: setting.ca })
  return await openSession(context, { secureContext, oauth2: null }, signal)
}

/** Returns the error with which opening a session fails at a server with the given options. */
async function failure(options: ScriptedSmtpOptions, open_: OpenOptions = {}): Promise<PresendError> {
  await using server = await startScriptedSmtpServer(options)
  return await errorOf(open(server, open_))
}

async function errorOf(opening: Promise<SmtpSession>): Promise<PresendError> {
  const error = await opening.then(
    () => new Error('it opened'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof PresendError)) throw error
  expect(error.message).not.toContain('hunter22')
  expect(error.message).not.toContain('\n')
  return error
}

describe('openSession()', () => {
  it('reads the greeting and the extensions', async () => {
    await using server = await startScriptedSmtpServer()
    const session = await open(server)
    expect(server.lines).toEqual(['1: EHLO client.example'])
    expect(session.extensions).toMatchObject({ supportsSmtpUtf8: true, maxSizeBytes: 10_485_760 })
    session.end('test over')
  })

  it('removes line endings and spaces from the HELO name', async () => {
    await using server = await startScriptedSmtpServer()
    const session = await open(server, { setting: { heloName: 'a\r\nMAIL FROM:<x>' } })
    expect(server.lines).toEqual(['1: EHLO aMAILFROM:x'])
    session.end('test over')
  })

  it('falls back to HELO for a server that does not support EHLO', async () => {
    await using server = await startScriptedSmtpServer({
      script: ({ command }) => (command === 'EHLO' ? { reply: '502 what?' } : undefined),
    })
    const session = await open(server)
    expect(server.lines).toEqual(['1: EHLO client.example', '1: HELO client.example'])
    expect(session.extensions.maxSizeBytes).toBeNull()
    session.end('test over')
  })

  it.each([
    ['starttls', false],
    ['tls', true],
  ] as const)('encrypts with %s and checks the certificate', async (security, isImplicit) => {
    await using server = await startScriptedSmtpServer({
      tls: { ...trusted, isImplicit },
      extensionsUnderTls: ['AUTH PLAIN'],
      users: { ci: 'hunter22' },
      ...(isImplicit ? { extensions: ['AUTH PLAIN'] } : {}),
    })
    const session = await open(server, { setting: { security, ca: authority.certPem, ...login } })
    expect(session.extensions.authMechanisms).toEqual(['PLAIN'])
    session.end('test over')
  })

  it('uses optional TLS without verifying the certificate', async () => {
    await using server = await startScriptedSmtpServer({ tls: makeCertificate(), extensionsUnderTls: ['X-UNDER-TLS'] })
    const session = await open(server, { setting: { security: 'opportunistic' } })
    expect(server.lines).toEqual(['1: EHLO client.example', '1: STARTTLS', '1: EHLO client.example'])
    session.end('test over')
  })

  it('sends without TLS if optional TLS is not offered', async () => {
    await using server = await startScriptedSmtpServer()
    const session = await open(server, { setting: { security: 'opportunistic' } })
    expect(server.lines).toEqual(['1: EHLO client.example'])
    session.end('test over')
  })

  it('does not start TLS when it is switched off', async () => {
    await using server = await startScriptedSmtpServer({ tls: trusted })
    const session = await open(server)
    expect(server.lines).toEqual(['1: EHLO client.example'])
    session.end('test over')
  })
})

describe('openSession() with a server that rejects commands', () => {
  it.each([
    ['a 5yz greeting', '554 5.7.1 no mail from there', 'SMTP_REFUSED', 'misconfigured'],
    ['a 4yz greeting', '421 4.3.2 too many connections', 'SMTP_UNREACHABLE', 'inconclusive'],
    ['a protocol other than SMTP', 'SSH-2.0-OpenSSH_9.2', 'SMTP_UNREACHABLE', 'inconclusive'],
  ] as const)('reports %s', async (_what, reply, code, outcome) => {
    const error = await failure({ script: () => ({ reply }) })
    expect(error).toMatchObject({ code, outcome })
    expect(error.message).toMatch(
      /^Waiting for the greeting from 127\.0\.0\.1:\d+: (?:expected a 220 greeting, got|the server sent) /u,
    )
    expect(error.message).toContain(reply.slice(0, 40))
  })

  it('quotes a rejection of EHLO', async () => {
    const error = await failure({
      script: ({ command }) => (command === 'EHLO' ? { reply: '550 bad name' } : undefined),
    })
    expect(error).toMatchObject({ code: 'SMTP_REFUSED' })
    expect(error.message).toContain('"550 bad name"')
  })

  it('reports a connection that is closed before the greeting', async () => {
    const error = await failure({ script: () => ({ reply: null, ending: 'drop' }) })
    expect(error).toMatchObject({ code: 'SMTP_UNREACHABLE', outcome: 'inconclusive' })
    expect(error.message).toMatch(
      /^Waiting for the greeting from 127\.0\.0\.1:\d+: the server closed the connection; /u,
    )
  })

  it('removes control characters of a reply from the error', async () => {
    const error = await failure({ script: () => ({ reply: '554 a\u{1b}[2J\u{7}b' }) })
    expect(error.message).toContain('"554 a [2J b"')
  })

  it('suggests smtp-security tls for a port with implicit TLS', async () => {
    for (const security of ['starttls', 'opportunistic', 'none'] as const) {
      const changes = { setting: { security }, limits: { greetingMs: 50 } }
      const error = await failure({ tls: { ...trusted, isImplicit: true } }, changes)
      expect(error).toMatchObject({ code: 'SMTP_TLS_FAILED', outcome: 'misconfigured' })
      expect(error.message).toContain('set smtp-security to tls')
    }
  })

  it('gives up on a silent server after 30 s', async () => {
    await using server = await startScriptedSmtpServer({ script: () => ({ reply: null }) })
    const clock = fakeClock()
    const opening = errorOf(open(server, { clock }))
    while (server.connectionCount === 0) await new Promise((resolve) => setImmediate(resolve))
    // The dialogue begins a few turns after the connection is established; time passes until the client gives up.
    const error = await clock.runToEnd(opening)
    expect(error.message).toContain('no reply within 30 s')
    expect(error.message).toContain('smtp-security to tls')
  })
})

/** A server that offers STARTTLS and gives the given reply to it. */
function onStartTls(reply: string): ScriptedSmtpOptions {
  return { tls: trusted, script: ({ command }) => (command === 'STARTTLS' ? { reply } : undefined) }
}

describe('openSession() with TLS', () => {
  const required = { setting: { security: 'starttls', ...login } } as const

  it('rejects a server that does not offer STARTTLS before the password is sent', async () => {
    await using server = await startScriptedSmtpServer({ extensions: ['AUTH PLAIN'], users: { ci: 'hunter22' } })
    const error = await errorOf(open(server, required))
    expect(error).toMatchObject({ code: 'SMTP_STARTTLS_MISSING', outcome: 'misconfigured' })
    expect(server.lines).toEqual(['1: EHLO client.example'])
  })

  it('distinguishes a permanent from a temporary rejection of STARTTLS', async () => {
    const forGood = await failure(onStartTls('502 5.5.1 not today'), required)
    expect(forGood).toMatchObject({ code: 'SMTP_STARTTLS_MISSING' })
    const forNow = await failure(onStartTls('454 4.7.0 no TLS now'), required)
    expect(forNow).toMatchObject({ code: 'SMTP_UNREACHABLE' })
  })

  it('verifies the certificate of optional TLS when smtp-ca is set', async () => {
    const setting = { security: 'opportunistic', ca: authority.certPem } as const
    expect(await failure({ tls: makeCertificate() }, { setting })).toMatchObject({ code: 'SMTP_TLS_FAILED' })
  })

  it('suggests smtp-security starttls for a port that starts in plain text', async () => {
    const error = await failure({}, { setting: { security: 'tls' } })
    expect(error).toMatchObject({ code: 'SMTP_TLS_FAILED' })
    expect(error.message).toContain('set smtp-security to starttls')
  })

  it('gives up on a silent TLS handshake after 15 s', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const clock = fakeClock()
    const opening = errorOf(
      open({ host: '127.0.0.1', port }, { clock, setting: { security: 'tls' }, limits: { connectMs: Infinity } }),
    )
    const socket = await new Promise<{ destroy(): void }>((resolve) => server.once('connection', resolve))
    const error = await clock.runToEnd(opening)
    socket.destroy()
    server.close()
    expect(error).toMatchObject({ code: 'SMTP_UNREACHABLE' })
    expect(error.message).toContain('no reply within 15 s')
  })
})

describe('openSession() with network failures', () => {
  it('reports a refused connection', async () => {
    const server = await startScriptedSmtpServer()
    await server[Symbol.asyncDispose]()
    const error = await errorOf(open(server))
    expect(error).toMatchObject({ code: 'SMTP_UNREACHABLE', outcome: 'inconclusive' })
    expect(error.message).toMatch(
      /^Connecting \(TCP\) to 127\.0\.0\.1:\d+: expected .*, got connection refused \(ECONNREFUSED\)/u,
    )
  })

  it('reports a host that does not exist', async () => {
    const error = await errorOf(open({ host: 'no-such-host.invalid', port: 25 }))
    expect(error).toMatchObject({ code: 'SMTP_UNREACHABLE' })
    expect(error.message).toMatch(/^Looking up \(DNS\) no-such-host\.invalid:25: expected an address, got/u)
  })

  it('closes the connection when the run is stopped', async () => {
    await using server = await startScriptedSmtpServer({ script: () => ({ reply: null }) })
    const controller = new AbortController()
    const opening = open(server, { signal: controller.signal })
    while (server.connectionCount === 0) await new Promise((resolve) => setImmediate(resolve))
    controller.abort(new Error('stop'))
    await expect(opening).rejects.toThrow('stop')
    while (server.openCount > 0) await new Promise((resolve) => setImmediate(resolve))
    await expect(open(server, { signal: controller.signal })).rejects.toThrow('stop')
  })
})
