import { describe, expect, it } from 'vitest'

import { readImages, readLinks } from '../../../src/preflight/html/read-links.ts'
import { htmlContext } from '../../support/html-context.ts'

describe('readLinks()', () => {
  it('returns URL, text and position', () => {
    const { document, whole } = htmlContext(
      '<p>\n<a title=x href="https://a.example/?b=1&amp;c=2">Read <img alt="more">\n</a></p>',
    )
    const [link] = readLinks(document, whole)
    expect(link).toMatchObject({ kind: 'a', text: 'Read more', hasImage: true })
    expect(link?.url.text).toBe('https://a.example/?b=1&c=2')
    expect(link?.url.originAt(0).place).toMatchObject({ line: 2, column: 18 })
    expect(link?.at.place).toMatchObject({ line: 2, column: 12 })
  })

  it('reads areas and forms, but not anchors without href', () => {
    const { document, whole } = htmlContext('<a name=x>y</a><area href="#a"><form action="/f"></form>')
    expect(readLinks(document, whole).map(({ kind, url }) => [kind, url.text])).toEqual([
      ['area', '#a'],
      ['form', '/f'],
    ])
  })

  it('returns the position of an empty URL', () => {
    const { document, whole } = htmlContext('<a href="">x</a>')
    expect(readLinks(document, whole)[0]?.url.originAt(0).place).toMatchObject({ line: 1, column: 10 })
  })
})

describe('readImages()', () => {
  it('reads images, backgrounds and tracking pixels', () => {
    const { document, whole } = htmlContext('<img src=a.png alt="A"><img width=1 height="1"><td background="b.png">')
    expect(readImages(document, whole).map(({ kind, url, alt, isPixel }) => [kind, url.text, alt, isPixel])).toEqual([
      ['img', 'a.png', 'A', false],
      ['img', '', null, true],
      ['background', 'b.png', null, false],
    ])
  })
})
