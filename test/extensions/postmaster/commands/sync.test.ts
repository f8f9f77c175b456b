import { describe, expect, it } from 'vitest'
import type { StandInDay } from '../../../support/google/stand-in-data.ts'
import { allDays } from '../storage/all-days.ts'
import { type GoogleFolder, googleFolder } from './google-folder.ts'

const connect = ['postmaster', 'connect', '--workspace', 'team-a']
const sync = ['postmaster', 'sync']
const day: StandInDay = { spamRate: 0.001, spf: 1, dkim: 1, dmarc: 1, tlsInbound: 1 }

async function connected(): Promise<GoogleFolder> {
  const parts = await googleFolder()
  parts.google.setDomains('ann@shop.example', [
    {
      name: 'shop.example',
      days: new Map([
        ['2026-01-29', day],
        ['2026-01-30', day],
      ]),
    },
    { name: 'new.example', verificationState: 'UNVERIFIED' },
  ])
  await parts.browse(connect)
  return parts
}

describe('presend postmaster sync', () => {
  it('syncs every connected account, and prints a table of its domains', async () => {
    await using parts = await connected()
    const { exitCode, printed, told } = await parts.folder.run(...sync)
    expect(printed.split('\n').map((line) => line.trim().split(/\s{2,}/u))).toEqual([
      ['account', 'domain', 'status', 'requested', 'days with data'],
      ['ann@shop.example', 'new.example', 'not verified; old data kept', '-', '-'],
      ['ann@shop.example', 'shop.example', 'read', '2025-10-03 to 2026-01-30', '2'],
      [''],
    ])
    expect(told).toContain('Fetching data for ann@shop.example in workspace "team-a" …\n')
    expect(exitCode).toBe(0)
    await parts.folder.withStore(async (store) => {
      const [account] = await store.listPostmasterAccounts(null)
      expect(await allDays(store, account?.id ?? 0)).toHaveLength(2)
      expect(account?.syncedAtMs).toBe(parts.folder.nowMs)
    })
  })

  it('prints one JSON object', async () => {
    await using parts = await connected()
    const { printed } = await parts.folder.run(...sync, '--json', '--account', 'Ann@Shop.example')
    expect(JSON.parse(printed)).toEqual({
      accounts: [
        {
          id: 1,
          email: 'ann@shop.example',
          workspace: 'team-a',
          end: 'done',
          problem: null,
          domains: [
            { domain: 'new.example', status: 'unverified', start_date: null, end_date: null, days: 0, problems: [] },
            {
              domain: 'shop.example',
              status: 'read',
              start_date: '2025-10-03',
              end_date: '2026-01-30',
              days: 2,
              problems: [],
            },
          ],
        },
      ],
    })
  })

  it('reads the number of recent days given with --days', async () => {
    await using parts = await connected()
    await parts.folder.run(...sync)
    expect((await parts.folder.run(...sync)).printed).toContain('2026-01-21 to 2026-01-30')
    expect((await parts.folder.run(...sync, '--days', '30')).printed).toContain('2026-01-01 to 2026-01-30')
  })

  it('exits with 3 and the reason if an account was not read completely', async () => {
    await using parts = await connected()
    parts.google.endGrants('ann@shop.example')
    const { exitCode, printed, told } = await parts.folder.run(...sync)
    expect(exitCode).toBe(3)
    expect(printed).toContain('revoked')
    expect(told).toMatch(/ann@shop\.example: Google no longer accepts the grant: /u)
    const again = await parts.folder.run(...sync, '--account', 'ann@shop.example')
    expect(again.told).toContain('not connected; connect the account with: presend postmaster connect')
  })

  it('exits with 2 and reports all missing settings at once', async () => {
    await using parts = await googleFolder()
    parts.folder.write('presend-service.yml', 'google: {}\n')
    const { exitCode, told } = await parts.folder.run(...sync, '--days', '0')
    expect(exitCode).toBe(2)
    expect(told).toContain('--days: expected an integer from 1 to 120, got "0"')
    expect(told).toContain('google.client-id: missing;')
  })

  it('reports an unknown account, and a database without connected accounts', async () => {
    await using parts = await googleFolder()
    await parts.folder.withDatabase()
    expect(await parts.folder.run(...sync)).toMatchObject({
      exitCode: 2,
      told: expect.stringContaining('expected at least one connected account'),
    })
    const named = await parts.folder.run(...sync, '--account', 'ben@shop.example')
    expect(named).toMatchObject({
      exitCode: 2,
      told: expect.stringContaining('expected the account "ben@shop.example", got none'),
    })
  })
})
