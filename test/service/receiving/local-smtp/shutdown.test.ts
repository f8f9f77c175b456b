import { describe, expect, it } from 'vitest'

import { localSeeds, seedDirectory } from '../../../../src/service/receiving/directory.ts'
import { type Receiver, startReceiver } from '../../../../src/service/receiving/local-smtp/start-receiver.ts'
import type { Reception } from '../../../../src/service/receiving/reception.ts'
import { fakeClock } from '../../../support/fake-clock.ts'
import { converse, type SmtpConversation } from '../smtp-client.ts'

const never = new AbortController().signal
const ok: Reception = {
  reply: { code: 250, enhancedCode: '2.0.0', text: 'Ok' },
  isMatched: true,
  isForeign: false,
  copies: [],
}
const envelope = ['EHLO c.example', 'MAIL FROM:<a@a.example>', 'RCPT TO:<seed1@freemail.example>', 'DATA']

/** A receiver whose replies to messages wait until the test releases them. */
async function held(): Promise<{ readonly receiver: Receiver; readonly answer: () => void; arrived: Promise<void> }> {
  const arrival = Promise.withResolvers<void>()
  const release = Promise.withResolvers<Reception>()
  const receiver = await startReceiver(
    {},
    {
      directory: seedDirectory(localSeeds),
      clock: fakeClock(),
      receive: async () => {
        arrival.resolve()
        return await release.promise
      },
    },
  )
  return { receiver, answer: () => release.resolve(ok), arrived: arrival.promise }
}

/** A client that is about to send its message. */
async function inTransaction(receiver: Receiver): Promise<SmtpConversation> {
  const smtp = converse(receiver.port)
  await smtp.reply()
  for (const line of envelope) await smtp.command(line)
  return smtp
}

describe('a receiver that shuts down', () => {
  it('closes idle connections immediately and accepts no new ones', async () => {
    const { receiver } = await held()
    await using idle = converse(receiver.port)
    await idle.reply()
    await receiver.drain(never)
    expect(await idle.reply()).toMatch(/^421 4\.3\.2 Shutting down/u)
    expect(await idle.reply()).toBeNull()
    expect(await converse(receiver.port).reply()).toBeNull()
    await receiver[Symbol.asyncDispose]()
  })

  it('lets a transaction end with its regular reply, followed by 421', async () => {
    const { receiver, answer, arrived } = await held()
    await using sender = await inTransaction(receiver)
    const drained = receiver.drain(never)
    sender.write('Subject: x\r\n\r\ny\r\n.\r\n')
    await arrived
    answer()
    expect(await sender.reply()).toBe('250 2.0.0 Ok')
    expect(await sender.reply()).toMatch(/^421 /u)
    await drained
    await receiver[Symbol.asyncDispose]()
  })

  it('starts no further message for a client that pipelines', async () => {
    const { receiver, answer, arrived } = await held()
    await using sender = await inTransaction(receiver)
    sender.write(`Subject: x\r\n\r\ny\r\n.\r\n${envelope.slice(1).join('\r\n')}\r\n`)
    await arrived
    const drained = receiver.drain(never)
    answer()
    expect(await sender.reply()).toBe('250 2.0.0 Ok')
    expect(await sender.reply()).toMatch(/^421 /u)
    await drained
    expect(receiver.counts().accepted).toBe(1)
    await receiver[Symbol.asyncDispose]()
  })

  it('does not wait for a client that never finishes', async () => {
    const { receiver } = await held()
    await using sender = await inTransaction(receiver)
    const limit = new AbortController()
    const drained = receiver.drain(limit.signal)
    limit.abort(new Error('time is up'))
    await expect(drained).rejects.toThrow('time is up')
    await expect(receiver.drain(AbortSignal.abort(new Error('no time')))).rejects.toThrow('no time')
    await receiver[Symbol.asyncDispose]()
    expect(await sender.reply()).toMatch(/^421 /u)
  })

  it('logs why a message got the reply 451', async () => {
    const failures: unknown[] = []
    await using receiver = await startReceiver(
      {},
      {
        directory: seedDirectory(localSeeds),
        clock: fakeClock(),
        receive: () => Promise.reject(new Error('the disk is full')),
        onFailure: (error) => void failures.push(error),
      },
    )
    await using sender = await inTransaction(receiver)
    sender.write('Subject: x\r\n\r\ny\r\n.\r\n')
    expect(await sender.reply()).toMatch(/^451 /u)
    expect(failures).toMatchObject([{ message: 'the disk is full' }])
  })
})
