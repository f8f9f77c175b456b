/** Defines the rule image-alt. */

import { insertAttribute } from '../fix/attribute-edits.ts'
import { attributeOf, attributeValue, closest, type HtmlElement } from '../html/html-document.ts'
import type { Fault, Rule } from '../rule.ts'
import type { ImageReference, RuleContext } from '../rule-context.ts'
import { weakerIfValue } from '../severity-of.ts'
import { shorten } from '../shorten.ts'

export const imageAlt: Rule = {
  id: 'image-alt',
  group: 'images',
  severity: 'warning',
  title: 'Image without alternative text',
  why: 'Outlook and many company networks block images, and without alt, screen readers read out the file name.',
  source: 'WCAG 2.2, 1.1.1 Non-text Content',
  fix: 'Describe the image in alt, or set alt="" if it is decorative',
  ignores:
    'The rule ignores empty alt on decorative images, tracking pixels, images with role="presentation", and hidden images.',
  bad: [
    {
      file: 'shop.html',
      text: '<p>Our new shop:</p>\n<p><img src="https://fernhill-bikes.com/shop.jpg" width="600"></p>\n',
      line: 2,
    },
    { file: 'name.html', text: '<img src="https://fernhill-bikes.com/a.jpg" alt="IMG_2041.png">\n', line: 1 },
    { file: 'word.hbs', text: '<p>Hello</p>\n<img src="https://fernhill-bikes.com/a.jpg" alt="image">\n', line: 2 },
    {
      file: 'link.html',
      text: '<p>Hello</p>\n<a href="https://fernhill-bikes.com/sale">\n<img src="https://fernhill-bikes.com/sale.png" alt="">\n</a>\n',
      line: 3,
    },
    {
      file: 'loop.liquid',
      text: '{% for item in items %}\n<img src="https://fernhill-bikes.com/{{ item }}.jpg">\n{% endfor %}\n',
      files: { 'data.json': '{"items": ["a", "b", "c"]}' },
      line: 2,
      count: 3,
    },
    {
      file: 'shop.mjml',
      text: '<mjml lang="en"><mj-body><mj-section><mj-column>\n<mj-image src="https://fernhill-bikes.com/shop.jpg" />\n</mj-column></mj-section></mj-body></mjml>\n',
      line: 2,
      severity: 'notice',
    },
  ],
  good: [
    { file: 'shop.html', text: '<img src="https://fernhill-bikes.com/shop.jpg" alt="The new shop in Mill Lane">\n' },
    {
      about: 'An empty alt on a spacer',
      file: 'spacer.html',
      text: '<img src="https://fernhill-bikes.com/s.gif" alt="">\n',
    },
    {
      about: 'A tracking pixel',
      file: 'pixel.html',
      text: '<img src="https://fernhill-bikes.com/o.gif" width="1" height="1">\n',
    },
    {
      about: 'An image with role="presentation"',
      file: 'role.html',
      text: '<img src="https://fernhill-bikes.com/line.png" role="presentation">\n',
    },
    {
      about: 'A linked image next to text',
      file: 'text.html',
      text: '<a href="https://fernhill-bikes.com/"><img src="https://fernhill-bikes.com/i.png" alt=""> Our shop</a>\n',
    },
    {
      about: 'An image for Outlook only',
      file: 'mso.html',
      text: '<!--[if mso]><img src="https://fernhill-bikes.com/i.png"><![endif]--><p>Hello</p>\n',
    },
  ],
  check(context) {
    const links = new Map(context.links.map((link) => [link.element, link]))
    return context.images.flatMap((image): readonly Fault[] => {
      if (image.kind !== 'img' || isIgnored(image, context)) return []
      const { alt, element } = image
      if (alt === null) return [missingAlt(image, context)]
      if (alt.trim() === '') {
        const link = links.get(closest(element, ({ name }) => name === 'a'))
        if (link === undefined || link.text !== '') return []
        return [{ at: image.at, message: 'The image is the only content of a link, but its alt is empty' }]
      }
      if (!isFileName(alt) && !/^(?:image|img|picture|photo|pic|graphic)s?$/iu.test(alt.trim())) return []
      const attribute = attributeOf(element, 'alt')
      const at = attribute === undefined ? image.at : context.attributeText(attribute).originAt(0)
      return [
        {
          at,
          message: `The alt "${shorten(alt.trim())}" does not say what the image shows`,
          severity: weakerIfValue('warning', at),
        },
      ]
    })
  },
}

function isIgnored({ element, isPixel }: ImageReference, { styleOf }: RuleContext): boolean {
  const isDecoration =
    /^(?:presentation|none)$/iu.test(attributeValue(element, 'role') ?? '') ||
    attributeValue(element, 'aria-hidden') === 'true'
  return isPixel || isDecoration || styleOf(element).hiddenBy !== null
}

function missingAlt({ at, element }: ImageReference, context: RuleContext): Fault {
  const message = 'The image has no alt'
  if (context.template.kind === 'mjml') return { at, message, severity: 'notice', fix: mjmlFix }
  const alt = certainAlt(element)
  return { at, message, ...(alt === null ? {} : insertAttribute(element, `alt="${alt}"`, context)) }
}

const mjmlFix = 'mjml writes an empty alt: say what the image shows, unless it is decoration'

/**
 * Returns the alt text if it is certain: the title, if it says what the image shows, or an empty text for a decorative
 * image. Returns null if only the author can know the text.
 */
function certainAlt(element: HtmlElement): string | null {
  const title = attributeValue(element, 'title')?.trim() ?? ''
  if (title !== '') return /["<>&{}%]/u.test(title) ? null : title
  return isEvidentDecoration(element) ? '' : null
}

const decorationName = /(?:^|[/_.-])(?:spacer|blank|divider|separator|shadow|corner|transparent|pixel)(?=[_.\d-]|$)/iu

/** Returns whether an image is decorative: its name says so, or it is a line that is only a few pixels high. */
function isEvidentDecoration(element: HtmlElement): boolean {
  const [path = ''] = (attributeValue(element, 'src') ?? '').slice(0, 2000).split(/[?#]/u, 1)
  const isLine = ['width', 'height'].some((side) => /^[0-5](?:px)?$/u.test(attributeValue(element, side)?.trim() ?? ''))
  return isLine || decorationName.test(path)
}

function isFileName(alt: string): boolean {
  const text = alt.trim()
  return (
    /^[^\s/]{1,100}\.(?:png|jpe?g|gif|webp|svg|bmp|avif|heic|tiff?)$/iu.test(text) ||
    /^(?:IMG|DSC|DSCN|PXL|P)_?\d{3,}\w{0,20}$/u.test(text)
  )
}
