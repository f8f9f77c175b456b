import { describe, expect, it } from 'vitest'
import { toTrackingId } from '../../../src/foundation/contract/identifiers.ts'
import { nodeWorld } from '../../../src/foundation/world/node-world.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import {
  type MailSender,
  type MailSenderDeps,
  type MailServer,
  mailSender,
} from '../../../src/service/sending/mail-sender.ts'
import { readUpload } from '../../../src/service/sending/read-upload.ts'
import type { Upload } from '../../../src/service/sending/upload-job-types.ts'
import { composeUpload } from '../../../src/service/sending/upload-jobs.ts'
import type { SendingResult } from '../../../src/service/storage/test-sending.ts'
import { valueOf } from '../../support/parsed.ts'
import { type ScriptAction, type ScriptStep, startScriptedSmtpServer } from '../../support/smtp-server-scripted.ts'

const test = {
  numericId: 7,
  trackingId: toTrackingId('pst_abcdefghijklmnopqrstuvwx'),
  seeds: [{ address: 'seed1@box.example' }, { address: 'seed2@box.example' }],
}

function upload(extra: string = ''): Upload {
  const text = `From: Shop <shop@mail.example>\nTo: them@mail.example\nX-Presend-Test: old\n${extra}\nhello\n`
  const bytes = Buffer.from(text)
  return { ...valueOf(readUpload(bytes, 'message')), bytes }
}

function serverAt(port: number, changes: Partial<MailServer> = {}): MailServer {
  return { host: '127.0.0.1', port, security: 'none', username: null, password: null, from: null, ca: null, ...changes }
}

interface Recorded {
  readonly sender: MailSender
  readonly started: number[]
  readonly results: SendingResult[]
  readonly errors: unknown[]
}

function record(server: MailServer, changes: Partial<MailSenderDeps['store']> = {}): Recorded {
  const [started, results, errors]: [number[], SendingResult[], unknown[]] = [[], [], []]
  const store: MailSenderDeps['store'] = {
    startSending: async (numericId) => {
      if (started.includes(numericId)) return await Promise.resolve(false)
      started.push(numericId)
      return true
    },
    endSending: async () => await Promise.resolve(),
    ...changes,
  }
  const { clock, random } = nodeWorld()
  const sender = mailSender(server, {
    store,
    clock,
    random,
    compose: composeUpload,
    onEnd: ({ result }) => void results.push(result),
    onError: (error) => void errors.push(error),
  })
  return { sender, started, results, errors }
}

async function send({ sender }: Recorded, mail: Upload = upload()): Promise<void> {
  using place = sender.reserve()
  await place?.start(test, mail)
}

async function fail(): Promise<never> {
  return await Promise.reject(new Error('away'))
}

async function withServer(
  script: (step: ScriptStep) => ScriptAction | undefined,
): ReturnType<typeof startScriptedSmtpServer> {
  return await startScriptedSmtpServer({ script })
}

describe('mailSender()', () => {
  it('sends one copy to each seed, unchanged except for To, Message-ID and the tracking header', async () => {
    await using server = await startScriptedSmtpServer()
    const recorded = record(serverAt(server.port))
    await send(recorded)
    await expect.poll(() => recorded.results).toHaveLength(1)
    expect(recorded.results[0]?.copies.map(({ status }) => status)).toEqual(['accepted', 'accepted'])
    expect(server.delivered).toHaveLength(2)
    const texts = server.delivered.map(({ content }) => content)
    for (const text of texts) {
      expect(text).toContain(`X-Presend-Test: ${test.trackingId}\r\n`)
      expect(text).not.toContain('old')
      expect(text).toMatch(/^From: Shop <shop@mail\.example>\r$/mu)
      expect(text.endsWith('\r\n\r\nhello\r\n')).toBe(true)
    }
    expect(new Set(texts.map((text) => /^To: (.*)\r$/mu.exec(text)?.[1]))).toEqual(
      new Set(['seed1@box.example', 'seed2@box.example']),
    )
  })

  it('sends no second message for the same test', async () => {
    await using server = await startScriptedSmtpServer()
    const recorded = record(serverAt(server.port))
    await Promise.all([send(recorded), send(recorded)])
    await expect.poll(() => recorded.results).toHaveLength(1)
    await send(recorded)
    await recorded.sender.drain(AbortSignal.abort())
    expect(server.delivered).toHaveLength(2)
    expect(recorded.results).toHaveLength(1)
  })

  it('reports rejected copies with the reply, and copies without a final reply as unknown', async () => {
    await using server = await withServer(({ command, recipient }) => {
      if (command === 'RCPT' && recipient === 'seed1@box.example') return { reply: '550 5.1.1 no such seed' }
      return command === 'FINAL' ? { reply: null, ending: 'drop', isDelivered: true } : undefined
    })
    const recorded = record(serverAt(server.port))
    await send(recorded)
    await expect.poll(() => recorded.results).toHaveLength(1)
    expect(recorded.results[0]?.copies).toMatchObject([
      { address: 'seed1@box.example', status: 'rejected', reason: '550 5.1.1 no such seed' },
      { address: 'seed2@box.example', status: 'unknown' },
    ])
    expect(server.delivered).toHaveLength(1)
  })

  it('gives the reason if the login fails, and never sends or shows the password elsewhere', async () => {
    await using server = await startScriptedSmtpServer({ users: { ci: 'other' } })
    const login = { username: 'ci', password: new Secret('hunter2') }
    const recorded = record(serverAt(server.port, login))
    await send(recorded)
    await expect.poll(() => recorded.results).toHaveLength(1)
    expect(recorded.results[0]?.copies.map(({ status }) => status)).toEqual(['not-attempted', 'not-attempted'])
    expect(recorded.results[0]?.copies[0]?.reason).toMatch(/as "ci"/u)
    expect(JSON.stringify(recorded.results)).not.toContain('hunter2')
    expect(server.delivered).toHaveLength(0)
  })

  it('warns about a signature that it removes', async () => {
    await using server = await startScriptedSmtpServer()
    const recorded = record(serverAt(server.port))
    await send(recorded, upload('DKIM-Signature: v=1; d=mail.example; s=s1; h=from:to; b=x\n'))
    await expect.poll(() => recorded.results).toHaveLength(1)
    expect(recorded.results[0]?.warnings[0]).toContain('The DKIM signature of mail.example was removed')
  })

  it('sends nothing if the start cannot be recorded, and releases its slot', async () => {
    await using server = await startScriptedSmtpServer()
    const recorded = record(serverAt(server.port), { startSending: fail })
    for (let count = 0; count < 5; count += 1) await expect(send(recorded)).rejects.toThrow('away')
    expect(server.connectionCount).toBe(0)
    expect(recorded.sender.reserve()).not.toBeNull()
  })

  it('reports a result that could not be stored', async () => {
    await using server = await startScriptedSmtpServer()
    const recorded = record(serverAt(server.port), { endSending: fail })
    await send(recorded)
    await expect.poll(() => recorded.errors).toHaveLength(1)
  })

  it('has four slots for concurrent tests', () => {
    const { sender } = record(serverAt(9))
    const places = Array.from({ length: 5 }, () => sender.reserve())
    expect(places.map((place) => place !== null)).toEqual([true, true, true, true, false])
    places[0]?.[Symbol.dispose]()
    expect(sender.reserve()).not.toBeNull()
  })

  it('stops when it is drained, and records what was not sent', async () => {
    await using server = await withServer(({ command }) => (command === 'MAIL' ? { reply: null } : undefined))
    const recorded = record(serverAt(server.port))
    await send(recorded)
    await expect.poll(() => server.connectionCount).toBeGreaterThan(0)
    await recorded.sender.drain(AbortSignal.abort())
    expect(recorded.results[0]?.copies.map(({ status }) => status)).toEqual(['not-attempted', 'not-attempted'])
    expect(recorded.sender.reserve()).toBeNull()
  })
})
