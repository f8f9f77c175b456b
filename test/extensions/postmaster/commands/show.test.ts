import { describe, expect, it } from 'vitest'

import { showData } from '../../../../src/extensions/postmaster/commands/show.ts'
import type { ShowInput } from '../../../../src/extensions/postmaster/commands/show-request.ts'
import type { Clock } from '../../../../src/foundation/world/world.ts'
import { type BareApi, startBareApi } from '../../../support/bare-api.ts'
import { refusal } from '../../../support/bare-faults.ts'
import type { BarePostmaster } from '../../../support/bare-postmaster.ts'
import { loadServiceExtensions } from '../../../support/extensions.ts'
import { fakeFiles } from '../../../support/fake-files.ts'
import { fakeHost } from '../../../support/fake-host.ts'
import { fakeRandom } from '../../../support/fake-random.ts'
import { fakeTerminal } from '../../../support/fake-terminal.ts'
import { wireSeriesOf } from '../../../support/postmaster-days.ts'

const nowMs = Date.UTC(2026, 5, 10)
const account = { id: 7, email: 'Postmaster@shop.example', source: 'google' }
const connected: BarePostmaster = {
  accounts: [account],
  domains: { 'shop.example': wireSeriesOf([{ date: '2026-06-01' }, { date: '2026-06-08', spam: 0.0034 }]) },
}

/** A clock on which retries wait no time and timeouts never expire. */
const clock: Clock = {
  nowMs: () => nowMs,
  monotonicMs: () => 0,
  sleep: async (delayMs, signal) => {
    if (delayMs < 10_000) return
    await new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
  },
}

async function show(
  more: Partial<ShowInput>,
  postmaster: BarePostmaster | null = connected,
  prepare: (api: BareApi) => void = () => undefined,
): Promise<{ printed: string; told: string; api: BareApi }> {
  await using api = await startBareApi(postmaster === null ? {} : { postmaster })
  prepare(api)
  const terminal = fakeTerminal()
  const line: ShowInput = {
    domain: 'shop.example',
    email: null,
    days: null,
    from: null,
    to: null,
    apiUrl: api.apiUrl,
    isJson: false,
    isCsv: false,
    ...more,
  }
  const env = { PRESEND_API_TOKEN: api.apiToken.reveal() }
  const world = { clock, random: fakeRandom(), files: fakeFiles({}), env }
  expect(await showData(line, { loadServiceExtensions, world, host: fakeHost('/repo'), terminal })).toBe(0)
  return { printed: terminal.printed, told: terminal.told, api }
}

describe('presend postmaster show', () => {
  it('shows the days of a domain in the only account', async () => {
    const { printed, told, api } = await show({})
    expect(printed).toContain('2026-06-01 to 2026-06-08: data for 2 of 8 days\n')
    expect(told).toBe('')
    expect(api.requests.at(-1)?.query.get('start_date')).toBe('2026-05-12')
  })

  it('prints JSON on one line, and CSV', async () => {
    const json = (await show({ isJson: true })).printed
    expect(json.split('\n')).toHaveLength(2)
    expect(JSON.parse(json)).toMatchObject({
      domain: 'shop.example',
      data: { spam_rate_data: [{}, { value: 0.0034 }] },
    })
    expect((await show({ isCsv: true, from: '2026-06-02' })).printed.split('\r\n')).toHaveLength(3)
  })

  it('shows the totals of all domains for the requested days', async () => {
    const { printed, api } = await show({ domain: null, from: '2026-06-05' })
    expect(printed).toContain('2026-06-08 to 2026-06-08: data for 1 of 1 day\n')
    expect(api.requests.at(-1)?.path).toBe('/postmaster_accounts')
  })

  it('selects the account given with --email, ignoring case', async () => {
    const two = { ...connected, accounts: [{ id: 3, email: 'other@shop.example' }, account] }
    const { api } = await show({ email: 'postmaster@shop.example' }, two)
    expect(api.requests.at(-1)?.path).toBe('/postmaster_accounts/7')
    await expect(show({}, two)).rejects.toThrow(
      'Looking for the postmaster account: expected one account, got 2 accounts; pass --email with one of: other@shop.example, Postmaster@shop.example',
    )
    await expect(show({ email: 'x@y.example' }, two)).rejects.toThrow('got no account with the address x@y.example')
  })

  it('distinguishes no account, no data, and no data in the range', async () => {
    await expect(show({}, null)).rejects.toMatchObject({ code: 'API_NOT_FOUND', outcome: 'misconfigured' })
    await expect(show({}, null)).rejects.toThrow('connect one with: presend postmaster connect')
    await expect(show({ domain: 'other.example' })).rejects.toThrow('check that the provider lists this name')
    await expect(show({ to: '2026-05-01' })).rejects.toThrow('the latest day with data is 2026-06-08; choose')
    await expect(show({ domain: null, days: '1' })).rejects.toThrow(
      'the latest day with data is 2026-06-08 (2 days before',
    )
  })

  it('reports invalid options before sending a request', async () => {
    await expect(show({ days: 'all', domain: 'shop' })).rejects.toMatchObject({
      code: 'SETTINGS_INVALID',
      problems: [{ input: 'domain' }, { input: '--days' }],
    })
  })

  it('reports API errors', async () => {
    await expect(show({}, connected, (api) => api.fail('*', refusal(503, 'down'), 9))).rejects.toMatchObject({
      code: 'API_UNAVAILABLE',
    })
  })
})
