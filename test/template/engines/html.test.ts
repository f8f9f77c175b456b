import { expect, test } from 'vitest'

import { openHtml } from '../../../src/template/engines/html.ts'
import { sourceOfFile } from '../../../src/template/source-text.ts'

test('the HTML engine changes nothing', async () => {
  const source = sourceOfFile('a.html', '<p>{{ x }} {% y %} &amp;</p>')
  expect(await openHtml().render(source, 'html')).toEqual({ status: 'ok', value: source.text })
})
