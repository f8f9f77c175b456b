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
  expect(style.headers.get('Content-Type')).toBe('text/css; charset=UTF-8')
  expect(style.headers.get('Cache-Control')).toContain('immutable')
  expect((await hosted.get('/assets/other.css')).status).toBe(404)
})

it('pages and the stylesheet are compressed for browsers that support it', async () => {
  const { html } = await hosted.browser.open('/account')
  const path = /href="(\/assets\/[^"]+)"/u.exec(html)?.[1] ?? ''
  const Cookie = [...hosted.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  for (const asked of [path, '/account']) {
    const plain = await hosted.get(asked, { headers: { Cookie, 'Accept-Encoding': 'identity' } })
    const small = await hosted.get(asked, { headers: { Cookie, 'Accept-Encoding': 'gzip' } })
    expect([plain.headers.get('Content-Encoding'), small.headers.get('Content-Encoding')]).toEqual([null, 'gzip'])
    expect(small.headers.get('Vary')).toBe('Accept-Encoding')
    expect(await small.text()).toBe(await plain.text())
  }
})
