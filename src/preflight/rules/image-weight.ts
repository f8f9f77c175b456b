/** Defines the rule image-weight. */

import type { Attachment } from '../../mail/message.ts'
import type { Rule } from '../rule.ts'

const maxBytes = 200 * 1024
const maxTotalBytes = 800 * 1024

/** Data of a certain size. It is plain text, because its content does not matter here. */
const large = 'x'.repeat(maxBytes + 1)

export const imageWeight: Rule = {
  id: 'image-weight',
  group: 'size',
  severity: 'warning',
  title: 'Heavy images',
  why: 'Attached images are downloaded with the message, often on a phone, and make it slow to arrive and to open.',
  source: 'Practice; message-size has the hard limits',
  fix: 'Resize and compress the image to the size at which it is shown',
  ignores: 'Linked images.',
  bad: [
    {
      file: 'photo.html',
      text: '<p>Hello</p>\n<img src="photo.png" alt="A bike">\n',
      files: { 'photo.png': large },
      settings: { embedImages: true },
      line: 2,
    },
  ],
  good: [
    {
      about: 'A small image',
      file: 'small.html',
      text: '<img src="photo.png" alt="A bike">\n',
      files: { 'photo.png': 'small' },
      settings: { embedImages: true },
    },
    {
      about: 'An image by URL',
      file: 'remote.html',
      text: '<img src="https://fernhill-bikes.com/a.png" alt="A bike">\n',
    },
  ],
  check({ message, images, template }) {
    const embedded = message.attachments.filter(
      ({ contentId, contentType }) => contentId !== undefined && contentType.startsWith('image/'),
    )
    const placeOf = ({
      contentId,
    }: Attachment): ReturnType<(typeof images)[number]['url']['originAt']> | typeof template.headPlace =>
      images.find(({ url }) => url.text.trim() === `cid:${contentId}`)?.at ?? template.headPlace
    const heavy = embedded.filter(({ content }) => content.length > maxBytes)
    if (heavy.length > 0) {
      return heavy.map((image) => ({
        at: placeOf(image),
        message: `The image ${image.filename} has ${kilobytes(image.content.length)} (at most ${kilobytes(maxBytes)})`,
      }))
    }
    const totalBytes = embedded.reduce((sum, { content }) => sum + content.length, 0)
    const [first] = embedded
    if (totalBytes <= maxTotalBytes || first === undefined) return []
    return [
      {
        at: placeOf(first),
        message: `The images together have ${kilobytes(totalBytes)} (at most ${kilobytes(maxTotalBytes)})`,
      },
    ]
  },
}

function kilobytes(byteCount: number): string {
  return `${Math.round(byteCount / 1024)} KB`
}
