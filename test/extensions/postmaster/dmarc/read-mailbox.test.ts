import { describe, expect, it } from 'vitest'
import type { ImapAccount } from '../../../../src/extensions/mailboxes/imap/imap-connection.ts'
import { usualImapLimits } from '../../../../src/extensions/mailboxes/imap/imap-limits.ts'
import {
  type MailboxDeps,
  type ReportMailbox,
  readReportMailbox,
} from '../../../../src/extensions/postmaster/dmarc/read-mailbox.ts'
import { readReportMail } from '../../../../src/extensions/postmaster/dmarc/read-reports.ts'
import type { DmarcCursor } from '../../../../src/extensions/postmaster/storage/dmarc-reports.ts'
import { Secret } from '../../../../src/foundation/world/secret.ts'
import { fakeClock } from '../../../support/fake-clock.ts'
import { type FakeMailbox, fakeMailbox } from '../../../support/fake-mailbox.ts'
import { aMail } from '../../../support/mail-builder.ts'
import { aReportXml, nowMs } from './report-builders.ts'

const account: ImapAccount = {
  host: 'imap.box.example',
  port: 993,
  tls: 'implicit',
  username: 'dmarc',
  password: new Secret('hunter2'),
  caPem: null,
}
const mailbox: ReportMailbox = {
  name: 'dmarc@imap.box.example/INBOX',
  account,
  folder: 'INBOX',
  accountId: 1,
  domains: [],
  authservIds: [],
  onlyFrom: [],
  afterReading: 'keep',
}

const reportMail = (reportId: string): string =>
  aMail({ attachments: [{ filename: 'r.xml', content: aReportXml({ reportId }) }] }).toString('latin1')

/** Ports that record their calls. */
function ports(box: FakeMailbox, cursor: DmarcCursor | null = null) {
  const done = { kept: [] as string[], cursors: [] as DmarcCursor[], refused: [] as string[] }
  const clock = { ...fakeClock(), nowMs: () => nowMs }
  const all: MailboxDeps = {
    clock,
    limits: usualImapLimits,
    connect: async () => await Promise.resolve(box),
    readMail: readReportMail,
    onRefused: (reason) => void done.refused.push(reason),
    store: {
      keepDmarcReport: async ({ report }) => {
        const isKnown = done.kept.includes(report.reportId)
        done.kept.push(report.reportId)
        return await Promise.resolve(isKnown ? 'known' : 'kept')
      },
      readDmarcCursor: async () => await Promise.resolve(done.cursors.at(-1) ?? cursor),
      writeDmarcCursor: async (_name, written) => {
        done.cursors.push(written)
        await Promise.resolve()
      },
    },
  }
  return { done, all }
}

const never = new AbortController().signal

describe('readReportMailbox()', () => {
  it('reads all emails, then only new ones, and leaves all emails unread and in place', async () => {
    const box = fakeMailbox()
    const { done, all } = ports(box)
    box.deliver('INBOX', reportMail('a'))
    box.deliver('INBOX', aMail().toString('latin1'))
    expect(await readReportMailbox(mailbox, all, never)).toMatchObject({ mails: 2, kept: 1, otherMails: 1 })
    expect(await readReportMailbox(mailbox, all, never)).toMatchObject({ mails: 0 })
    box.deliver('INBOX', reportMail('b'))
    expect(await readReportMailbox(mailbox, all, never)).toMatchObject({ mails: 1, kept: 1 })
    expect(done.kept).toEqual(['a', 'b'])
    expect(box.messagesIn('INBOX')).toHaveLength(3)
  })

  it('reads everything again if UIDVALIDITY has changed', async () => {
    const box = fakeMailbox()
    box.deliver('INBOX', reportMail('a'))
    const { done, all } = ports(box, { uidValidity: 'another', nextUid: 100 })
    expect(await readReportMailbox(mailbox, all, never)).toMatchObject({ kept: 1 })
    expect(done.cursors).toEqual([{ uidValidity: '1', nextUid: 2 }])
  })

  it('reports a rejected report, and continues with the next', async () => {
    const box = fakeMailbox()
    box.deliver('INBOX', aMail({ attachments: [{ filename: 'r.xml', content: '<feedback/>' }] }).toString('latin1'))
    box.deliver('INBOX', reportMail('b'))
    const { done, all } = ports(box)
    expect(await readReportMailbox(mailbox, all, never)).toMatchObject({ mails: 2, kept: 1, refused: 1, otherMails: 0 })
    expect(done.refused).toEqual([expect.stringContaining('dmarc@imap.box.example/INBOX UID 1/r.xml')])
  })

  it('deletes only emails whose reports are all stored or known, if configured', async () => {
    const box = fakeMailbox()
    const both = [aReportXml({ reportId: 'c' }), '<feedback/>'].map((content, index) => ({
      filename: `${index}.xml`,
      content,
    }))
    box.deliver('INBOX', reportMail('a'))
    box.deliver('INBOX', reportMail('a'))
    box.deliver('INBOX', aMail().toString('latin1'))
    box.deliver('INBOX', aMail({ attachments: both }).toString('latin1'))
    const { all } = ports(box)
    const reading = await readReportMailbox({ ...mailbox, afterReading: 'delete' }, all, never)
    expect(reading).toMatchObject({ kept: 2, known: 1, refused: 1, otherMails: 1, deleted: 2 })
    expect(box.messagesIn('INBOX')).toHaveLength(2)
  })

  it('deletes nothing on a server without UIDPLUS', async () => {
    const box = fakeMailbox({ abilities: { hasUidPlus: false } })
    box.deliver('INBOX', reportMail('a'))
    const reading = await readReportMailbox({ ...mailbox, afterReading: 'delete' }, ports(box).all, never)
    expect(reading).toMatchObject({ kept: 1, deleted: 0 })
  })

  it('stores its progress every few emails', async () => {
    const box = fakeMailbox()
    for (let index = 0; index < 60; index += 1) box.deliver('INBOX', reportMail(`r${index}`))
    const { done, all } = ports(box)
    await readReportMailbox(mailbox, all, never)
    expect(done.cursors.map((cursor) => cursor.nextUid)).toEqual([26, 51, 61])
  })

  it('stops when aborted', async () => {
    const box = fakeMailbox()
    box.deliver('INBOX', reportMail('a'))
    await expect(readReportMailbox(mailbox, ports(box).all, AbortSignal.abort(new Error('stop')))).rejects.toThrow(
      'stop',
    )
  })
})
