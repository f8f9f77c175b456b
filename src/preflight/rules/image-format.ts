import { supportDate, supportLookup } from '../clients/client-support.ts'
import type { Fault, Rule } from '../rule.ts'

export const imageFormat: Rule = {
  id: 'image-format',
  group: 'images',
  severity: 'warning',
  title: 'Image format that clients do not show',
  why: 'A client that does not support the format shows a broken image.',
  source: `caniemail.com, data from ${supportDate}`,
  fix: 'Use PNG, JPEG or GIF, at least as the fallback in <picture>',
  ignores:
    'The rule ignores formats that all configured clients show, and <picture> sources that have an <img> in a common format as their fallback.',
  bad: '<p>Hello.</p>\n<p><img src="https://fernhill-bikes.com/shop.webp" width="300" alt="The new shop"></p>\n',
  good: {
    about: 'A <picture> with a PNG as its fallback',
    text: '<picture><source srcset="https://fernhill-bikes.com/a.webp"><img src="https://fernhill-bikes.com/a.png" alt="Shop" width="300"></picture>\n',
  },
  check({ images, settings }) {
    const unsupportedClients = supportLookup(settings)
    return images.flatMap(({ kind, url }): Fault | [] => {
      const format = kind === 'img' ? formatOf(url.text) : undefined
      const clients = format === undefined ? [] : unsupportedClients(format.slug)
      if (format === undefined || clients.length === 0) return []
      return {
        at: url.originAt(0),
        message: `${format.name} images do not appear in ${clients.join(', ')}`,
        detail: [`caniemail.com/features/${format.slug} (${supportDate})`],
      }
    })
  },
}

interface ImageFormat {
  readonly slug: string
  readonly name: string
}

const formats: Readonly<Record<string, ImageFormat>> = {
  svg: { slug: 'image-svg', name: 'SVG' },
  webp: { slug: 'image-webp', name: 'WebP' },
  avif: { slug: 'image-avif', name: 'AVIF' },
  heic: { slug: 'image-heif', name: 'HEIC' },
  heif: { slug: 'image-heif', name: 'HEIF' },
  tif: { slug: 'image-tiff', name: 'TIFF' },
  tiff: { slug: 'image-tiff', name: 'TIFF' },
  bmp: { slug: 'image-bmp', name: 'BMP' },
  apng: { slug: 'image-apng', name: 'Animated PNG' },
  ico: { slug: 'image-ico', name: 'ICO' },
  mp4: { slug: 'image-mp4', name: 'MP4' },
}

/**
 * Returns the format indicated by the extension in the path or, for a `data:` URL, by the media type. Returns undefined
 * for common formats.
 */
function formatOf(url: string): ImageFormat | undefined {
  const text = url.trim()
  const type = /^data:(?:image|video)\/(?<type>[a-z0-9]{2,10})/iu.exec(text)?.groups?.['type']
  const [path = ''] = text.slice(0, 4000).split(/[?#]/u, 1)
  const extension = type ?? /\.(?<extension>[a-z0-9]{2,5})$/iu.exec(path)?.groups?.['extension']
  return formats[extension?.toLowerCase() ?? '']
}
