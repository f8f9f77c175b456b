import { expect, it } from 'vitest'

import { healthText } from '../../../src/extensions/dashboard/seeds-page.ts'
import type { StoredDirectorySeed } from '../../../src/service/storage/stored-seed.ts'
import { hostDashboard } from './browser.ts'

it('the list of seeds shows address, provider, kind and health, and escapes text from the server', async () => {
  await using hosted = await hostDashboard()
  await hosted.store.setSeedHealth('seed1@freemail.example', {
    health: 'unhealthy',
    reason: '<b>no route</b>',
    nowMs: Date.UTC(2026, 0, 31),
  })
  const { html } = await hosted.browser.open('/seeds')
  expect(html).toContain('<a href="/seeds/seed1%40freemail.example">seed1@freemail.example</a>')
  expect(html).toContain('Local: placement is simulated')
  expect(html).toContain('>Failing</span> since <time datetime="2026-01-31T00:00:00.000Z">')
  expect(html).toContain('; new tests do not use it: &lt;b&gt;no route&lt;/b&gt;')
  expect(html).toContain('aria-current="page">Seeds</a>')
})

it.each([
  [{}, 'Healthy'],
  [{ isEnabled: false }, 'Disabled: new tests do not use it'],
  [{ health: 'degraded', healthReason: 'not checked yet' }, 'Used with limits: not checked yet'],
  [{ health: 'unhealthy' }, 'Failing'],
] satisfies [Partial<StoredDirectorySeed>, string][])('healthText() renders %j as %s', (changes, expected) => {
  const seed: StoredDirectorySeed = {
    address: 'a@b.example',
    providerType: 'consumer',
    providerName: 'b.example',
    kind: 'imap',
    isEnabled: true,
    health: 'healthy',
  }
  expect(String(healthText({ ...seed, ...changes }))).toContain(expected)
})
