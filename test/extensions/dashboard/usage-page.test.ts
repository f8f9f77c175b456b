import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayOf, plusDays } from '../../../src/foundation/contract/day.ts'
import { toTokenId, toWorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { hashToken } from '../../../src/service/accounts/api-token.ts'
import { aNewTest, aRecord, aToken, someSeeds } from '../../service/storage/builders.ts'
import { firstUser, type HostedDashboard, hostDashboard, joinTeam } from './browser.ts'

let hosted: HostedDashboard

beforeAll(async () => {
  hosted = await hostDashboard()
})

afterAll(async () => {
  await hosted[Symbol.asyncDispose]()
})

function cellsOf(html: string, period: string): readonly string[] {
  const row = html.split('<tr>').find((one) => one.startsWith(`<th scope="row">${period}<`)) ?? ''
  return [...row.matchAll(/<td>(.*?)<\/td>/gsu)].map(([, cell = '']) => cell)
}

it('the usage page shows only zeros before the first request', async () => {
  const { html } = await hosted.browser.open('/settings/usage')
  expect(cellsOf(html, dayOf(Date.now()))).toEqual(['0', '0', '0'])
  expect(html).not.toContain('counted since')
  expect(html).toContain('<a href="/settings/usage" aria-current="page">Usage</a>')
})

it("the usage page shows requests, tests and received copies by day and by month, for the user's own workspace only", async () => {
  const today = dayOf(Date.now())
  const token = {
    workspaceId: firstUser.workspace,
    tokenHash: hashToken('secret'),
    tokenId: toTokenId('token-of-team'),
  }
  await hosted.store.createToken(aToken(token))
  for (let count = 0; count < 1234; count += 1) {
    const request = { tokenHash: token.tokenHash, anonymousSubject: '', windowStartMs: 0, wantedTest: null }
    await hosted.store.admit({ ...request, nowMs: Date.now() })
  }
  const old = Date.parse(`${plusDays(today, -400)}T12:00:00Z`)
  for (const [workspaceId, createdAtMs] of [
    [firstUser.workspace, Date.now()],
    [firstUser.workspace, old],
    [toWorkspaceId('foreign'), Date.now()],
  ] as const) {
    const test = aNewTest({ workspaceId, createdAtMs, expiresAtMs: createdAtMs + 1, seeds: someSeeds(3) })
    const numericId = await hosted.store.createTest(test)
    for (const { address } of test.seeds.slice(0, 2)) {
      const record = aRecord({ recordedAtMs: createdAtMs })
      await hosted.store.recordCopy({ numericId, address, messageKey: 'm', record })
    }
  }
  await hosted.store.sumDays(Date.now() + 10, new AbortController().signal)
  const viewer = await joinTeam(hosted, 'viewer@team.example', 'viewer')
  const { html } = await viewer.open('/settings/usage')
  expect(cellsOf(html, today)).toEqual(['1,234', '1', '2'])
  expect(cellsOf(html, today.slice(0, 7))).toEqual(['1,234', '1', '2'])
  expect(cellsOf(html, plusDays(today, -30))).toEqual(['0', '0', '0'])
  expect(cellsOf(html, plusDays(today, -31))).toEqual([])
  expect(html.match(/<th scope="row">\d{4}-\d{2}</gu)).toHaveLength(12)
  expect(html).not.toContain(plusDays(today, -400).slice(0, 7))
  expect(html).toContain(`counted since ${today}`)
})
