import { describe, expect, it } from 'vitest'

import { browserCommand, openBrowser, withoutSecrets } from '../../../src/foundation/world/open-browser.ts'

const url = 'https://accounts.example/auth?a=b&c=$(d)'

describe('browserCommand()', () => {
  it.each([
    ['linux', { DISPLAY: ':0' }, ['xdg-open', url]],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, ['xdg-open', url]],
    ['linux', { DISPLAY: '' }, null],
    ['linux', { DISPLAY: ':10', SSH_CONNECTION: '192.0.2.1 1 192.0.2.2 22' }, null],
    ['linux', { DISPLAY: ':0', CI: 'true' }, null],
    ['darwin', {}, ['open', url]],
    ['darwin', { SSH_CONNECTION: '192.0.2.1 1 192.0.2.2 22' }, null],
    ['win32', {}, ['rundll32', 'url.dll,FileProtocolHandler', url]],
  ] as const)('for %s with %j returns %j', (platform, env, command) => {
    expect(browserCommand(url, { platform, env })).toEqual(command)
  })
})

it("withoutSecrets() removes presend's own variables", () => {
  const env = { PATH: '/usr/bin', DISPLAY: ':0', PRESEND_ENCRYPTION_KEY: 'k', PRESEND_GOOGLE_CLIENT_SECRET: 's' }
  expect(withoutSecrets(env)).toEqual({ PATH: '/usr/bin', DISPLAY: ':0' })
})

describe('openBrowser()', () => {
  it('returns false if there is no graphical session', () => {
    expect(openBrowser(url, { CI: '1' })).toBe(false)
  })
})
