import { afterAll, beforeAll, expect, it } from 'vitest'

import { type HostedDashboard, hostDashboard } from './browser.ts'

let hosted: HostedDashboard

beforeAll(async () => {
  hosted = await hostDashboard()
})

afterAll(async () => {
  await hosted[Symbol.asyncDispose]()
})

it('a page cannot be framed, loads nothing from other hosts, and runs no scripts', async () => {
  for (const path of ['/login', '/account', '/settings/none']) {
    const { headers, html } = await hosted.browser.open(path)
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('Content-Security-Policy')).not.toMatch(/unsafe|script/u)
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/u)
  }
})
