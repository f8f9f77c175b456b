import { expect, it } from 'vitest'

import { googleEndpoints, microsoftEndpoints } from '../../../src/extensions/oauth/oauth-endpoints.ts'

it.each([googleEndpoints, microsoftEndpoints])('the endpoints of $name use https', (endpoints) => {
  const urls = [endpoints.authorizeUrl, endpoints.tokenUrl, endpoints.revokeUrl].filter((url) => url !== null)
  expect(urls.map((url) => new URL(url).protocol)).toEqual(urls.map(() => 'https:'))
})
