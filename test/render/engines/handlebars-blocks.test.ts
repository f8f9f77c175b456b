import { expect, test } from 'vitest'

import { readBlockTags } from '../../../src/render/engines/handlebars-blocks.ts'

test.each([
  ['{{#if a}}{{else}}{{/if}}', []],
  ['{{#if a}}{{#each b}}{{/each}}', ['if']],
  ['{{~#if a~}} {{^b}} {{#> layout}} {{#*inline "x"}}', ['if', 'b', 'layout', 'inline']],
  ['{{# if a}}{{/ if}}{{^}}', []],
  ['{{!-- {{#if a}} --}}{{! {{#if a}}', []],
  ['\\{{#if a}}', []],
  ['\\\\{{#if a}}', ['if']],
  ['{{{{raw}}}}{{#if a}}{{{{/raw}}}}', []],
])('readBlockTags() lists the blocks of %s that are open', (text, names) => {
  expect(readBlockTags(text).open.map(({ name }) => name)).toEqual(names)
})

test('readBlockTags() finds the first closing tag with the wrong name', () => {
  const { wrongClose } = readBlockTags('{{#if a}}{{#each b}}{{/if}}{{/each}}')
  expect(wrongClose).toMatchObject({ tag: '{{/if}}', offset: 20, block: { name: 'each', offset: 9 } })
})

test('readBlockTags() ignores a closing tag without a block', () => {
  expect(readBlockTags('{{/if}}')).toEqual({ open: [], wrongClose: null })
})
