import type { TracedText } from '../../render/trace/source-map.ts'
import type { Fault, Rule } from '../rule.ts'

/** The maximum length of the `data:` URI for a tracking pixel or spacer. */
const pixelLength = 200

export const dataUriImage: Rule = {
  id: 'data-uri-image',
  group: 'size',
  severity: 'warning',
  title: 'Image embedded in the HTML as a data: URL',
  why: 'Gmail and Outlook do not show data: images, and their bytes count toward the size at which Gmail clips a message.',
  source: 'caniemail.com, image-base64',
  fix: 'Host the image, or attach it and reference it with cid: (see the embed-images setting)',
  ignores: 'The rule ignores embedded fonts, and images in Outlook conditionals.',
  bad: '<p>Hello</p>\n<img src="data:image/png;base64,iVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgoiVBORw0KGgo" alt="Logo">\n',
  good: {
    about: 'An embedded font',
    text: '<style>@font-face{font-family:X;src:url(data:font/woff2;base64,d09GMgABAAAAA)}</style>\n',
  },
  check({ images, declarations }) {
    const inHtml = images.flatMap(({ url }) => faultsIn(url, /^\s*data:image\//iu) ?? [])
    const inCss = declarations.flatMap(({ value, at }): Fault | [] => {
      const found = /url\(\s*['"]?data:image\/[^)]{0,300}/iu.exec(value)
      return found === null ? [] : faultOf(at, value.length)
    })
    return [...inHtml, ...inCss]
  },
}

function faultsIn(url: TracedText, pattern: RegExp): Fault | null {
  const found = pattern.exec(url.text)
  if (found === null) return null
  return faultOf(url.originAt(url.text.length - url.text.trimStart().length), url.text.length)
}

function faultOf(at: Fault['at'], length: number): Fault {
  const isPixel = length < pixelLength
  const message = isPixel
    ? 'A tiny image is embedded in the HTML as a data: URL'
    : 'An image is embedded in the HTML as a data: URL'
  return { at, message, ...(isPixel ? { severity: 'notice' } : {}) }
}
