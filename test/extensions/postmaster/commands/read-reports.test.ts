import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { type CommandFolder, commandFolder, type EndedLine } from '../../../cli/command-folder.ts'
import { aMail } from '../../../support/mail-builder.ts'
import { aRecordXml, aReportXml, nowMs } from '../dmarc/report-builders.ts'
import { allDays } from '../storage/all-days.ts'

function aFolder(): CommandFolder {
  const folder = commandFolder()
  folder.nowMs = nowMs
  return folder
}

async function read(folder: CommandFolder, ...argv: readonly string[]): Promise<EndedLine> {
  return await folder.run('postmaster', 'dmarc', '--workspace', 'shop', ...argv)
}

describe('presend postmaster dmarc', () => {
  it('stores reports in their own account, and ignores repeated reports', async () => {
    using folder = aFolder()
    folder.write('a.xml', aReportXml({ reportId: 'a' }))
    folder.write('b.xml', aReportXml({ reportId: 'b' }))
    const first = await read(folder, 'a.xml', 'b.xml')
    expect(first).toEqual({
      exitCode: 0,
      printed: 'Stored 2 reports in account 1 (dmarc-reports@presend.invalid)\n',
      told: '',
    })
    expect((await read(folder, 'a.xml')).printed).toContain(
      'Stored 0 reports in account 1 (dmarc-reports@presend.invalid); 1 already stored',
    )
    await folder.withStore(async (store) => {
      expect(await store.listPostmasterAccounts(toWorkspaceId('shop'))).toMatchObject([{ source: 'dmarc-reports' }])
      const [day] = await allDays(store, 1)
      expect(day?.authentication).toEqual({ spf_success_ratio: 1, dkim_success_ratio: 1, dmarc_success_ratio: 1 })
    })
  })

  it('reads the files of a directory, and continues after an invalid file', async () => {
    using folder = aFolder()
    folder.write('a.xml', aReportXml())
    folder.write('bad.xml', aReportXml({ records: [aRecordXml({ count: 'many' })] }))
    folder.write('notes.txt', 'hello')
    const { exitCode, printed, told } = await read(folder, '.', '--json')
    expect(exitCode).toBe(2)
    expect(JSON.parse(printed)).toEqual({
      account: { id: 1, email: 'dmarc-reports@presend.invalid' },
      reports: { kept: 1, known: 0, too_old: 0, other_domain: 0, problems: 1 },
    })
    expect(told).toMatch(/feedback\/record\[1\]\/row\/count \(bad\.xml\): expected .*, got "many"/u)
    expect(told).toContain('notes.txt: ignored, because it contains no DMARC report')
  })

  it('ignores reports about other domains, and counts them', async () => {
    using folder = aFolder()
    folder.write('a.xml', aReportXml())
    const { printed } = await read(folder, 'a.xml', '--domain', 'other.example', '--account', 'dmarc@shop.example')
    expect(printed).toBe('Stored 0 reports in account 1 (dmarc@shop.example); 1 ignored (about other domains)\n')
  })

  it("trusts emails according to the Authentication-Results of presend's own server", async () => {
    using folder = aFolder()
    const attachments = [{ filename: 'a.xml', content: aReportXml() }]
    folder.write('a.eml', aMail({ headers: { From: 'dmarc@reporter.example' }, attachments }).toString('latin1'))
    const { exitCode, told } = await read(folder, 'a.eml', '--authserv-id', 'mx.box.example')
    expect(exitCode).toBe(2)
    expect(told).toContain('an unauthenticated email from reporter.example')
    expect((await read(folder, 'a.eml')).printed).toContain('Stored 1 report ')
  })

  it('requires --authserv-id with --only-from', async () => {
    using folder = aFolder()
    folder.write('a.xml', aReportXml())
    const { exitCode, told } = await read(folder, 'a.xml', '--only-from', 'reporter.example')
    expect(exitCode).toBe(2)
    expect(told).toContain('--authserv-id is required when --only-from is set, because From fields are easily forged')
  })

  it('reports all invalid options at once, and reads nothing', async () => {
    using folder = aFolder()
    const { exitCode, told } = await folder.run(
      'postmaster',
      'dmarc',
      'a',
      '--workspace',
      '',
      '--account',
      'me',
      '--domain',
      'a/b',
    )
    expect(exitCode).toBe(2)
    for (const input of ['--workspace', '--account', '--domain'])
      expect(told).toMatch(new RegExp(`${input}: (?:missing|expected)`, 'u'))
    expect((await read(folder, 'gone.xml', 'gone')).told).toContain('gone.xml: missing;')
  })

  it('rejects an account with data from another source', async () => {
    using folder = aFolder()
    folder.write('a.xml', aReportXml())
    await folder.withStore(async (store) => {
      await store.ensurePostmasterAccount({
        workspaceId: toWorkspaceId('shop'),
        email: 'a@shop.example',
        source: 'google',
        nowMs: 1,
      })
    })
    expect((await read(folder, 'a.xml', '--account', 'a@shop.example')).told).toContain(
      'has data from another source (google)',
    )
  })
})
