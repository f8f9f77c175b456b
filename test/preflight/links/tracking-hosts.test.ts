import { expect, it } from 'vitest'

import { trackingHosts } from '../../../src/preflight/links/tracking-hosts.ts'

it('the list of tracking hosts contains lower-case hosts without duplicates', () => {
  for (const host of trackingHosts) expect(host).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u)
  expect(new Set(trackingHosts).size).toBe(trackingHosts.length)
  expect(trackingHosts).toContain('list-manage.com')
})
