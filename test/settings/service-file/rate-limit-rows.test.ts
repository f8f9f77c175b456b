import { expect, it } from 'vitest'

import { serviceSettings } from './service-folder.ts'

it('rate limits are whole numbers from 1', async () => {
  expect((await serviceSettings({ yaml: '\nrate-limits: {pages: 1}' })).rateLimits).toMatchObject({
    pro: 1000,
    pages: 1,
  })
  for (const bad of ['0', '1.5', 'none', '-1']) {
    await expect(serviceSettings({ yaml: `\nrate-limits: {pages: ${bad}}` })).rejects.toThrow('rate-limits.pages')
  }
})
