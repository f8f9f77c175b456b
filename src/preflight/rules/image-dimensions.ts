import { attributeOf } from '../html/html-document.ts'
import type { Rule } from '../rule.ts'

export const imageDimensions: Rule = {
  id: 'image-dimensions',
  group: 'images',
  severity: 'notice',
  title: 'Image without a width attribute',
  why: 'Outlook for Windows ignores the CSS width of images and shows them at their natural size, which breaks the layout.',
  source: 'caniemail.com, css-width; the Word rendering engine in Outlook for Windows',
  fix: 'Add a width attribute in pixels to the image, in addition to the CSS width',
  ignores:
    'The rule ignores images with a width attribute but no height, tracking pixels, hidden images, and the output of MJML.',
  bad: '<p>Hello</p>\n<img src="https://fernhill-bikes.com/shop.jpg" alt="Shop" style="width:300px">\n<img src="https://fernhill-bikes.com/bike.jpg" alt="Bike">\n',
  good: {
    about: 'An image with a width but no height',
    text: '<img src="https://fernhill-bikes.com/shop.jpg" alt="Shop" width="300">\n',
  },
  check({ template, images, styleOf }) {
    if (template.kind === 'mjml') return []
    return images
      .filter(
        ({ kind, element, isPixel }) =>
          kind === 'img' &&
          !isPixel &&
          styleOf(element).hiddenBy === null &&
          attributeOf(element, 'width') === undefined,
      )
      .map(({ at }) => ({ at, message: 'The image has no width attribute' }))
  },
}
