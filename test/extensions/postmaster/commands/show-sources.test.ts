import { describe, expect, it } from 'vitest'
import { type CommandFolder, commandFolder, type EndedLine } from '../../../cli/command-folder.ts'
import { aRecordXml, aReportXml, nowMs } from '../dmarc/report-builders.ts'

/** A folder whose storage has one report. */
async function reportedFolder(): Promise<CommandFolder> {
  const folder = commandFolder()
  folder.nowMs = nowMs
  const forged = aRecordXml({
    source: '198.51.100.9',
    count: '10',
    evaluated: '<disposition>quarantine</disposition><dkim>fail</dkim><spf>fail</spf>',
    identifiers: '<header_from>news.shop.example</header_from>',
    results: '<spf><domain>esp.example</domain><result>pass</result></spf>',
  })
  folder.write('a.xml', aReportXml({ records: [aRecordXml({ count: '89990' }), forged] }))
  await folder.run('postmaster', 'dmarc', 'a.xml', '--workspace', 'shop')
  return folder
}

async function show(folder: CommandFolder, ...argv: readonly string[]): Promise<EndedLine> {
  return await folder.run('postmaster', 'dmarc', 'show', ...argv, '--workspace', 'shop')
}

describe('presend postmaster dmarc show', () => {
  it('shows the senders of a domain, failing ones first, with reason and advice', async () => {
    using folder = await reportedFolder()
    const { exitCode, printed } = await show(folder, 'Shop.example')
    expect(exitCode).toBe(0)
    expect(printed.split('\n').map((line) => line.trimEnd())).toEqual([
      'shop.example, 2026-10-23 to 2026-11-22: 90000 messages from 2 addresses; >99.9% passed DMARC',
      '',
      'source        messages  fail   DMARC     SPF    DKIM  header from        disposition',
      '198.51.100.9        10    10    0.0%    0.0%    0.0%  news.shop.example  quarantine 10',
      '192.0.2.1        89990     0  100.0%  100.0%  100.0%  shop.example       none 89990',
      '',
      'Why mail failed:',
      '  198.51.100.9, 10 messages: SPF passed for esp.example, which is not aligned with news.shop.example; no DKIM signature reported',
      '    → configure this sender to use DKIM with d=news.shop.example, or a bounce domain under news.shop.example',
      '',
      'Reporters:',
      'reporter          reports  messages (all domains)  days        delivered by',
      'reporter.example  1        90000                   2026-11-19  unauthenticated source',
      '',
    ])
  })

  it('shows only the subdomain, and at most --limit sources', async () => {
    using folder = await reportedFolder()
    expect((await show(folder, 'news.shop.example')).printed).toContain('10 messages from 1 address; 0.0% passed')
    const { printed } = await show(folder, 'shop.example', '--limit', '1')
    expect(printed).toContain('1 more source; to see all, use --limit 2 or --json')
    expect(printed).not.toContain('192.0.2.1 ')
  })

  it('uses the singular for one message', async () => {
    using folder = commandFolder()
    folder.nowMs = nowMs
    folder.write('a.xml', aReportXml({ records: [aRecordXml({ count: '1' })] }))
    await folder.run('postmaster', 'dmarc', 'a.xml', '--workspace', 'shop')
    expect((await show(folder, 'shop.example')).printed).toContain(': 1 message from 1 address;')
  })

  it('prints all sources as JSON', async () => {
    using folder = await reportedFolder()
    const { printed } = await show(folder, 'shop.example', '--json', '--days', '5')
    const shown = JSON.parse(printed)
    expect(shown).toMatchObject({
      account: { id: 1, email: 'dmarc-reports@presend.invalid' },
      domain: 'shop.example',
      start_date: '2026-11-17',
      end_date: '2026-11-22',
      reports: [{ organization: 'reporter.example', carrier_domain: null, reports: 1, messages: 90_000 }],
    })
    expect(shown.sources[0]).toEqual({
      source_ip: '198.51.100.9',
      messages: 10,
      dmarc_pass: 0,
      spf_pass: 0,
      dkim_pass: 0,
      dmarc_success_ratio: 0,
      spf_success_ratio: 0,
      dkim_success_ratio: 0,
      header_from: ['news.shop.example'],
      dispositions: { quarantine: 10 },
      organizations: ['reporter.example'],
      failures: [
        { messages: 10, reason: expect.stringContaining('esp.example'), todo: expect.stringContaining('DKIM') },
      ],
    })
  })

  it('returns 0 if there are no reports', async () => {
    using folder = await reportedFolder()
    const { exitCode, printed, told } = await show(folder, 'other.example')
    expect({ exitCode, printed }).toEqual({ exitCode: 0, printed: '' })
    expect(told).toBe('No DMARC reports on other.example from 2026-10-23 to 2026-11-22.\n')
    expect((await show(folder, 'shop.example', '--days', '1')).told).toContain('No DMARC report')
  })

  it('reports all invalid options at once', async () => {
    using folder = await reportedFolder()
    const { exitCode, told } = await show(folder, 'a/b', '--days', '0', '--limit', 'x', '--account', 'me')
    expect(exitCode).toBe(2)
    for (const input of ['domain', '--days', '--limit', '--account'])
      expect(told).toMatch(new RegExp(`${input}: (?:missing|expected)`, 'u'))
    expect((await show(folder, 'shop.example', '--account', 'b@shop.example')).told).toContain(
      'has no account b@shop.example',
    )
  })
})
