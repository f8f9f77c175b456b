import { findAttachments } from '../content/find-attachments.ts'
import type { Fault, Rule } from '../rule.ts'

const maxBytes = 200 * 1024
const maxTotalBytes = 800 * 1024

/** The content of an example image; only its size matters. */
const large = 'x'.repeat(maxBytes + 1)

export const imageWeight: Rule = {
  id: 'image-weight',
  group: 'size',
  severity: 'warning',
  title: 'Large image files',
  why: 'Attached images make a message slow to download and open, especially on a phone.',
  source: 'Common practice; the message-size rule checks the hard limits',
  fix: 'Resize the image to the size at which it is shown, and compress it',
  ignores: 'The rule ignores linked images, and images that are attached as files.',
  bad: {
    text: '<p>Hello</p>\n<img src="photo.png" alt="A bike">\n',
    files: { 'photo.png': large },
    settings: { embedImages: true },
  },
  good: {
    about: 'A small image',
    text: '<img src="photo.png" alt="A bike">\n',
    files: { 'photo.png': 'small' },
    settings: { embedImages: true },
  },
  check(context) {
    const embedded = findAttachments(context).flatMap((file): readonly EmbeddedImage[] => {
      const { contentId, contentType, name } = file
      if (contentId === null || !contentType.startsWith('image/')) return []
      const shown = context.images.find(({ url }) => url.text.trim() === `cid:${contentId}`)
      return [{ name: name ?? contentId, byteCount: file.content().length, at: shown?.at ?? file.at }]
    })
    const heavy = embedded.filter(({ byteCount }) => byteCount > maxBytes)
    if (heavy.length > 0) {
      return heavy.map(({ at, name, byteCount }) => {
        return { at, message: `The image ${name} is ${kilobytes(byteCount)} (limit: ${kilobytes(maxBytes)})` }
      })
    }
    const totalBytes = embedded.reduce((sum, { byteCount }) => sum + byteCount, 0)
    const [first] = embedded
    if (totalBytes <= maxTotalBytes || first === undefined) return []
    return {
      at: first.at,
      message: `The images have a total size of ${kilobytes(totalBytes)} (limit: ${kilobytes(maxTotalBytes)})`,
    }
  },
}

interface EmbeddedImage {
  readonly name: string
  readonly byteCount: number
  readonly at: Fault['at']
}

/** Renders a size, rounded up, so that a size above the limit never appears to be equal to the limit. */
function kilobytes(byteCount: number): string {
  return `${Math.ceil(byteCount / 1024)} KB`
}
