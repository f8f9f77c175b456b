import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { type CommandFolder, commandFolder, type EndedLine } from '../../../cli/command-folder.ts'
import { allDays } from '../storage/all-days.ts'

function fileOf(series: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ 'shop.example': series })
}

const first = { date: '2026-01-01', value: 0.001 }
const data = fileOf({ spam_rate_data: [first, { date: '2026-01-02', value: 0.002 }] })

async function runImport(folder: CommandFolder, ...argv: readonly string[]): Promise<EndedLine> {
  return await folder.run(
    'postmaster',
    'import',
    'f.json',
    '--workspace',
    'shop',
    '--account',
    'Data@shop.example',
    ...argv,
  )
}

describe('presend postmaster import', () => {
  it('imports the days in a file, and reports the import on one line or as JSON', async () => {
    using folder = commandFolder()
    folder.write('f.json', data)
    const imported = await runImport(folder)
    expect(imported).toMatchObject({ exitCode: 0, told: '' })
    expect(imported.printed).toBe('Imported 2 days of data for 1 domain into account 1 (data@shop.example)\n')
    const { printed } = await runImport(folder, '--json')
    expect(JSON.parse(printed)).toEqual({ account: { id: 1, email: 'data@shop.example' }, days: 2 })
    const days = await folder.withStore(async (store) => await allDays(store, 1))
    expect(days.map((day) => day.spamRate)).toEqual([{ value: 0.001 }, { value: 0.002 }])
  })

  it('uses the singular for one day', async () => {
    using folder = commandFolder()
    folder.write('f.json', fileOf({ spam_rate_data: [first] }))
    expect((await runImport(folder)).printed).toContain('Imported 1 day of data for 1 domain into')
  })

  it("replaces the series of a day that the file contains, and keeps the day's other series", async () => {
    using folder = commandFolder()
    folder.write('f.json', data)
    await runImport(folder)
    folder.write('f.json', fileOf({ encryption_data: [{ date: '2026-01-01', tls_success_ratio: 1 }] }))
    await runImport(folder)
    const [day] = await folder.withStore(async (store) => await allDays(store, 1))
    expect(day).toMatchObject({ spamRate: { value: 0.001 }, encryption: { tls_success_ratio: 1 } })
  })

  it('imports nothing from a file with an invalid value, and creates no account', async () => {
    using folder = commandFolder()
    folder.write('f.json', fileOf({ spam_rate_data: [first, { date: '2026-01-03', value: 'lots' }] }))
    const { exitCode, told } = await runImport(folder)
    expect(exitCode).toBe(2)
    expect(told).toContain('Nothing was imported from f.json:')
    expect(told).toContain('spam_rate_data')
    await folder.withStore(async (store) => expect(await store.listPostmasterAccounts(null)).toEqual([]))
  })

  it('reports all invalid options at once', async () => {
    using folder = commandFolder()
    const line = ['postmaster', 'import', 'f.json', '--workspace', '', '--account', 'me']
    const { exitCode, told } = await folder.run(...line)
    expect(exitCode).toBe(2)
    for (const input of ['--workspace', '--account'])
      expect(told).toMatch(new RegExp(`${input}: (?:missing|expected)`, 'u'))
  })

  it('rejects a missing file, and an account with DMARC reports', async () => {
    using folder = commandFolder()
    expect((await runImport(folder)).told).toContain('no such file')
    folder.write('f.json', data)
    await folder.withStore(async (store) => {
      const account = {
        workspaceId: toWorkspaceId('shop'),
        email: 'data@shop.example',
        source: 'dmarc-reports',
        nowMs: 1,
      } as const
      await store.ensurePostmasterAccount(account)
    })
    const { exitCode, told } = await runImport(folder)
    expect(exitCode).toBe(2)
    expect(told).toContain('comes from DMARC reports')
  })

  it('imports into a connected account', async () => {
    using folder = commandFolder()
    folder.write('f.json', data)
    await folder.withStore(async (store) => {
      const account = {
        workspaceId: toWorkspaceId('shop'),
        email: 'data@shop.example',
        source: 'google',
        nowMs: 1,
      } as const
      await store.ensurePostmasterAccount(account)
    })
    expect((await runImport(folder)).exitCode).toBe(0)
    await folder.withStore(async (store) => {
      expect(await store.listPostmasterAccounts(toWorkspaceId('shop'))).toMatchObject([{ source: 'google' }])
    })
  })
})
