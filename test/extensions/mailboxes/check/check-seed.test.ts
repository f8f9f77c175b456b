import { describe, expect, it } from 'vitest'
import { type CheckSubmission, checkSeed, checkSeeds } from '../../../../src/extensions/mailboxes/check/check-seed.ts'
import type { SeedCheck } from '../../../../src/extensions/mailboxes/check/seed-check.ts'
import { ImapFailure } from '../../../../src/extensions/mailboxes/imap/imap-failure.ts'
import type { WatchedMailbox } from '../../../../src/extensions/mailboxes/imap/watched-mailbox.ts'
import type { ComposedMessage } from '../../../../src/foundation/mail/message.ts'
import { parseAddress } from '../../../../src/foundation/mail/parse-address.ts'
import type { SubmissionOutcome } from '../../../../src/foundation/mail/submission-outcome.ts'
import { Secret } from '../../../../src/foundation/world/secret.ts'
import { fakeClock } from '../../../support/fake-clock.ts'
import { aFolder, type FakeMailbox, fakeMailbox } from '../../../support/fake-mailbox.ts'
import { fakeRandom } from '../../../support/fake-random.ts'
import { valueOf } from '../../../support/parsed.ts'

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

interface Scenario {
  readonly mailbox: FakeMailbox
  readonly mailboxSeed?: WatchedMailbox
  readonly connect?: () => Promise<never>
  /** The fake SMTP server. If absent, no message is sent. */
  readonly submit?: (message: ComposedMessage) => SubmissionOutcome
}

async function check({ mailbox, mailboxSeed = seed, connect, submit }: Scenario): Promise<SeedCheck> {
  const clock = fakeClock(startMs)
  const sender = { from: valueOf(parseAddress('check@shop.example')), envelopeFrom: 'check@shop.example', dkim: null }
  const submission: CheckSubmission | null =
    submit === undefined
      ? null
      : { sender, waitMs: 60_000, submit: async (message) => await Promise.resolve(submit(message)) }
  const ports = {
    clock,
    random: fakeRandom(),
    connect: connect ?? (async () => await Promise.resolve(mailbox)),
    submission,
  }
  return await clock.runToEnd(checkSeed(mailboxSeed, ports, new AbortController().signal))
}

async function todoOfRefused(mailboxSeed: WatchedMailbox): Promise<string | null | undefined> {
  const { parts } = await check({ mailbox: fakeMailbox(), mailboxSeed, submit: refusedUser })
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
  it('reports a working seed, sends to a plus-address and deletes the message', async () => {
    const mailbox = fakeMailbox()
    const sent: string[] = []
    const result = await check({
      mailbox,
      submit: (message) => {
        sent.push(message.envelope.recipient)
        mailbox.deliver('Junk', `${written}${textOf(message)}`)
        return accepted(message)
      },
    })
    expect(result.parts.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'works'))
    expect(result).toMatchObject({ folder: 'Spam', delayMs: 0 })
    expect(sent).toEqual([expect.stringMatching(/^seed1\+[0-9a-f]{25}@box\.example$/u)])
    expect(mailbox.messagesIn('Junk')).toEqual([])
  })

  it('does not delete other mail', async () => {
    const mailbox = fakeMailbox()
    mailbox.deliver('INBOX', 'X-Presend-Test: pst_of_a_test\r\n\r\n')
    await check({
      mailbox,
      submit: (message) => {
        mailbox.deliver('INBOX', 'X-Presend-Test: pst_of_another\r\n\r\n')
        mailbox.deliver('INBOX', `${written}${textOf(message)}`)
        return accepted(message)
      },
    })
    expect(mailbox.messagesIn('INBOX')).toHaveLength(2)
  })

  it('does not delete the message without UIDPLUS, and moves it to the trash at Gmail', async () => {
    const old = fakeMailbox({ abilities: { hasUidPlus: false } })
    await check({ mailbox: old, submit: deliveredTo(old) })
    expect(old.messagesIn('INBOX')).toHaveLength(1)
    const gmail = fakeMailbox({ abilities: { hasGmailSearch: true } })
    await check({ mailbox: gmail, submit: deliveredTo(gmail) })
    expect([gmail.messagesIn('INBOX').length, gmail.messagesIn('Trash').length]).toEqual([0, 1])
  })

  it('waits for a late message and measures its delay', async () => {
    let sent = ''
    const mailbox = fakeMailbox({
      onLook: (box, count) => {
        if (count === 42) box.deliver('INBOX', `${written}${sent}`)
      },
    })
    const result = await check({
      mailbox,
      submit: (message) => {
        sent = textOf(message)
        return accepted(message)
      },
    })
    expect(result.folder).toBe('INBOX')
    expect(result.delayMs).toBe(20_000)
  })

  it('fails delivery when the message does not arrive in time', async () => {
    const result = await check({ mailbox: fakeMailbox(), submit: accepted })
    expect(statusOf(result, 'delivery')).toBe('fails')
    expect(statusOf(result, 'results')).toBe('unchecked')
    expect(result.parts.find(({ name }) => name === 'delivery')?.detail).toContain(
      'did not find it in the mailbox within 60 s',
    )
  })

  it('fails delivery when a mailbox rule filed the message elsewhere, and deletes it there', async () => {
    const mailbox = fakeMailbox({ folders: [aFolder('INBOX'), aFolder('Junk', '\\Junk'), aFolder('Newsletters')] })
    const result = await check({
      mailbox,
      submit: (message) => {
        mailbox.deliver('Newsletters', `${written}${textOf(message)}`)
        return accepted(message)
      },
    })
    expect(result).toMatchObject({ folder: null, delayMs: null })
    expect(result.parts.find(({ name }) => name === 'delivery')).toMatchObject({
      status: 'fails',
      detail: 'the message was filed in Newsletters, which is neither the inbox nor a spam folder',
    })
    expect(statusOf(result, 'results')).toBe('works')
    expect(mailbox.messagesIn('Newsletters')).toEqual([])
  })

  it('reports a message in the inbox and in All Mail as in the inbox', async () => {
    let sent = ''
    const mailbox = fakeMailbox({
      folders: [aFolder('INBOX'), aFolder('All', '\\All')],
      onLook: (box, count) => {
        if (count !== 20) return
        box.deliver('All', `${written}${sent}`)
        box.deliver('INBOX', `${written}${sent}`)
      },
    })
    const result = await check({
      mailbox,
      submit: (message) => {
        sent = textOf(message)
        return accepted(message)
      },
    })
    expect(result.folder).toBe('INBOX')
  })

  it('searches for a message whose submission outcome is unknown', async () => {
    const mailbox = fakeMailbox()
    const result = await check({
      mailbox,
      submit: (message) => {
        mailbox.deliver('INBOX', `${written}${textOf(message)}`)
        return { status: 'unknown', seed: seed.address, lostAfter: 'final-dot', reason: 'the connection was cut' }
      },
    })
    expect(result.folder).toBe('INBOX')
  })

  it("reports the SMTP server's rejection without waiting", async () => {
    const mailbox = fakeMailbox()
    const reply = { code: 552, enhancedCode: '5.2.2', text: 'Mailbox full' }
    const result = await check({
      mailbox,
      submit: () => ({ status: 'rejected', seed: seed.address, phase: 'rcpt', reply }),
    })
    expect(result.parts.find(({ name }) => name === 'delivery')).toMatchObject({
      status: 'fails',
      detail: 'the SMTP server rejected the message at rcpt: 552 5.2.2 Mailbox full',
    })
    expect(mailbox.lookCount).toBe(0)
  })

  it('advises plus-address: false when a plus-address was rejected', async () => {
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
  ] as const)('reports a failure of kind %s as part %s', async (kind, name) => {
    const connect = async (): Promise<never> => await Promise.reject(new ImapFailure(kind, 'the reason'))
    const result = await check({ mailbox: fakeMailbox(), connect, submit: accepted })
    expect(result.parts.filter(({ status }) => status !== 'unchecked')).toMatchObject([
      { name, status: 'fails', detail: 'the reason' },
    ])
  })

  it('fails delivery when the connection is lost during the search', async () => {
    const mailbox = fakeMailbox({
      onLook: () => {
        throw new ImapFailure('unreachable', 'the connection was cut')
      },
    })
    const result = await check({ mailbox, submit: accepted })
    expect(statusOf(result, 'connection')).toBe('works')
    expect(result.parts.find(({ name }) => name === 'delivery')?.detail).toBe(
      'lost the connection to the mailbox: the connection was cut',
    )
  })

  it('rejects on a bug in presend', async () => {
    const fault = Promise.reject(new TypeError('a bug'))
    await expect(check({ mailbox: fakeMailbox(), connect: async () => await fault })).rejects.toThrow('a bug')
  })

  it('sends no message without an SMTP account, and reports this', async () => {
    const result = await check({ mailbox: fakeMailbox() })
    expect(result.parts.find(({ name }) => name === 'delivery')).toMatchObject({
      status: 'unchecked',
      detail: 'no message was sent',
    })
  })
})

it('checkSeeds() checks eight seeds at a time and returns results in order', async () => {
  const account = { host: 'imap.box.example', port: 993, tls: 'implicit', caPem: null } as const
  const mailboxes = Array.from({ length: 20 }, (_, index) => ({
    address: `seed${index}@box.example`,
    providerName: 'box.example',
    authservIds: [],
    hasPlusAddress: false,
    account: { ...account, username: `seed${index}`, password: new Secret('hunter2') },
  }))
  const clock = fakeClock()
  const running = { now: 0, most: 0 }
  const connect = async ({ username }: { readonly username: string }) => {
    running.now += 1
    running.most = Math.max(running.most, running.now)
    await clock.sleep(Number(username.slice(4)) % 3, new AbortController().signal)
    running.now -= 1
    return fakeMailbox()
  }
  const ports = { clock, random: fakeRandom(), submission: null, connect }
  const checks = await clock.runToEnd(checkSeeds(mailboxes, ports, new AbortController().signal))
  expect(checks.map(({ address }) => address)).toEqual(mailboxes.map(({ address }) => address))
  expect(running.most).toBe(8)
})
