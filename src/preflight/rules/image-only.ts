import { renderCount } from '../../foundation/errors/render-count.ts'
import { countWords } from '../../verdict/content/count-words.ts'
import { imageWidth } from '../images/image-width.ts'
import type { Rule } from '../rule.ts'

const minWords = 20
const largePx = 300
const manyImages = 3

export const imageOnly: Rule = {
  id: 'image-only',
  group: 'images',
  severity: 'warning',
  title: 'Message with images and hardly any text',
  why: 'Recipients whose client blocks images see an empty message, and spam filters penalize mail with little text.',
  source: 'SpamAssassin, HTML_IMAGE_ONLY_04 to HTML_IMAGE_ONLY_32; WCAG 2.2, 1.4.5 Images of Text',
  fix: 'Write the message as text, and use images only for what text cannot show',
  ignores:
    'The rule ignores short messages without images, such as sign-in codes, and up to two small images, such as a logo.',
  bad: '<p>Sale</p>\n<a href="https://fernhill-bikes.com/sale"><img src="https://fernhill-bikes.com/sale.jpg" width="600" alt="Sale: 20% less"></a>\n',
  good: { about: 'A short message with a code and no image', text: '<p>Your code is 482913.</p>\n' },
  check({ texts, images, styleOf }) {
    let words = 0
    for (const { part, text } of texts) {
      if (part === 'body') words += countWords(text)
      if (words >= minWords) return null
    }
    const shown = images.filter(
      ({ kind, isPixel, element }) => kind === 'img' && !isPixel && styleOf(element).hiddenBy === null,
    )
    const large = shown.filter(({ element }) => {
      const width = imageWidth(element, styleOf(element))
      return width === 'full' || (width !== null && width >= largePx)
    })
    const many = shown.length >= manyImages ? shown : []
    const [first] = large.length > 0 ? large : many
    if (first === undefined) return null
    const message = `The message has ${renderCount(words, 'word')} of text and ${renderCount(shown.length, 'image')}`
    return { at: first.at, message }
  },
}
