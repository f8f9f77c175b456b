import { describe, expect, it } from 'vitest'
import { grantPurpose } from '../../../../src/extensions/postmaster/grant-purpose.ts'
import type { PostmasterDay } from '../../../../src/extensions/postmaster/storage/accounts-and-days.ts'
import { runSync } from '../../../../src/extensions/postmaster/sync/run-sync.ts'
import { plusDays } from '../../../../src/foundation/contract/day.ts'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { Secret } from '../../../../src/foundation/world/secret.ts'
import { secretBox } from '../../../../src/foundation/world/secret-box.ts'
import { aWebhook } from '../../../service/storage/builders.ts'
import { type StandInDay, type StandInDomain, scopes } from '../../../support/google/stand-in-data.ts'
import { box, email, type SyncSetup, startSyncSetup } from '../sync-setup.ts'

const goodDay: StandInDay = {
  spamRate: 0.001,
  spf: 1,
  dkim: 1,
  dmarc: 0.99,
  tlsInbound: 1,
  tlsOutbound: 0.2,
  feedbackLoops: { 'campaign-1': 0, 'campaign-2': 0.01 },
  errors: [{ type: 'reject', reason: 'spammy_content', count: 3, rate: 0.01 }],
}

/** Returns `count` days up to 30 January 2026, latest last. */
function goodDays(count: number): Map<string, StandInDay> {
  return new Map(Array.from({ length: count }, (_, index) => [plusDays('2026-01-30', index + 1 - count), goodDay]))
}

function aDomain(name: string, dayCount: number): StandInDomain & { readonly days: Map<string, StandInDay> } {
  return { name, days: goodDays(dayCount) }
}

async function daysOf({ store, account }: SyncSetup, domain: string): Promise<readonly PostmasterDay[]> {
  return await store.readPostmasterDays({ accountId: (await account()).id, domain, range: null })
}

describe('runSync()', () => {
  it('reads 120 days of every readable domain for a new account', async () => {
    await using setup = await startSyncSetup()
    const old = aDomain('old.example', 150)
    setup.google.setDomains(email, [
      aDomain('shop.example', 40),
      old,
      { name: 'new.example', verificationState: 'UNVERIFIED' },
    ])
    const result = await setup.sync()
    expect(result).toMatchObject({ end: 'done', problem: null, isRetryable: false })
    expect(result.domains.map(({ domain, status, dayCount }) => [domain, status, dayCount])).toEqual([
      ['new.example', 'unverified', 0],
      ['old.example', 'read', 120],
      ['shop.example', 'read', 40],
    ])
    const days = await daysOf(setup, 'shop.example')
    expect(days).toHaveLength(40)
    expect(days.at(-1)).toEqual({
      domain: 'shop.example',
      date: '2026-01-30',
      spamRate: { value: 0.001 },
      ipReputation: null,
      domainReputation: null,
      feedbackLoop: { spam_count: 1, fbl_count: 2 },
      authentication: { spf_success_ratio: 1, dkim_success_ratio: 1, dmarc_success_ratio: 0.99 },
      encryption: { tls_success_ratio: 1 },
      deliveryErrors: {
        errors: [{ error_class: 'PERMANENT_ERROR', error_type: 'CONTENT_SPAMMY', error_ratio: 0.01 }],
      },
    })
    const account = await setup.account()
    expect(account).toMatchObject({ syncedAtMs: setup.clock.nowMs(), syncProblem: null })
    expect(await setup.store.listPostmasterDomains(account.id)).toMatchObject([
      { domain: 'new.example', readUntil: null, standing: 'unverified' },
      { domain: 'old.example', readUntil: '2026-01-30', standing: 'listed' },
      { domain: 'shop.example', readUntil: '2026-01-30', standing: 'listed' },
    ])
  })

  it('reads late and corrected days again, requesting only ten days', async () => {
    await using setup = await startSyncSetup()
    const domain = aDomain('shop.example', 40)
    domain.days.delete('2026-01-29')
    setup.google.setDomains(email, [domain])
    await setup.sync()
    const before = setup.google.calls.length
    domain.days.set('2026-01-29', goodDay)
    domain.days.set('2026-01-25', { ...goodDay, spamRate: 0.5 })
    domain.days.set('2026-01-10', { ...goodDay, spamRate: 0.9 })
    await setup.sync()
    const spamRates = new Map((await daysOf(setup, 'shop.example')).map((day) => [day.date, day.spamRate?.value]))
    expect(spamRates.get('2026-01-29')).toBe(0.001)
    expect(spamRates.get('2026-01-25')).toBe(0.5)
    expect(spamRates.get('2026-01-10')).toBe(0.001)
    // The requests are: a token, the list of domains, one page with all metrics, and the rates of the identifiers.
    expect(setup.google.calls.slice(before).filter((call) => call.path.startsWith('/v2'))).toHaveLength(3)
    await setup.sync({ revisedDays: 120 })
    expect((await daysOf(setup, 'shop.example')).find((day) => day.date === '2026-01-10')?.spamRate?.value).toBe(0.9)
  })

  it('leaves unchanged data unmodified', async () => {
    await using setup = await startSyncSetup()
    setup.google.setDomains(email, [aDomain('shop.example', 40)])
    await setup.sync()
    const before = await daysOf(setup, 'shop.example')
    await setup.sync()
    await setup.sync({ revisedDays: 120 })
    expect(await daysOf(setup, 'shop.example')).toEqual(before)
  })

  it('keeps the data for domains that are no longer listed or verified, and reports these domains', async () => {
    await using setup = await startSyncSetup()
    setup.google.setDomains(email, [aDomain('a.example', 5), aDomain('b.example', 5)])
    await setup.sync()
    setup.google.setDomains(email, [{ ...aDomain('b.example', 5), permission: 'NONE' }])
    const result = await setup.sync()
    expect(result.end).toBe('done')
    expect(result.domains.map(({ domain, status }) => [domain, status])).toEqual([
      ['a.example', 'gone'],
      ['b.example', 'unverified'],
    ])
    expect(await daysOf(setup, 'a.example')).toHaveLength(5)
    expect(await daysOf(setup, 'b.example')).toHaveLength(5)
    const standings = (await setup.store.listPostmasterDomains((await setup.account()).id)).map((one) => one.standing)
    expect(standings).toEqual(['gone', 'unverified'])
  })

  it('resumes an interrupted sync by skipping domains that were read since then', async () => {
    await using setup = await startSyncSetup()
    setup.google.setDomains(email, [aDomain('a.example', 5), aDomain('b.example', 5)])
    const startMs = setup.clock.nowMs()
    await setup.sync()
    const before = setup.google.calls.length
    const result = await setup.sync({ readSinceMs: startMs })
    expect(result.domains.map((one) => one.status)).toEqual(['skipped', 'skipped'])
    expect(setup.google.calls.slice(before).filter((call) => call.method === 'POST' && call.path !== '/token')).toEqual(
      [],
    )
  })

  it('waits for Retry-After of a quota error, and retries', async () => {
    await using setup = await startSyncSetup()
    setup.google.setDomains(email, [aDomain('shop.example', 5)])
    setup.google.failNext({ kind: 'quota', retryAfterSeconds: 17 })
    setup.google.failNext({ kind: 'unavailable' })
    setup.google.failNext({ kind: 'cut' })
    expect(await setup.sync()).toMatchObject({ end: 'done' })
    expect(setup.clock.waits[0]).toBe(17_000)
    expect(setup.clock.waits).toHaveLength(3)
    expect(await daysOf(setup, 'shop.example')).toHaveLength(5)
  })

  it('ends if a quota error requires minutes of waiting, and keeps the data read so far', async () => {
    await using setup = await startSyncSetup()
    setup.google.setDomains(email, [aDomain('shop.example', 5)])
    setup.google.failNext({ kind: 'quota', retryAfterSeconds: 3600 })
    const result = await setup.sync()
    expect(result).toMatchObject({ end: 'quota', isRetryable: true })
    expect(await setup.account()).toMatchObject({
      grantState: 'active',
      syncedAtMs: null,
      syncProblem: expect.stringContaining('Quota exceeded'),
    })
    expect(await setup.sync()).toMatchObject({ end: 'done' })
    expect(await setup.account()).toMatchObject({ syncProblem: null })
  })

  it('requests one new access token if the first one is rejected', async () => {
    await using setup = await startSyncSetup()
    setup.google.setDomains(email, [aDomain('shop.example', 5)])
    // All access tokens expire once the domains are listed.
    const counted = { ...setup.parts.store, recordPostmasterDomains: endsTokens(setup) }
    expect(await setup.sync({ parts: { store: counted } })).toMatchObject({ end: 'done' })
    expect(setup.google.calls.filter((call) => call.path === '/token')).toHaveLength(2)
    expect(setup.google.calls.filter((call) => call.statusCode === 401)).toHaveLength(1)
  })

  it('stores a rotated refresh token, unless the user has ended the grant', async () => {
    await using setup = await startSyncSetup()
    setup.google.setDomains(email, [aDomain('shop.example', 1)])
    expect(await setup.sync({ parts: { oauth: renewing(setup, async () => await Promise.resolve()) } })).toMatchObject({
      end: 'done',
    })
    const renewed = await setup.account()
    const opened = box?.open(renewed.sealedRefreshToken ?? '', grantPurpose(renewed))
    expect(opened?.status === 'opened' && opened.secret.reveal()).toBe('refresh-2')
    await regrant(setup, Object.values(scopes))
    const disconnect = async (): Promise<void> => void (await setup.store.endPostmasterGrant(renewed.id))
    await setup.sync({ parts: { oauth: renewing(setup, disconnect) } })
    expect(await setup.account()).toMatchObject({ grantState: 'none', sealedRefreshToken: null })
  })

  it('enqueues webhook deliveries for a revoked grant, and keeps the data', async () => {
    await using setup = await startSyncSetup()
    setup.google.setDomains(email, [aDomain('shop.example', 5)])
    await setup.sync()
    await setup.store.createWebhook(aWebhook({ workspaceId: toWorkspaceId('a') }))
    setup.google.endGrants(email)
    const deliveries: string[] = []
    const result = await setup.sync({ parts: { onDeliveries: (ids) => deliveries.push(...ids) } })
    expect(result).toMatchObject({
      end: 'revoked',
      isRetryable: false,
      problem: expect.stringContaining('no longer accepts the grant'),
    })
    expect(await setup.account()).toMatchObject({ grantState: 'revoked', sealedRefreshToken: null })
    expect(deliveries).toHaveLength(1)
    expect(await daysOf(setup, 'shop.example')).toHaveLength(5)
    expect(await setup.sync()).toMatchObject({ end: 'no-grant' })
  })

  it.each([
    ['scope', 'insufficient authentication scopes'],
    ['disabled', 'has not been used in project'],
  ] as const)('ends with "%s" when the user must change something at Google', async (end, words) => {
    await using setup = await startSyncSetup()
    setup.google.setDomains(email, [aDomain('shop.example', 5)])
    if (end === 'disabled') setup.google.state.isApiEnabled = false
    else await regrant(setup, [scopes.domain])
    expect(await setup.sync()).toMatchObject({ end, isRetryable: false, problem: expect.stringContaining(words) })
    expect((await setup.account()).grantState).toBe('active')
  })

  it('reads the other domains if one is rejected or malformed', async () => {
    await using setup = await startSyncSetup()
    const bad = aDomain('a.example', 5)
    bad.days.set('2026-01-30', { ...goodDay, spamRate: 7 })
    setup.google.setDomains(email, [bad, aDomain('b.example', 5)])
    const result = await setup.sync()
    expect(result).toMatchObject({
      end: 'partly',
      isRetryable: true,
      problem: expect.stringContaining('a.example: unexpected reply from Google'),
    })
    expect(result.domains.map((one) => one.status)).toEqual(['failed', 'read'])
    expect(await setup.account()).toMatchObject({
      syncedAtMs: expect.any(Number),
      syncProblem: expect.stringContaining('a.example'),
    })
    const [first] = await setup.store.listPostmasterDomains((await setup.account()).id)
    // The earlier months had already been read.
    expect(first).toMatchObject({ domain: 'a.example', readUntil: '2025-12-31', readAtMs: null })
  })

  it('ends as unavailable after three failed domains in a row', async () => {
    await using setup = await startSyncSetup()
    setup.google.setDomains(
      email,
      ['a', 'b', 'c', 'd'].map((name) => aDomain(`${name}.example`, 3)),
    )
    const listed = await setup.sync()
    expect(listed.end).toBe('done')
    setup.google.setDomains(
      email,
      ['a', 'b', 'c', 'd'].map((name) => aDomain(`${name}.example`, 3)),
    )
    const store = { ...setup.store, recordPostmasterDomains: failsAll(setup) }
    const result = await setup.sync({ parts: { store } })
    expect(result).toMatchObject({ end: 'unavailable', isRetryable: true })
    expect(result.domains.map((one) => one.status)).toEqual(['failed', 'failed', 'failed'])
  })

  it('returns busy while another sync of the account is running', async () => {
    await using setup = await startSyncSetup()
    setup.google.setDomains(email, [aDomain('shop.example', 5)])
    const { id: accountId } = await setup.account()
    const nowMs = setup.clock.nowMs()
    await setup.store.claimPostmasterSync({ accountId, holder: 'another', nowMs, untilMs: nowMs + 1000 })
    expect(await setup.sync()).toMatchObject({
      end: 'busy',
      problem: expect.stringContaining('try again in 2 minutes'),
      isRetryable: true,
      domains: [],
    })
    expect(setup.google.calls).toEqual([])
    await setup.store.releasePostmasterSync(accountId, 'another')
    expect(await setup.sync()).toMatchObject({ end: 'done' })
  })

  it('reports accounts without a grant, and does not change their state', async () => {
    await using setup = await startSyncSetup()
    const account = await setup.account()
    await setup.store.recordPostmasterSync(account.id, { problem: 'Google ended the grant' })
    const none = { grantState: 'none', sealedRefreshToken: null } as const
    for (const [source, words] of [
      ['google', 'not connected'],
      ['import', 'imported files'],
      ['dmarc-reports', 'DMARC reports'],
    ] as const) {
      const request = { account: { ...account, ...none, source }, revisedDays: 1, readSinceMs: null }
      const result = await runSync(request, setup.parts, new AbortController().signal)
      expect(result).toMatchObject({ end: 'no-grant', problem: expect.stringContaining(words), isRetryable: false })
    }
    expect(await setup.account()).toMatchObject({ syncProblem: 'Google ended the grant' })
  })

  it('reports a grant that no key decrypts, and a missing key', async () => {
    await using setup = await startSyncSetup()
    const other = secretBox([{ bytes: new Uint8Array(32).fill(8) }])
    expect(await setup.sync({ parts: { secretBox: other } })).toMatchObject({
      end: 'sealed',
      problem: expect.stringContaining('encrypted with another key'),
    })
    expect(await setup.sync({ parts: { secretBox: null } })).toMatchObject({ end: 'sealed' })
    expect((await setup.account()).syncProblem).toContain('encryption key')
    expect(await setup.sync({ parts: { secretBox: box } })).toMatchObject({ end: 'done' })
  })

  it('stops when aborted, and releases the lock', async () => {
    await using setup = await startSyncSetup()
    setup.google.setDomains(email, [aDomain('a.example', 5), aDomain('b.example', 5)])
    const stopping = new AbortController()
    const onDomain = (): void => stopping.abort(new Error('the service stops'))
    await expect(setup.sync({ parts: { onDomain }, signal: stopping.signal })).rejects.toThrow('the service stops')
    expect(await setup.sync()).toMatchObject({ end: 'done' })
  })

  it('returns results without secrets', async () => {
    await using setup = await startSyncSetup()
    setup.google.setDomains(email, [aDomain('shop.example', 5)])
    setup.google.endGrants(email)
    const result = await setup.sync()
    const tokens = [
      ...setup.google.state.grants.map((grant) => grant.refreshToken ?? ''),
      setup.google.state.clientSecret,
    ]
    for (const token of tokens) expect(JSON.stringify([result, await setup.account()])).not.toContain(token)
  })
})

/** Makes the stand-in reject all access tokens once the domains are listed. */
function endsTokens(setup: SyncSetup): SyncSetup['store']['recordPostmasterDomains'] {
  return async (accountId, domains) => {
    setup.google.state.accessTokens.clear()
    await setup.store.recordPostmasterDomains(accountId, domains)
  }
}

/** Makes everything unavailable once the domains are listed. */
function failsAll(setup: SyncSetup): SyncSetup['store']['recordPostmasterDomains'] {
  return async (accountId, domains) => {
    setup.google.failNext({ kind: 'unavailable' }, 100)
    await setup.store.recordPostmasterDomains(accountId, domains)
  }
}

async function regrant(setup: SyncSetup, granted: readonly string[]): Promise<void> {
  setup.google.state.grants.length = 0
  setup.google.state.accessTokens.clear()
  const account = await setup.account()
  const sealed = box?.seal(new Secret(setup.google.grant(email, granted)), grantPurpose(account)) ?? ''
  await setup.store.setPostmasterGrant(account.id, sealed)
}

/** A Google client that returns a new refresh token with each reply. */
function renewing({ parts }: SyncSetup, beforeAnswer: () => Promise<void>): SyncSetup['parts']['oauth'] {
  return {
    ...parts.oauth,
    refresh: async (token, signal) => {
      const answer = await parts.oauth.refresh(token, signal)
      await beforeAnswer()
      if (answer.status !== 'granted') return answer
      return { ...answer, grant: { ...answer.grant, refreshToken: new Secret('refresh-2') } }
    },
  }
}
