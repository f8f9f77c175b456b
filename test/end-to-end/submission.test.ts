import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openSubmission, type Submission } from '../../src/check/submission/open-submission.ts'
import type { SubmissionSetting } from '../../src/check/submission/submission-setting.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeRandom } from '../../src/foundation/world/node-random.ts'
import { Secret } from '../../src/foundation/world/secret.ts'
import { type RunningPostfix, startPostfix } from '../support/postfix.ts'
import { startStartTlsStripper } from '../support/starttls-stripper.ts'
import { aMessage, aSetting, countStatuses, someMessages } from '../support/submission-setup.ts'

const password = 'correct horse'
const { signal } = new AbortController()
const forever = { deadlineMs: Infinity, onOutcome: () => undefined }

interface Sink extends AsyncDisposable {
  readonly host: string
  readonly port: number
  readonly received: { readonly recipient: string; readonly content: string }[]
}

/** The server to which Postfix relays; it keeps every message. */
async function startSink(): Promise<Sink> {
  const received: { readonly recipient: string; readonly content: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const content = Buffer.concat(chunks).toString('utf8')
        for (const { address } of session.envelope.rcptTo) received.push({ recipient: address, content })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new TypeError('a TCP server always has a port')
  const close = async (): Promise<void> => await new Promise<void>((resolve) => server.close(() => resolve()))
  return { host: '127.0.0.1', port: address.port, received, [Symbol.asyncDispose]: close }
}

/** Waits until the given number of messages has arrived, and then briefly for any excess message. */
async function untilReceived(sink: Sink, count: number): Promise<void> {
  const untilMs = performance.now() + 60_000
  while (sink.received.length < count && performance.now() < untilMs) await wait(50)
  await wait(300)
}

describe('submission through a real Postfix', () => {
  let sink: Sink
  let postfix: RunningPostfix

  beforeAll(async () => {
    sink = await startSink()
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const privateKeyPem = String(privateKey.export({ type: 'pkcs1', format: 'pem' }))
    const dkim = { domain: 'sender.example', selector: 's1', privateKeyPem }
    postfix = await startPostfix({ relayTo: sink, users: { ci: password }, dkim })
  })

  afterAll(async () => {
    await postfix[Symbol.asyncDispose]()
    await sink[Symbol.asyncDispose]()
  })

  function open(changes: Partial<SubmissionSetting> = {}): Submission {
    const login = { username: 'ci', password: new Secret(password) }
    const secure = { security: 'starttls', ca: postfix.caPem, connectionCount: 20 } as const
    return openSubmission(aSetting(postfix, { ...login, ...secure, ...changes }), {
      clock: nodeClock(),
      random: nodeRandom(),
    })
  }

  it.each(['starttls', 'tls'] as const)(
    'sends every seed exactly one signed copy over %s with a login',
    async (security) => {
      sink.received.splice(0)
      const port = security === 'tls' ? postfix.tlsPort : postfix.port
      await using submission = open({ security, port })
      await submission.verify(forever, signal)
      const messages = someMessages(100)
      const outcomes = await submission.submit(messages, forever, signal)
      expect(countStatuses(outcomes)).toEqual({ accepted: 100 })
      await untilReceived(sink, 100)
      expect(sink.received.map(({ recipient }) => recipient).toSorted()).toEqual(
        messages.map(({ envelope }) => envelope.recipient).toSorted(),
      )
      expect(sink.received.filter(({ content }) => !content.includes('\n.a line that begins with a dot\r\n'))).toEqual(
        [],
      )
      expect(sink.received.filter(({ content }) => !content.startsWith('DKIM-Signature: v=1;'))).toEqual([])
    },
  )

  it('reports the queue ids that Postfix logged', async () => {
    await using submission = open()
    const [outcome] = await submission.submit([aMessage(1)], forever, signal)
    expect(outcome).toMatchObject({ status: 'accepted', queueId: expect.stringMatching(/^[0-9A-Za-z]{6,}$/u) })
    const queueId = outcome?.status === 'accepted' ? outcome.queueId : null
    await wait(300)
    expect(await postfix.readLog()).toContain(`${queueId}: `)
  })

  it('sends nothing with a wrong password, and tries the password only once', async () => {
    sink.received.splice(0)
    const before = (await postfix.readLog()).split('authentication failed').length
    await using submission = open({ password: new Secret('wrong horse') })
    await expect(submission.verify(forever, signal)).rejects.toMatchObject({
      code: 'SMTP_AUTH_REFUSED',
      outcome: 'misconfigured',
      message: expect.stringContaining('"535 5.7.8 Error: authentication failed'),
    })
    await wait(300)
    expect((await postfix.readLog()).split('authentication failed').length).toBe(before + 1)
    expect(sink.received).toEqual([])
  })

  it('rejects a certificate from an unknown authority', async () => {
    await using submission = open({ ca: null })
    await expect(submission.verify(forever, signal)).rejects.toMatchObject({
      code: 'SMTP_TLS_FAILED',
      outcome: 'misconfigured',
      message: expect.stringMatching(/UNABLE_TO_VERIFY_LEAF_SIGNATURE|SELF_SIGNED_CERT_IN_CHAIN/u),
    })
  })

  it('notices that STARTTLS was stripped, and does not send the password', async () => {
    await using proxy = await startStartTlsStripper(postfix)
    await using submission = open({ port: proxy.port })
    await expect(submission.verify(forever, signal)).rejects.toMatchObject({
      code: 'SMTP_STARTTLS_MISSING',
      outcome: 'misconfigured',
    })
    expect(proxy.clientText).toBe('EHLO client.example\r\n')
  })

  it("reports the server's reply if it refuses to relay", async () => {
    await using submission = open({ username: null, password: null })
    const [outcome] = await submission.submit([aMessage(1)], forever, signal)
    expect(outcome).toMatchObject({ status: 'rejected', phase: 'rcpt', reply: { code: 554, enhancedCode: '5.7.1' } })
  })

  it('detects a message over the size limit before sending it', async () => {
    const large = aMessage(1, { chunks: [Buffer.from(`${'x'.repeat(70)}\r\n`.repeat(150_000))] })
    await using submission = open()
    const outcomes = await submission.submit([large, aMessage(2)], forever, signal)
    expect(outcomes).toMatchObject([{ status: 'rejected', reply: { code: 552 } }, { status: 'accepted' }])
  })
})

const unlimited = 'smtpd_client_event_limit_exceptions ='

async function startBusyPostfix(sink: Sink, ...lines: readonly string[]): Promise<RunningPostfix> {
  return await startPostfix({ relayTo: sink, users: { ci: password }, mainCf: [unlimited, ...lines] })
}

function openAt(postfix: RunningPostfix): Submission {
  const login = { username: 'ci', password: new Secret(password) }
  return openSubmission(aSetting(postfix, { ...login, security: 'starttls', ca: postfix.caPem }), {
    clock: nodeClock(),
    random: nodeRandom(),
  })
}

describe('submission through a Postfix that is busy at first', () => {
  it('retries after the greeting 421, too many connections', async () => {
    await using sink = await startSink()
    await using postfix = await startBusyPostfix(sink, 'smtpd_client_connection_count_limit = 1')
    const other = connect(postfix.port, postfix.host)
    await once(other, 'data')
    await using submission = openAt(postfix)
    const retries: string[] = []
    const onRetry = ({ message }: Error): void => {
      retries.push(message)
      other.end('QUIT\r\n')
    }
    await submission.verify({ ...forever, onRetry }, signal)
    expect(retries[0]).toContain('421 4.7.0')
    const [outcome] = await submission.submit([aMessage(1)], forever, signal)
    expect(outcome).toMatchObject({ status: 'accepted' })
  })

  it('logs in again when AUTH is deferred, too many attempts', async () => {
    await using sink = await startSink()
    const limits = ['smtpd_client_auth_rate_limit = 1', 'anvil_rate_time_unit = 3s']
    await using postfix = await startBusyPostfix(sink, ...limits)
    await using first = openAt(postfix)
    await first.verify(forever, signal)
    await using second = openAt(postfix)
    const retries: string[] = []
    await second.verify({ ...forever, onRetry: ({ message }) => retries.push(message) }, signal)
    expect(retries[0]).toMatch(/Logging in \(AUTH\).*"450 4\.7\.1/u)
  })
})
