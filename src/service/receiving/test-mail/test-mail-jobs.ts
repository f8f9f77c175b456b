/**
 * The jobs that read messages for reports: text, source, HTML, and the images in the HTML. Only worker threads load this
 * file.
 */

import { parseMessage, type ReceivedAttachment } from '../../../foundation/mail/parse-message.ts'
import { previewText } from '../../../foundation/mail/preview-text.ts'
import { safeHtml } from '../../../foundation/mail/safe-html.ts'
import { typedJob } from '../../../foundation/world/workers/job-type.ts'
import type { Job } from '../../../foundation/world/workers/serve-jobs.ts'
import type { TestMessageHtml } from '../../storage/test-message.ts'
import { readTestMailJob, renderTestMailJob, type TestMailContent } from './test-mail-job-types.ts'

export const readTestMailInWorker: Job = typedJob(readTestMailJob, readTestMail)

export const renderTestMailInWorker: Job = typedJob(
  renderTestMailJob,
  async ({ html, hasRemoteImages }) =>
    await Promise.resolve(safeHtml(html.text, { attached: html.images, hasRemote: hasRemoteImages })),
)

/** The maximum lengths. Longer content is truncated. docs/self-hosting.md documents these limits. */
const maxTextCharacters = 64 * 1024
const maxSourceBytes = 64 * 1024
const maxHtmlCharacters = 500_000
/** The maximum total size of all images in a message. Further images are omitted. */
const maxImageBytes = 512 * 1024

const imageTypes = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

/** Reads a message. Never rejects: if the body cannot be read, the result contains only the source. */
export async function readTestMail(bytes: Uint8Array): Promise<TestMailContent> {
  const { text, html, attachments } = await parseMessage(bytes)
  return {
    body: {
      text: text?.slice(0, maxTextCharacters) ?? null,
      preview: previewText({ html, text }),
      source: new TextDecoder().decode(bytes.subarray(0, maxSourceBytes)),
    },
    html: html === null ? null : { text: html.slice(0, maxHtmlCharacters), images: imagesOf(html, attachments) },
  }
}

function imagesOf(html: string, attachments: readonly ReceivedAttachment[]): TestMessageHtml['images'] {
  const images: [string, string][] = []
  let leftBytes = maxImageBytes
  for (const { contentId, contentType, content } of attachments) {
    if (contentId === null || !imageTypes.has(contentType) || content.length > leftBytes) continue
    if (!html.includes(`cid:${contentId}`)) continue
    leftBytes -= content.length
    images.push([contentId, `data:${contentType};base64,${Buffer.from(content).toString('base64')}`])
  }
  return Object.fromEntries(images)
}
