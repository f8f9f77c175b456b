import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { attributesOf, readMjmlTags } from '../../../src/render/engines/mjml-tags.ts'

it('readMjmlTags() returns tags and the text between them', () => {
  const text = '<mj-text color="a>b">Hi <b>you</b></mj-text><mj-spacer/><!-- <mj-x> -->'
  expect(readMjmlTags(text).map(({ name, form, start, end }) => [name, form, text.slice(start, end)])).toEqual([
    ['mj-text', 'open', '<mj-text color="a>b">'],
    ['', 'open', 'Hi <b>you</b>'],
    ['mj-text', 'close', '</mj-text>'],
    ['mj-spacer', 'self-closed', '<mj-spacer/>'],
    ['', 'open', '<!-- <mj-x> -->'],
  ])
})

it('attributesOf() returns the position of each attribute and value', () => {
  const text = '<mj-button href = "#" ALT=\'x\' href="2">'
  const [tag] = readMjmlTags(text)
  const attributes = tag === undefined ? [] : [...attributesOf(tag, text).values()]
  expect(
    attributes.map(({ name, start, end, valueStart }) => [name, text.slice(start, end), text[valueStart]]),
  ).toEqual([
    ['href', 'href = "#"', '#'],
    ['alt', "ALT='x'", 'x'],
  ])
})

it('readMjmlTags() covers the whole source without gaps', () => {
  const unit = fc.constantFrom('<', '>', '/', 'mj-', 'text', '"', "'", '=', ' ', '<!--', '-->')
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(
        readMjmlTags(text)
          .map(({ start, end }) => text.slice(start, end))
          .join(''),
      ).toBe(text)
    }),
  )
})
