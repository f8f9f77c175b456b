import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { attributeOf, closest, elementsNamed, isCompleteDocument } from '../../../src/preflight/html/html-document.ts'
import { parseHtml } from '../../../src/preflight/html/parse-html.ts'

describe('parseHtml()', () => {
  it('returns the positions of elements, attributes and decoded text', () => {
    const html = '<p>Hi &amp; <b class=x title="a&quot;b">you</b></p>'
    const document = parseHtml(html)
    const [p, b] = document.elements
    expect(html.slice(p?.start, p?.end)).toBe(html)
    expect(html.slice(b?.start, b?.openEnd)).toBe('<b class=x title="a&quot;b">')
    const title = b === undefined ? undefined : attributeOf(b, 'title')
    expect(title).toMatchObject({ value: 'a"b' })
    expect(html.slice(title?.valueStart, title?.valueEnd)).toBe('a&quot;b')
    expect(p?.children[0]).toMatchObject({
      pieces: [{ text: 'Hi ' }, { text: '&', start: 6 }, { text: ' ', start: 11 }],
    })
  })

  it('closes elements whose end tag is optional', () => {
    const { elements, nestingFaults } = parseHtml('<ul><li>a<li>b</ul><table><tr><td>x<td>y<tr><td>z</table>')
    expect(elements.filter(({ name }) => name === 'td').map(({ parent }) => parent?.start)).toEqual([26, 26, 40])
    expect(nestingFaults).toEqual([])
  })

  it('reports elements that are unclosed, misnested, or closed twice', () => {
    expect(parseHtml('<div><b>x</div></i><a>').nestingFaults).toEqual([
      { kind: 'crossed', name: 'b', start: 5 },
      { kind: 'stray', name: 'i', start: 15 },
      { kind: 'unclosed', name: 'a', start: 19 },
    ])
  })

  it("treats Outlook's conditionals as comments", () => {
    const { comments, elements } = parseHtml('<!--[if mso]><table><![endif]--><p>x</p>')
    expect(comments.map(({ text, start, end }) => ({ text, start, end }))).toEqual([
      { text: '[if mso]><table><![endif]', start: 0, end: 32 },
    ])
    expect(elements.map(({ name }) => name)).toEqual(['p'])
  })

  it('distinguishes complete documents from fragments, and finds elements', () => {
    const document = parseHtml('<!doctype html><html><body><p><a href=x>y</a></p></body></html>')
    const [link] = elementsNamed(document, 'a')
    expect(isCompleteDocument(document)).toBe(true)
    expect(isCompleteDocument(parseHtml('<p>x</p>'))).toBe(false)
    expect(link === undefined ? null : closest(link, ({ name }) => name === 'body')?.name).toBe('body')
  })

  it('never throws, and returns only positions within the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', '/', '"', "'", '=', ' ', 'a', 'p', '&amp;', '<!--', '-->') }),
        (html) => {
          for (const { start, openEnd, end } of parseHtml(html).elements) {
            expect(start).toBeLessThanOrEqual(openEnd)
            expect(end).toBeLessThanOrEqual(html.length)
          }
        },
      ),
    )
  })
})
