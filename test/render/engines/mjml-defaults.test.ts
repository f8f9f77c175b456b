import { expect, it } from 'vitest'

import { MjmlDefaults } from '../../../src/render/engines/mjml-defaults.ts'
import { readMjmlTags } from '../../../src/render/engines/mjml-tags.ts'
import { sourceOfFile } from '../../../src/render/source-text.ts'

it("MjmlDefaults prefers an element's own attributes to those of a class, of the element and of all elements", () => {
  const source = sourceOfFile(
    'a.mjml',
    '<mj-all color="all" padding="all" /><mj-text color="text" font-size="text" /><mj-class name="big" font-size="class" line-height="class" /><mj-text mj-class="big" line-height="own">',
  )
  const tags = readMjmlTags(source.text)
  const last = tags.at(-1)
  const defaults = new MjmlDefaults()
  for (const tag of tags.slice(0, -1)) defaults.declare(tag, source)
  const attributes = last === undefined ? [] : [...defaults.attributesOf(last, source)]
  expect(Object.fromEntries(attributes.map(([name, { value }]) => [name, value]))).toMatchObject({
    color: 'text',
    padding: 'all',
    'font-size': 'class',
    'line-height': 'own',
  })
})
