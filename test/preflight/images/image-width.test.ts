import { describe, expect, it } from 'vitest'

import { computeStyles } from '../../../src/preflight/html/computed-style.ts'
import { parseHtml } from '../../../src/preflight/html/parse-html.ts'
import { imageWidth } from '../../../src/preflight/images/image-width.ts'

function widthOf(attributes: string): number | 'full' | null {
  const document = parseHtml(`<img ${attributes}>`)
  const [image] = document.elements
  if (image === undefined) throw new Error('no image')
  return imageWidth(image, computeStyles(document, [])(image))
}

describe('imageWidth', () => {
  it.each([
    ['width="600"', 600],
    ['width="600px"', 600],
    ['style="width:320px" width="600"', 320],
    ['style="max-width:320px"', 320],
    ['style="width:100%"', 'full'],
    ['style="width:100%" width="600"', 600],
    ['width="50%"', null],
    ['width="auto"', null],
    ['', null],
  ])('parses %s as %s', (attributes, width) => {
    expect(widthOf(attributes)).toBe(width)
  })
})
