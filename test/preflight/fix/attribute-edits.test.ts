import { expect, it } from 'vitest'

import { insertAttribute, replaceText } from '../../../src/preflight/fix/attribute-edits.ts'
import { elementsNamed } from '../../../src/preflight/html/html-document.ts'
import { preflightContext } from '../../support/preflight.ts'

it('insertAttribute() inserts an attribute after the name of an element', async () => {
  const context = await preflightContext({ file: 'a.html', text: '<p>\n<img src="a.png"></p>\n' })
  const [image] = context.html === null ? [] : elementsNamed(context.html, 'img')
  expect(image === undefined ? null : insertAttribute(image, 'alt=""', context)).toEqual({
    edit: { file: 'a.html', line: 2, column: 1, before: '<img', after: '<img alt=""' },
  })
})

it('insertAttribute() and replaceText() offer no edit for the output of an expression, or for different text', async () => {
  const example = { file: 'a.liquid', text: '{{ a }}<b>', files: { 'data.json': '{"a": "x"}' } }
  const context = await preflightContext(example)
  const at = context.htmlText?.text.indexOf('x') ?? -1
  expect(replaceText(at, { before: 'x', after: 'y' }, context)).toEqual({})
  expect(replaceText(at + 1, { before: '<i>', after: '' }, context)).toEqual({})
})
