/**
 * DMARC aggregate reports from end to end: mail reaches a Postfix with OpenDMARC, OpenDMARC's own program mails a
 * report about it, the report arrives in a Dovecot mailbox, `presend serve` reads it, and the API and the command line
 * show it.
 */

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { aSigningKey, signed } from '../support/dkim-signer.ts'
import { type RunningDovecot, startDovecot } from '../support/dovecot.ts'
import { eventually } from '../support/eventually.ts'
import { aMail } from '../support/mail-builder.ts'
import { startNameServer } from '../support/name-server.ts'
import { sendOpenDmarcReports } from '../support/opendmarc-reporter.ts'
import { type ReceivingMx, startReceivingMx } from '../support/receiving-mx.ts'
import { createApiToken, runPresend, type ServedProcess, startServe } from '../support/serve.ts'
import { sendBySmtp } from '../support/smtp-sender.ts'

const key = aSigningKey()
const own = '192.0.2.5'
const stranger = '198.51.100.9'
const mailbox = 'dmarc@reports.example'
const password = 'hunter2'

const stack = new AsyncDisposableStack()
let dovecot: RunningDovecot
let mx: ReceivingMx
let served: ServedProcess
let storage = ''
let token = ''
let reports: readonly string[] = []

beforeAll(async () => {
  const names = stack.use(
    await startNameServer({
      'shop.example': { TXT: [`v=spf1 ip4:${own} -all`] },
      's1._domainkey.shop.example': { TXT: [key.record] },
      '_dmarc.shop.example': { TXT: [`v=DMARC1; p=none; rua=mailto:${mailbox}`] },
      'mx.box.example': { TXT: ['v=spf1 ip4:127.0.0.1 -all'] },
      '_dmarc.mx.box.example': { TXT: ['v=DMARC1; p=none'] },
    }),
  )
  dovecot = stack.use(await startDovecot({ users: { [mailbox]: password, 'user@reports.example': password } }))
  mx = stack.use(
    await startReceivingMx({
      hostName: 'mx.box.example',
      domains: ['reports.example'],
      lmtp: { host: dovecot.host, port: dovecot.lmtpPort },
      filters: names,
      keepsHistory: true,
    }),
  )
  const folder = await mkdtemp(join(tmpdir(), 'presend-dmarc-'))
  stack.defer(async () => await rm(folder, { recursive: true, force: true }))
  storage = `sqlite:${join(folder, 'presend.db')}`
  token = await createApiToken(storage)
  const config = join(folder, 'presend-service.yml')
  const login = `{workspace: tests, host: ${dovecot.host}, port: ${dovecot.imapsPort}, ca-file: ${dovecot.caPath},
    username: ${mailbox}, password-env: DMARC_PASSWORD, domains: [shop.example], authserv-id: mx.box.example}`
  await writeFile(config, `storage: ${storage}\ndmarc-reports-every: 1s\ndmarc-reports:\n  - ${login}\n`)
  await send({ seenAs: own, isSigned: true })
  await send({ seenAs: own, isSigned: false })
  await send({ seenAs: stranger, isSigned: false })
  reports = await sendOpenDmarcReports({ historyPath: mx.historyPath, organization: 'mx.box.example', smtp: mx })
  served = stack.use(
    await startServe({ flags: ['--config', config, '--smtp', 'none'], env: { DMARC_PASSWORD: password } }),
  )
})

afterAll(async () => await stack.disposeAsync())

async function send({ seenAs, isSigned }: { readonly seenAs: string; readonly isSigned: boolean }): Promise<void> {
  const mail = aMail({ headers: { 'Message-ID': `<${seenAs}-${isSigned}@shop.example>` } })
  const content = isSigned ? signed(mail, { domain: 'shop.example', key }) : mail
  const envelope = { heloName: 'out.shop.example', from: 'news@shop.example', to: 'user@reports.example' }
  await sendBySmtp({ host: mx.host, port: mx.port, seenAs }, { ...envelope, content })
}

async function ask(
  path: string,
): Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>> }> {
  const reply = await fetch(`${served.apiUrl}${path}`, { headers: { authorization: `Bearer ${token}` } })
  return { status: reply.status, body: Object(await reply.json()) }
}

const account = 'dmarc-reports@presend.invalid'

it('a report from OpenDMARC arrives in the mailbox, and the API returns its authentication data', async () => {
  expect(reports).toHaveLength(1)
  const query = `email=${encodeURIComponent(account)}&item=shop.example`
  const reply = await eventually(
    async () => await ask(`/postmaster_accounts/1?${query}`),
    ({ status }) => status === 200,
  )
  // Three messages: one signed and sent from the domain's own address, one unsigned from the same address, and one
  // forged.
  expect(reply.body['authentication_data']).toEqual([
    {
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
      spf_success_ratio: 2 / 3,
      dkim_success_ratio: 1 / 3,
      dmarc_success_ratio: 2 / 3,
    },
  ])
  const connected = await ask('/postmaster_accounts/connected')
  expect(connected.body['connected_accounts']).toEqual([
    expect.objectContaining({ id: 1, email: account, source: 'dmarc-reports' }),
  ])
})

/** Creates a report in a message from the reporter, with the given verdicts of the receiving server. */
function letter(content: string, results: string): Buffer {
  const headers = { From: 'dmarc@mx.box.example', To: mailbox, 'Authentication-Results': results }
  return aMail({ headers, attachments: [{ filename: 'report.xml', content }] })
}

async function deliver(content: Buffer): Promise<void> {
  await dovecot.deliver({ from: 'x@mx.box.example', to: mailbox, content })
}

it('a repeated report changes nothing, and an unauthenticated report is rejected', async () => {
  const xml = reports[0] ?? ''
  const forged = xml.replace('<count>1</count>', '<count>900</count>').replace(/<report_id>/u, '<report_id>forged-')
  await deliver(letter(xml, 'mx.box.example; dmarc=pass header.from=mx.box.example'))
  await deliver(letter(forged, 'elsewhere.example; dmarc=pass header.from=mx.box.example'))
  const told = await eventually(
    async () => served.lines.filter((line) => line.msg === 'dmarc report rejected' || Number(line['known']) > 0),
    (lines) => lines.length === 2,
  )
  expect(told.map((line) => line.msg).toSorted()).toEqual(['dmarc report rejected', 'dmarc reports read'])
  const shown = await runPresend([
    'postmaster',
    'dmarc',
    'show',
    'shop.example',
    '--workspace',
    'tests',
    '--storage',
    storage,
  ])
  expect(shown.stderr).toBe('')
  expect(shown.stdout).toContain('3 messages from 2 addresses; 66.7% passed DMARC')
  expect(shown.stdout).toContain(`${stranger}, 1 message: SPF fail for shop.example; no DKIM signature reported`)
  expect(shown.stdout).toContain('authenticated mail from mx.box.example')
})

it('the metrics count reports by outcome', async () => {
  const metrics = await (await fetch(`${served.baseUrl}/metrics`)).text()
  expect(metrics).toContain('presend_dmarc_reports_total{outcome="kept"} 1')
  expect(metrics).toContain('presend_dmarc_reports_total{outcome="known"} 1')
  expect(metrics).toContain('presend_dmarc_reports_total{outcome="refused"} 1')
})
