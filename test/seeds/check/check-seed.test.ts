import { describe, expect, it } from 'vitest'

import type { ComposedMessage } from '../../../src/mail/message.ts'
import { parseAddress } from '../../../src/mail/parse-address.ts'
import type { SubmissionOutcome } from '../../../src/mail/submission-outcome.ts'
import { checkSeed, type LetterPost } from '../../../src/seeds/check/check-seed.ts'
import type { SeedCheck } from '../../../src/seeds/check/seed-check.ts'
import { ImapFailure } from '../../../src/seeds/imap/imap-failure.ts'
import type { WatchedMailbox } from '../../../src/seeds/imap/watched-mailbox.ts'
import { Secret } from '../../../src/world/secret.ts'
import { fakeClock } from '../../support/fake-clock.ts'
import { aFolder, type FakeMailbox, fakeMailbox } from '../../support/fake-mailbox.ts'
import { fakeRandom } from '../../support/fake-random.ts'
import { valueOf } from '../../support/parsed.ts'

const startMs = Date.UTC(2026, 0, 1)

const seed: WatchedMailbox = {
  address: 'seed1@box.example',
  providerName: 'box.example',
  authservIds: ['mx.box.example'],
  hasPlusAddress: true,
  account: {
    host: 'imap.box.example',
    port: 993,
    tls: 'implicit',
    username: 'seed1',
    password: new Secret('hunter2'),
    caPem: null,
  },
}

interface Trial {
  readonly mailbox: FakeMailbox
  readonly mailboxSeed?: WatchedMailbox
  readonly connect?: () => Promise<never>
  /** What the SMTP server does with the letter; absent: nothing is sent. */
  readonly submit?: (message: ComposedMessage) => SubmissionOutcome
}

async function tryOut({ mailbox, mailboxSeed = seed, connect, submit }: Trial): Promise<SeedCheck> {
  const clock = fakeClock(startMs)
  const sender = { from: valueOf(parseAddress('check@shop.example')), envelopeFrom: 'check@shop.example', dkim: null }
  const post: LetterPost | null =
    submit === undefined
      ? null
      : { sender, waitMs: 60_000, submit: async (message) => await Promise.resolve(submit(message)) }
  const ports = { clock, random: fakeRandom(), connect: connect ?? (async () => await Promise.resolve(mailbox)), post }
  return await clock.runToEnd(checkSeed(mailboxSeed, ports, new AbortController().signal))
}

async function todoOfRefused(mailboxSeed: WatchedMailbox): Promise<string | null | undefined> {
  const { parts } = await tryOut({ mailbox: fakeMailbox(), mailboxSeed, submit: refusedUser })
  return parts.find(({ name }) => name === 'delivery')?.todo
}

function textOf({ chunks }: ComposedMessage): string {
  return Buffer.concat(chunks).toString()
}

function statusOf({ parts }: SeedCheck, name: string): string | undefined {
  return parts.find((part) => part.name === name)?.status
}

function accepted({ envelope }: ComposedMessage): SubmissionOutcome {
  const reply = { code: 250, enhancedCode: null, text: 'OK' }
  return { status: 'accepted', seed: envelope.recipient, acceptedAtMs: startMs, reply, queueId: null }
}

function refusedUser({ envelope }: ComposedMessage): SubmissionOutcome {
  const reply = { code: 550, enhancedCode: '5.1.1', text: 'no such user' }
  return { status: 'rejected', seed: envelope.recipient, phase: 'rcpt', reply }
}

function deliveredTo(mailbox: FakeMailbox): (message: ComposedMessage) => SubmissionOutcome {
  return (message) => {
    mailbox.deliver('INBOX', `${written}${textOf(message)}`)
    return accepted(message)
  }
}

const written = 'Authentication-Results: mx.box.example; spf=pass smtp.mailfrom=shop.example\r\n'

describe('checkSeed()', () => {
  it('finds all in order, sends to an address with a tag, and takes the letter away again', async () => {
    const mailbox = fakeMailbox()
    const sent: string[] = []
    const check = await tryOut({
      mailbox,
      submit: (message) => {
        sent.push(message.envelope.recipient)
        mailbox.deliver('Junk', `${written}${textOf(message)}`)
        return accepted(message)
      },
    })
    expect(check.parts.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'works'))
    expect(check).toMatchObject({ folder: 'Spam', delayMs: 0 })
    expect(sent).toEqual([expect.stringMatching(/^seed1\+[0-9a-f]{25}@box\.example$/u)])
    expect(mailbox.messagesIn('Junk')).toEqual([])
  })

  it('leaves other mail alone, whatever stands in it', async () => {
    const mailbox = fakeMailbox()
    mailbox.deliver('INBOX', 'X-Presend-Test: pst_of_a_test\r\n\r\n')
    await tryOut({
      mailbox,
      submit: (message) => {
        mailbox.deliver('INBOX', 'X-Presend-Test: pst_of_another\r\n\r\n')
        mailbox.deliver('INBOX', `${written}${textOf(message)}`)
        return accepted(message)
      },
    })
    expect(mailbox.messagesIn('INBOX')).toHaveLength(2)
  })

  it('keeps the letter where the server could not delete it alone, and moves it to the trash at Gmail', async () => {
    const old = fakeMailbox({ abilities: { hasUidPlus: false } })
    await tryOut({ mailbox: old, submit: deliveredTo(old) })
    expect(old.messagesIn('INBOX')).toHaveLength(1)
    const gmail = fakeMailbox({ abilities: { hasGmailSearch: true } })
    await tryOut({ mailbox: gmail, submit: deliveredTo(gmail) })
    expect([gmail.messagesIn('INBOX').length, gmail.messagesIn('Trash').length]).toEqual([0, 1])
  })

  it('waits for a letter that comes late, and measures how late', async () => {
    let letter = ''
    const mailbox = fakeMailbox({
      onLook: (box, count) => {
        if (count === 42) box.deliver('INBOX', `${written}${letter}`)
      },
    })
    const check = await tryOut({
      mailbox,
      submit: (message) => {
        letter = textOf(message)
        return accepted(message)
      },
    })
    expect(check.folder).toBe('INBOX')
    expect(check.delayMs).toBe(20_000)
  })

  it('says that a letter was lost when it does not come in time', async () => {
    const check = await tryOut({ mailbox: fakeMailbox(), submit: accepted })
    expect(statusOf(check, 'delivery')).toBe('fails')
    expect(statusOf(check, 'results')).toBe('unchecked')
    expect(check.parts.find(({ name }) => name === 'delivery')?.detail).toContain('not found within 60 s')
  })

  it('names the folder that a rule of the mailbox filed the letter into, and takes it away there', async () => {
    const mailbox = fakeMailbox({ folders: [aFolder('INBOX'), aFolder('Junk', '\\Junk'), aFolder('Letters')] })
    const check = await tryOut({
      mailbox,
      submit: (message) => {
        mailbox.deliver('Letters', `${written}${textOf(message)}`)
        return accepted(message)
      },
    })
    expect(check).toMatchObject({ folder: null, delayMs: null })
    expect(check.parts.find(({ name }) => name === 'delivery')).toMatchObject({
      status: 'fails',
      detail: 'the message was filed in Letters, which is neither the inbox nor a spam folder',
    })
    expect(statusOf(check, 'results')).toBe('works')
    expect(mailbox.messagesIn('Letters')).toEqual([])
  })

  it('takes a letter that lies in the inbox and in another folder, as at Gmail, for one in the inbox', async () => {
    let letter = ''
    const mailbox = fakeMailbox({
      folders: [aFolder('INBOX'), aFolder('All', '\\All')],
      onLook: (box, count) => {
        if (count !== 20) return
        box.deliver('All', `${written}${letter}`)
        box.deliver('INBOX', `${written}${letter}`)
      },
    })
    const check = await tryOut({
      mailbox,
      submit: (message) => {
        letter = textOf(message)
        return accepted(message)
      },
    })
    expect(check.folder).toBe('INBOX')
  })

  it('looks for a letter whose fate is unknown, too', async () => {
    const mailbox = fakeMailbox()
    const check = await tryOut({
      mailbox,
      submit: (message) => {
        mailbox.deliver('INBOX', `${written}${textOf(message)}`)
        return { status: 'unknown', seed: seed.address, lostAfter: 'final-dot', reason: 'the connection was cut' }
      },
    })
    expect(check.folder).toBe('INBOX')
  })

  it('tells the reply of an SMTP server that refuses the letter, and waits for nothing', async () => {
    const mailbox = fakeMailbox()
    const reply = { code: 552, enhancedCode: '5.2.2', text: 'Mailbox full' }
    const check = await tryOut({
      mailbox,
      submit: () => ({ status: 'rejected', seed: seed.address, phase: 'rcpt', reply }),
    })
    expect(check.parts.find(({ name }) => name === 'delivery')).toMatchObject({
      status: 'fails',
      detail: 'the SMTP server rejected the message at rcpt: 552 5.2.2 Mailbox full',
    })
    expect(mailbox.lookCount).toBe(0)
  })

  it('says of a refused address with a tag that the tag may be why', async () => {
    expect(await todoOfRefused(seed)).toContain('set plus-address: false')
    expect(await todoOfRefused({ ...seed, hasPlusAddress: false })).not.toContain('plus-address')
  })

  it.each([
    ['unreachable', 'connection'],
    ['untrusted', 'connection'],
    ['no-tls', 'connection'],
    ['unusable', 'connection'],
    ['refused-login', 'login'],
    ['throttled', 'login'],
    ['unavailable', 'login'],
  ] as const)('puts a failure of kind %s down to the %s', async (kind, name) => {
    const connect = async (): Promise<never> => await Promise.reject(new ImapFailure(kind, 'so it said'))
    const check = await tryOut({ mailbox: fakeMailbox(), connect, submit: accepted })
    expect(check.parts.filter(({ status }) => status !== 'unchecked')).toMatchObject([
      { name, status: 'fails', detail: 'so it said' },
    ])
  })

  it('tells a mailbox that is lost while the letter is looked for from one that never answered', async () => {
    const mailbox = fakeMailbox({
      onLook: () => {
        throw new ImapFailure('unreachable', 'the connection was cut')
      },
    })
    const check = await tryOut({ mailbox, submit: accepted })
    expect(statusOf(check, 'connection')).toBe('works')
    expect(check.parts.find(({ name }) => name === 'delivery')?.detail).toBe(
      'the mailbox was lost: the connection was cut',
    )
  })

  it('does not take a fault of its own for one of the mailbox', async () => {
    const fault = Promise.reject(new TypeError('a fault of ours'))
    await expect(tryOut({ mailbox: fakeMailbox(), connect: async () => await fault })).rejects.toThrow(
      'a fault of ours',
    )
  })

  it('sends nothing without an SMTP account, and says so', async () => {
    const check = await tryOut({ mailbox: fakeMailbox() })
    expect(check.parts.find(({ name }) => name === 'delivery')).toMatchObject({
      status: 'unchecked',
      detail: 'no message was sent',
    })
  })
})
