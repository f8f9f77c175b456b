import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../../../../src/extensions/postmaster/google/api-failure.ts'
import type { GoogleDomain } from '../../../../src/extensions/postmaster/google/parse-replies.ts'
import type { PostmasterApi } from '../../../../src/extensions/postmaster/google/postmaster-api.ts'
import { type AccountRequest, syncAccount } from '../../../../src/extensions/postmaster/sync/sync-account.ts'
import type { DomainReport } from '../../../../src/extensions/postmaster/sync/sync-domain.ts'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import type { Store } from '../../../../src/service/storage/store.ts'
import { openMemoryStore } from '../../../support/memory-store.ts'

const clock = { nowMs: () => Date.UTC(2026, 0, 31, 12) }

function aDomain(domain: string, changes: Partial<GoogleDomain> = {}): GoogleDomain {
  return { resourceName: `domains/${domain}`, domain, isReadable: true, ...changes }
}

interface Setup extends AsyncDisposable {
  readonly store: Store
  readonly accountId: number
  /** The requested domains, without duplicates. */
  readonly asked: Set<string>
  sync(domains: readonly GoogleDomain[], changes?: Partial<AccountRequest>): Promise<readonly DomainReport[]>
}

/** @param answer returns the error to throw for a domain; `null` means no data */
async function setUp(answer: (domain: string) => Error | null = () => null): Promise<Setup> {
  const store = await openMemoryStore()
  const account = { workspaceId: toWorkspaceId('a'), email: 'a@shop.example', source: 'google', nowMs: 1 } as const
  const { id: accountId } = await store.ensurePostmasterAccount(account)
  const asked = new Set<string>()
  const sync: Setup['sync'] = async (domains, changes = {}) => {
    const api: PostmasterApi = {
      listDomains: async () => await Promise.resolve(domains),
      queryStats: async ({ domain }) => {
        asked.add(domain.resourceName)
        const failure = answer(domain.domain)
        return await (failure === null ? Promise.resolve([]) : Promise.reject(failure))
      },
    }
    const request = { accountId, revisedDays: 10, readSinceMs: null, ...changes }
    const reports: DomainReport[] = []
    const onDomain = (report: DomainReport): void => void reports.push(report)
    await syncAccount(request, { store, api, clock, onDomain }, new AbortController().signal)
    return reports
  }
  return { store, accountId, asked, sync, [Symbol.asyncDispose]: async () => await store[Symbol.asyncDispose]() }
}

describe('syncAccount()', () => {
  it('starts with the domains that are furthest behind', async () => {
    await using setup = await setUp()
    const marks = [
      { domain: 'a.example', readUntil: '2026-01-20' },
      { domain: 'b.example', readUntil: '2026-01-10' },
    ]
    await setup.store.writePostmasterDays(setup.accountId, [], marks)
    const reports = await setup.sync(['a.example', 'b.example', 'c.example'].map((domain) => aDomain(domain)))
    expect(reports.map((one) => one.domain)).toEqual(['c.example', 'b.example', 'a.example'])
  })

  it('reads a domain once if Google lists it in two forms', async () => {
    await using setup = await setUp()
    const shown = aDomain('shop.example', { resourceName: 'domains/Shop.Example' })
    const reports = await setup.sync([aDomain('shop.example', { isReadable: false }), shown])
    expect(reports.map((one) => [one.domain, one.status])).toEqual([['shop.example', 'read']])
    expect([...setup.asked]).toEqual(['domains/Shop.Example'])
  })

  it('records a domain without access as unverified, and continues', async () => {
    await using setup = await setUp((domain) =>
      domain === 'a.example' ? new ApiFailure('domain', 'Google replied with 403') : null,
    )
    const reports = await setup.sync([aDomain('a.example'), aDomain('b.example')])
    expect(reports.map((one) => [one.status, one.problems])).toEqual([
      ['unverified', ['Google replied with 403']],
      ['read', []],
    ])
    const [first] = await setup.store.listPostmasterDomains(setup.accountId)
    expect(first).toMatchObject({ standing: 'unverified', readUntil: null })
  })

  it('ends at a failure that affects all domains', async () => {
    await using setup = await setUp(() => new ApiFailure('quota', 'quota exceeded', 5000))
    await expect(setup.sync([aDomain('a.example'), aDomain('b.example')])).rejects.toMatchObject({ kind: 'quota' })
    expect([...setup.asked]).toEqual(['domains/a.example'])
  })

  it('ignores domains that exist only in imports', async () => {
    await using setup = await setUp()
    await setup.store.writePostmasterDays(setup.accountId, [], [{ domain: 'file.example', readUntil: '2020-01-01' }])
    expect(await setup.sync([])).toEqual([])
  })

  it('rethrows storage errors', async () => {
    await using setup = await setUp(() => new TypeError('a programming error'))
    await expect(setup.sync([aDomain('a.example')])).rejects.toThrow('a programming error')
  })
})
