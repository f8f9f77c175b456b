import { expect, it } from 'vitest'

import { hostDashboard, openBrowser } from './browser.ts'

async function statusesOf(origin: string, path: string, count: number): Promise<readonly number[]> {
  const statuses: number[] = []
  for (let view = 0; view < count; view += 1) statuses.push((await fetch(origin + path)).status)
  return statuses
}

it('a visitor who uses up the budget for report pages shuts nobody in their network out of the dashboard', async () => {
  await using hosted = await hostDashboard('rate-limits: {pages: 20}')
  const { origin, browser } = hosted
  expect((await statusesOf(origin, '/r/none', 21)).at(-1)).toBe(429)
  expect((await fetch(`${origin}/login`)).status).toBe(200)
  expect((await browser.open('/tests')).status).toBe(200)
})

it('a visitor who uses up the budget for login pages shuts out nobody who is logged in', async () => {
  await using hosted = await hostDashboard('rate-limits: {pages: 20}')
  const { origin, browser } = hosted
  const sheet = /href="(\/assets\/[^"]+)"/u.exec((await browser.open('/tests')).html)?.[1] ?? ''
  expect((await statusesOf(origin, '/login', 21)).at(-1)).toBe(429)
  expect((await browser.open('/tests')).status).toBe(200)
  expect((await fetch(`${origin}/r/none`)).status).toBe(404)
  expect(new Set(await statusesOf(origin, sheet, 30))).toEqual(new Set([200]))
})

it('an invalid session cookie does not open a budget of its own', async () => {
  await using hosted = await hostDashboard('rate-limits: {pages: 20}')
  const { origin } = hosted
  const forged = openBrowser(origin)
  const statuses: number[] = []
  for (let view = 0; view < 21; view += 1) {
    forged.cookies.set('presend-session', String(view).padStart(43, 'A'))
    statuses.push((await forged.open('/login')).status)
  }
  expect(statuses.at(-1)).toBe(429)
})

it('people who are logged in have one budget per session', async () => {
  await using hosted = await hostDashboard('rate-limits: {pages: 20}')
  const statuses: number[] = []
  for (let view = 0; view < 25; view += 1) statuses.push((await hosted.browser.open('/tests')).status)
  expect(statuses[0]).toBe(200)
  expect(statuses.at(-1)).toBe(429)
  expect((await fetch(`${hosted.origin}/login`)).status).toBe(200)
})
