import { shorten } from '../../foundation/errors/shorten.ts'
import { insertAttribute } from '../fix/attribute-edits.ts'
import { attributeOf, attributeValue, closest, type HtmlElement } from '../html/html-document.ts'
import type { Fault, Rule } from '../rule.ts'
import type { ImageReference, RuleContext } from '../rule-context.ts'
import { weakerIfValue } from '../severity-of.ts'

export const imageAlt: Rule = {
  id: 'image-alt',
  group: 'images',
  severity: 'warning',
  title: 'Image without alternative text',
  why: 'Outlook and many company networks block images, and screen readers read out the file names of images that have no alt attribute.',
  source: 'WCAG 2.2, 1.1.1 Non-text Content',
  fix: 'Describe the image in alt, or set alt="" if it is decorative',
  ignores:
    'The rule ignores empty alt attributes on decorative images, tracking pixels, images with role="presentation", and hidden images.',
  bad: '<p>Our new shop:</p>\n<p><img src="https://fernhill-bikes.com/shop.jpg" width="600"></p>\n',
  good: {
    about: 'A spacer with an empty alt attribute',
    text: '<img src="https://fernhill-bikes.com/s.gif" alt="">\n',
  },
  check(context) {
    const links = new Map(context.links.map((link) => [link.element, link]))
    return context.images.flatMap((image): Fault | [] => {
      if (image.kind !== 'img' || isIgnored(image, context)) return []
      const { alt, element } = image
      if (alt === null) return missingAlt(image, context)
      if (alt.trim() === '') {
        const link = links.get(closest(element, ({ name }) => name === 'a'))
        if (link === undefined || link.text !== '') return []
        return {
          at: image.at,
          message: 'The image is the only content of a link, but its alt attribute is empty',
          fix: 'Describe the target of the link in alt',
        }
      }
      if (!isFileName(alt) && !/^(?:image|img|picture|photo|pic|graphic)s?$/iu.test(alt.trim())) return []
      const attribute = attributeOf(element, 'alt')
      const at = attribute === undefined ? image.at : context.attributeText(attribute).originAt(0)
      return {
        at,
        message: `The alternative text "${shorten(alt.trim())}" does not describe the image`,
        severity: weakerIfValue('warning', at),
      }
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
  const message = 'The image has no alt attribute'
  if (context.template.kind === 'mjml') return { at, message, severity: 'notice', fix: mjmlFix }
  const alt = certainAlt(element)
  return { at, message, ...(alt === null ? {} : insertAttribute(element, `alt="${alt}"`, context)) }
}

const mjmlFix = 'Describe the image in alt, unless it is decorative; mjml adds an empty alt attribute if there is none'

/**
 * Returns the alt text to insert, or null if it is uncertain. The alt text is the image's title, unless the title
 * contains special characters, or an empty string for a decorative image.
 */
function certainAlt(element: HtmlElement): string | null {
  const title = attributeValue(element, 'title')?.trim() ?? ''
  if (title !== '') return /["<>&{}%]/u.test(title) ? null : title
  return isEvidentDecoration(element) ? '' : null
}

const decorationName = /(?:^|[/_.-])(?:spacer|blank|divider|separator|shadow|corner|transparent|pixel)(?=[_.\d-]|$)/iu

/**
 * Returns whether an image is clearly decorative, judging by its file name or by a width or height of only a few
 * pixels.
 */
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
