import type { Rule } from '../rule.ts'

const maxBytes = 25 * 1024 * 1024
const noticeBytes = 10 * 1024 * 1024

/** The content of an example photo; only its size matters. */
const photo = 'x'.repeat(5 * 1024 * 1024 - 1)
const photos = { '1.png': photo, '2.png': photo, '3.png': photo, '4.png': photo }

export const messageSize: Rule = {
  id: 'message-size',
  group: 'size',
  severity: 'error',
  title: 'Message too large',
  why: 'Gmail, Yahoo and others reject messages larger than 25 MB; some company servers reject messages larger than 10 MB.',
  source: 'Gmail 552 5.3.4 (support.google.com/a/answer/3726730)',
  fix: 'Link to the files instead of attaching them',
  ignores:
    'The rule ignores linked images. The rule counts the bytes of the complete message as sent, with attachments in base64.',
  bad: {
    text: '<img src="1.png" alt="A bike">\n<img src="2.png" alt="A bike">\n<img src="3.png" alt="A bike">\n<img src="4.png" alt="A bike">\n',
    files: photos,
    settings: { embedImages: true },
  },
  good: '<p>Hello</p>\n',
  check({ message, mime, template }) {
    const byteCount = mime?.bytes.length ?? composedBytes(message)
    if (byteCount <= noticeBytes) return null
    // Round up, so that a size above the limit never appears to be equal to the limit.
    const megabytes = `${(Math.ceil((byteCount / 1024 / 1024) * 10) / 10).toFixed(1)} MB`
    const isRejected = byteCount > maxBytes
    const text = isRejected
      ? `The message is ${megabytes} (limit: 25 MB)`
      : `The message is ${megabytes}; some servers reject messages larger than 10 MB`
    return { at: template.headPlace, message: text, severity: isRejected ? 'error' : 'notice' }
  },
}

/**
 * Returns the approximate size of the message as sent. In base64, three bytes of an attachment become four characters,
 * and each line of 76 characters is followed by a two-character line ending.
 */
function composedBytes({ html, text, attachments }: Parameters<Rule['check']>[0]['message']): number {
  const attached = attachments.reduce((sum, { content }) => sum + content.length, 0)
  return Math.ceil(attached * (4 / 3) * (78 / 76)) + Buffer.byteLength(html ?? '') + Buffer.byteLength(text)
}
