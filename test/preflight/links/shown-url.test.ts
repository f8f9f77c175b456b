import { expect, it } from 'vitest'

import { shownUrl } from '../../../src/preflight/links/shown-url.ts'

it('shownUrl() hides credentials and long values, and shortens the URL', () => {
  expect(shownUrl('https://anna:secret@a.com/')).toBe('https://…@a.com/')
  expect(shownUrl('https://a.com/?token=0123456789abcdef&b=1')).toBe('https://a.com/?token=0123456789ab…&b=1')
  expect(shownUrl(`https://a.com/${'x'.repeat(200)}`)).toHaveLength(80)
  expect(shownUrl('a\n\u0000b')).toBe('a b')
})
