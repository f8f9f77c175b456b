import { afterAll, beforeAll, expect, it } from 'vitest'

import { type HostedDashboard, hostDashboard } from './browser.ts'

let hosted: HostedDashboard

beforeAll(async () => {
  hosted = await hostDashboard()
})

afterAll(async () => {
  await hosted[Symbol.asyncDispose]()
})

it('the dashboard has a stylesheet that browsers keep', async () => {
  const { html } = await hosted.browser.open('/account')
  const path = /href="(\/assets\/[^"]+)"/u.exec(html)?.[1] ?? ''
  const style = await hosted.get(path)
  expect(style.headers.get('Content-Type')).toBe('text/css; charset=utf-8')
  expect(style.headers.get('Cache-Control')).toContain('immutable')
  expect((await hosted.get('/assets/other.css')).status).toBe(404)
})
