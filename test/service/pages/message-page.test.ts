import { expect, it } from 'vitest'

import { messagePage } from '../../../src/service/pages/message-page.ts'

it('messagePage() says it as text', () => {
  const { html, headers } = messagePage('Not <here>', 'Look "elsewhere"')
  expect(html).toContain('<h1>Not &lt;here&gt;</h1>')
  expect(html).toContain('Look &quot;elsewhere&quot;')
  expect(headers['Cache-Control']).toBe('no-store')
})
