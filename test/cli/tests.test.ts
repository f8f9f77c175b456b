import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'

import { aNewTest, aRecord } from '../service/storage/builders.ts'
import { commandFolder } from './command-folder.ts'

type Folder = ReturnType<typeof commandFolder>

const noon = Date.UTC(2026, 0, 31, 12)

/** Creates the database, and two tests in it. Returns their numeric ids. */
async function withTests(folder: Folder): Promise<readonly [number, number]> {
  await folder.run('token', 'create', '--workspace', 'team-a', '--plan', 'pro')
  return await folder.withStore(async (store) => {
    const times = { workspaceId: toWorkspaceId('team-a'), createdAtMs: noon, expiresAtMs: noon + 1000 }
    const first = await store.createTest(aNewTest(times))
    const test = aNewTest({ ...times, style: 'external-test', name: 'Nightly\u001b[31m', source: 'ci' })
    const second = await store.createTest(test)
    const copy = { address: 'seed1@box0.example', messageKey: 'm', record: aRecord({ recordedAtMs: noon }) }
    await store.recordCopy({ numericId: second, ...copy })
    const report = { outcome: 'fail', reason: 'too little', thresholds: [], template: 'a.html', subject: 'Hi' } as const
    await store.putOutcome(
      { numericId: second, workspaceId: toWorkspaceId('team-a'), source: 'ci' },
      { report, reportedAtMs: noon },
    )
    return [first, second]
  })
}

describe('presend test', () => {
  it('lists tests, newest first, as a table and as JSON', async () => {
    using folder = commandFolder()
    const [first, second] = await withTests(folder)
    const { printed } = await folder.run('test', 'list', '--workspace', 'team-a')
    expect(printed.split('\n').map((line) => line.trim().split(/\s{2,}/u))).toEqual([
      ['id', 'name', 'source', 'template', 'created (UTC)', 'status', 'gate result'],
      [String(second), expect.stringContaining('Nightly'), 'ci', 'a.html', '2026-01-31 12:00', 'in_progress', 'fail'],
      [String(first), 'Order confirmation', '-', '-', '2026-01-31 12:00', 'pending', '-'],
      [''],
    ])
    expect(printed).not.toContain('\u001b')
    const json = JSON.parse((await folder.run('test', 'list', '--workspace', 'team-a', '--json')).printed)
    expect(json).toMatchObject({ workspace: 'team-a', searched_to: null, tests: [{ id: second }, { id: first }] })
    expect(json.tests[0]).toMatchObject({ subject: 'Hi', outcome: 'fail', created_at: '2026-01-31T12:00:00.000Z' })
  })

  it('filters the list of tests, and continues the list after a given test', async () => {
    using folder = commandFolder()
    const [first, second] = await withTests(folder)
    const idsOf = async (...options: readonly string[]): Promise<readonly number[]> => {
      const { printed } = await folder.run('test', 'list', '--workspace', 'team-a', '--json', ...options)
      return JSON.parse(printed).tests.map((test: { id: number }) => test.id)
    }
    expect(await idsOf('--search', 'A.HTML')).toEqual([second])
    expect(await idsOf('--source', 'ci')).toEqual([second])
    expect(await idsOf('--status', 'pending')).toEqual([first])
    expect(await idsOf('--outcome', 'none')).toEqual([first])
    expect(await idsOf('--limit', '1')).toEqual([second])
    expect(await idsOf('--limit', '1', '--before', String(second))).toEqual([first])
    const none = await folder.run('test', 'list', '--workspace', 'team-a', '--search', 'nothing')
    expect([none.exitCode, none.printed, none.told]).toEqual([0, '', 'No tests.\n'])
  })

  it('explains how to continue a search that reached its limit', async () => {
    using folder = commandFolder()
    await withTests(folder)
    const ids = await folder.withStore(async (store) => {
      const hay = { workspaceId: toWorkspaceId('team-a'), name: 'hay', seeds: [] }
      // Requests run concurrently, so that they share commits.
      return await Promise.all(Array.from({ length: 10_000 }, async () => await store.createTest(aNewTest(hay))))
    })
    const { told } = await folder.run('test', 'list', '--workspace', 'team-a', '--search', 'nightly')
    expect(told).toBe(`No tests.\nSearched 10,000 tests. To search older ones, add: --before ${Math.min(...ids)}\n`)
  })

  it('shows a test with the results of its seeds', async () => {
    using folder = commandFolder()
    const [first, second] = await withTests(folder)
    const { printed } = await folder.run('test', 'show', String(second), '--workspace', 'team-a')
    expect(printed).toContain('gate result:  fail: too little\n')
    expect(printed).toContain('inbox:        1 of 3 seeds\n')
    expect(printed).toMatch(/seed1@box0\.example +consumer +INBOX +2026-01-31 12:00/u)
    expect(printed).toMatch(/seed2@box1\.example +business +no copy yet/u)
    const json = JSON.parse(
      (await folder.run('test', 'show', String(second), '--workspace', 'team-a', '--json')).printed,
    )
    expect(json).toMatchObject({ id: second, status: 'in_progress', outcome: { template: 'a.html' } })
    expect(json.seeds).toMatchObject([{ folder: 'INBOX' }, { status: null, received_at: null }, { folder: null }])
    const other = await folder.run('test', 'show', String(first), '--workspace', 'team-a')
    expect(other.printed).toContain('gate result:  not reported\n')
  })

  it('deletes a test, and records it', async () => {
    using folder = commandFolder()
    const [first, second] = await withTests(folder)
    const deleted = await folder.run('test', 'delete', String(first), '--workspace', 'team-a')
    expect(deleted.printed).toBe(`Deleted test ${first} ("Order confirmation")\n`)
    const json = await folder.run('test', 'delete', String(second), '--workspace', 'team-a', '--json')
    expect(JSON.parse(json.printed)).toEqual({ workspace: 'team-a', test: second })
    const again = await folder.run('test', 'delete', String(first), '--workspace', 'team-a')
    expect([again.exitCode, again.told]).toEqual([2, expect.stringContaining('existing test')])
    const audit = await folder.run('audit', '--workspace', 'team-a')
    expect(audit.printed).toContain(`Order confirmation (test ${first})`)
    expect(audit.printed).toContain('presend test delete')
  })

  it('rejects unknown tests and workspaces, and invalid numbers', async () => {
    using folder = commandFolder()
    const [first] = await withTests(folder)
    for (const argv of [
      ['show', 'nothing', '--workspace', 'team-a'],
      ['show', String(first), '--workspace', 'team-b'],
      ['delete', String(first), '--workspace', 'team-b'],
      ['list', '--workspace', 'team-b'],
      ['list', '--workspace', 'team-a', '--limit', '0'],
      ['list', '--workspace', 'team-a', '--before', 'x'],
    ]) {
      expect([argv, (await folder.run('test', ...argv)).exitCode]).toEqual([argv, 2])
    }
    expect((await folder.run('test', 'show', String(first), '--workspace', 'team-a')).exitCode).toBe(0)
  })
})
