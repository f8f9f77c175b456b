import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { nodeWorld } from '../../../src/foundation/world/node-world.ts'
import { sendAlertMail, toAlertMail } from '../../../src/service/alerts/alert-mail.ts'
import { composeOwnMail, type OwnMailSender } from '../../../src/service/sending/own-mail.ts'
import type { AlertMail, StoredAlert } from '../../../src/service/storage/alert.ts'
import { startScriptedSmtpServer } from '../../support/smtp-server-scripted.ts'

function anAlert(changes: Partial<StoredAlert> = {}): StoredAlert {
  return {
    alertId: 'alr_1',
    ruleId: 'rule_1',
    workspaceId: toWorkspaceId('team'),
    createdAtMs: 0,
    title: 'cron: order.html now fails',
    text: 'The outcome changed.\n',
    recipients: ['ops@shop.example', 'cto@shop.example'],
    mail: { state: 'pending', done: [], detail: '' },
    ...changes,
  }
}

function senderAt(port: number): OwnMailSender {
  const from = 'presend@shop.example'
  const server = { host: '127.0.0.1', port, security: 'none', username: null, password: null, from, ca: null } as const
  return { server, from }
}

async function send(alert: StoredAlert, port: number): Promise<AlertMail> {
  return await sendAlertMail(alert, senderAt(port), { ...nodeWorld(), signal: new AbortController().signal })
}

describe('composeOwnMail()', () => {
  it('composes plain text without automatic replies, with the same Message-ID each time', async () => {
    const mail = toAlertMail(anAlert(), ['ops@shop.example'])
    const [first] = await composeOwnMail(mail, 'presend@shop.example')
    const [second] = await composeOwnMail(mail, 'presend@shop.example')
    expect(first).toEqual(second)
    const text = Buffer.concat(first?.chunks.map((chunk) => Buffer.from(chunk)) ?? []).toString()
    expect(first?.envelope).toEqual({ sender: 'presend@shop.example', recipient: 'ops@shop.example' })
    for (const line of [
      'From: presend <presend@shop.example>',
      'To: ops@shop.example',
      'Subject: presend: cron: order.html now fails',
      'Auto-Submitted: auto-generated',
      'Message-ID: <alr_1.0@shop.example>',
      'Date: Thu, 01 Jan 1970 00:00:00 +0000',
    ]) {
      expect(text.split('\r\n')).toContain(line)
    }
    expect(text).toMatch(/Content-Type: text\/plain; charset=utf-8/u)
    expect(text).not.toContain('X-Presend-Test')
  })

  it('removes line endings from values in the header section', async () => {
    const hostile = anAlert({ title: 'a\r\nBcc: x@other.example\r\n\r\nhello' })
    const [copy] = await composeOwnMail(toAlertMail(hostile, ['ops@shop.example']), 'presend@shop.example')
    const text = Buffer.concat(copy?.chunks.map((chunk) => Buffer.from(chunk)) ?? []).toString()
    expect(text).not.toMatch(/^Bcc:/mu)
    expect(text).toContain('Subject: presend: a')
  })
})

describe('sendAlertMail()', () => {
  it('sends a copy to each recipient', async () => {
    await using server = await startScriptedSmtpServer()
    expect(await send(anAlert(), server.port)).toMatchObject({ state: 'sent', detail: '' })
    expect(server.delivered.map(({ recipient }) => recipient).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'cto@shop.example',
      'ops@shop.example',
    ])
  })

  it('sends no second copy to recipients who already have one, and reports permanent rejections', async () => {
    await using server = await startScriptedSmtpServer({
      script: ({ command }) => (command === 'RCPT' ? { reply: '550 5.1.1 unknown' } : undefined),
    })
    const alert = anAlert({ mail: { state: 'pending', done: ['ops@shop.example'], detail: '' } })
    expect(await send(alert, server.port)).toEqual({
      state: 'failed',
      done: ['ops@shop.example', 'cto@shop.example'],
      detail: 'cto@shop.example: 550 5.1.1 unknown',
    })
  })

  it('keeps the alert pending while the server cannot be reached', async () => {
    const mail = await sendAlertMail(anAlert(), senderAt(9), { ...nodeWorld(), signal: AbortSignal.timeout(300) })
    expect(mail).toEqual({ state: 'pending', done: [], detail: '' })
  })
})
