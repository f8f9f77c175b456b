import { describe, expect, it } from 'vitest'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'

import type { WebhookEvent } from '../../../../src/service/storage/webhook.ts'
import { type CommandFolder, commandFolder } from '../../../cli/command-folder.ts'

function at(day: number): number {
  return Date.UTC(2026, 0, day, 4, 10)
}

function toEvent(): WebhookEvent {
  return { idempotencyKey: 'key', body: '{}' }
}

/** Stores four accounts: connected and synced, revoked, disconnected, and imported. */
async function folderWithAccounts(): Promise<CommandFolder> {
  const folder = commandFolder()
  await folder.withStore(async (store) => {
    const made = async (email: string, day: number, source: 'google' | 'import' = 'google'): Promise<number> =>
      (await store.ensurePostmasterAccount({ workspaceId: toWorkspaceId('team-a'), email, source, nowMs: at(day) })).id
    const ann = await made('ann@shop.example', 2)
    await store.setPostmasterGrant(ann, 'sealed-1')
    await store.recordPostmasterSync(ann, { syncedAtMs: at(30) })
    const ben = await made('ben@shop.example', 3)
    await store.setPostmasterGrant(ben, 'sealed-2')
    const end = {
      accountId: ben,
      sealedRefreshToken: 'sealed-2',
      nowMs: at(29),
      problem: 'Google ended the grant\u001B[2J',
    }
    await store.revokePostmasterGrant({ ...end, toEvent })
    await made('cai@shop.example', 4)
    await made('history@shop.example', 5, 'import')
    await store.ensurePostmasterAccount({
      workspaceId: toWorkspaceId('team-b'),
      email: 'dee@b.example',
      source: 'google',
      nowMs: at(6),
    })
  })
  return folder
}

describe('presend postmaster list', () => {
  it('shows each grant and the result of the last sync, without control sequences', async () => {
    using folder = await folderWithAccounts()
    const { exitCode, printed } = await folder.run('postmaster', 'list', '--workspace', 'team-a')
    expect(exitCode).toBe(0)
    expect(printed.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^email +workspace +source +state +last sync \(UTC\) +problem$/u),
      expect.stringMatching(/^ann@shop\.example +team-a +google +connected +2026-01-30 04:10 +-$/u),
      expect.stringMatching(
        /^ben@shop\.example +team-a +google +revoked since 2026-01-29 04:10 +never +Google ended the/u,
      ),
      expect.stringMatching(/^cai@shop\.example +team-a +google +disconnected +never +-$/u),
      expect.stringMatching(/^history@shop\.example +team-a +import +- +never +-$/u),
    ])
    expect(printed).not.toContain('\u001B')
  })

  it('lists all workspaces as JSON, without tokens', async () => {
    using folder = await folderWithAccounts()
    const { printed } = await folder.run('postmaster', 'list', '--json')
    const { accounts } = JSON.parse(printed)
    expect(accounts).toHaveLength(5)
    expect(accounts[1]).toEqual({
      id: expect.any(Number),
      email: 'ben@shop.example',
      workspace: 'team-a',
      source: 'google',
      state: 'revoked',
      revoked_at: '2026-01-29T04:10:00.000Z',
      created_at: '2026-01-03T04:10:00.000Z',
      synced_at: null,
      problem: 'Google ended the grant\u001B[2J',
    })
    expect(printed).not.toContain('sealed')
  })

  it('explains how to connect an account if no account is connected', async () => {
    using folder = commandFolder()
    await folder.withDatabase()
    expect(await folder.run('postmaster', 'list')).toEqual({
      exitCode: 0,
      printed: '',
      told: 'No postmaster accounts. Connect one with: presend postmaster connect --workspace NAME\n',
    })
  })
})
