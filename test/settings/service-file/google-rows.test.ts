import { describe, expect, it } from 'vitest'

import { googleRows } from '../../../src/settings/service-file/google-rows.ts'

describe('googleRows', () => {
  it.each([
    ['https://google.example/', 'https://google.example'],
    ['https://google.example/a/b/', 'https://google.example/a/b'],
    ['http://127.0.0.1:1', 'http://127.0.0.1:1'],
    ['http://[::1]:1/token', 'http://[::1]:1/token'],
    ['http://127.0.0.1.evil.example', null],
    ['http://localhost.evil.example', null],
    ['ftp://127.0.0.1', null],
    ['google.example', null],
  ])('lets secrets go to %s: %s', (text, url) => {
    const parsed = googleRows['google.token-url'].kind.parse({ form: 'text', text }, 'google.token-url')
    expect(parsed.status === 'ok' ? parsed.value : null).toBe(url)
  })

  it('has each URL of Google by default, and says that another one is for tests', () => {
    for (const name of ['google.authorize-url', 'google.token-url', 'google.revoke-url', 'google.api-url'] as const) {
      expect(googleRows[name].default).toMatch(/^https:\/\/[a-z0-9]+\.(?:google|googleapis)\.com/u)
      expect(googleRows[name].description).toContain('For tests alone.')
    }
  })
})
