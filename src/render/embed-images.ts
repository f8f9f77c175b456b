/** Embeds images from the repository into the message (`cid:`, RFC 2392). */

import { createHash } from 'node:crypto'
import { posix } from 'node:path'

import {
  bad,
  ok,
  type Parsed,
  positionOf,
  problemAt,
  quoteValue,
  type SourcePlace,
} from '../foundation/errors/problem.ts'
import type { Attachment } from '../foundation/mail/message.ts'
import type { Repository } from '../foundation/world/repository.ts'
import { folderOf } from '../foundation/world/repository-path.ts'
import { findImageReferences } from './html-references.ts'
import { problemList } from './problem-list.ts'
import type { SourceText } from './source-text.ts'

export interface EmbeddedHtml {
  readonly html: string
  readonly attachments: readonly Attachment[]
  /** The replacements to make in the HTML, in order of position. */
  readonly edits: readonly TextEdit[]
}

/** A section of the HTML, and the text that replaces it. */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const imageTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.bmp': 'image/bmp',
}

/** The maximum total size of the images. Mail servers reject larger mail. */
const maxTotalBytes = 25 * 1024 * 1024

/**
 * Replaces each local image URL (without scheme and host) with `cid:` and adds one attachment per file. Looks for the
 * file in the template's folder, then at the root of the repository.
 *
 * @param source the template from which the HTML was rendered. Problems refer to positions in this template.
 */
export async function embedImages(
  html: string,
  source: SourceText,
  repository: Repository,
): Promise<Parsed<EmbeddedHtml>> {
  const references = findImageReferences(html).filter(({ url }) => isLocal(url))
  const images = new Map<string, Attachment>()
  const problems = problemList()
  let totalBytes = 0
  for (const url of new Set(references.map((reference) => reference.url))) {
    const image = problems.take(await readImage(url, placeOf(url, source), { source, repository }))
    if (image === null) continue
    images.set(url, image)
    totalBytes += image.content.length
    if (totalBytes <= maxTotalBytes) continue
    const place = { file: source.file }
    problems.add({ input: 'images', came: 'more than 25 MiB', expected: 'at most 25 MiB in total', place })
    break
  }
  if (problems.all().length > 0) return bad(...problems.all())
  const attachments = new Map([...images.values()].map((image) => [image.contentId, image]))
  const edits = references.flatMap(({ start, end, url }) => {
    const contentId = images.get(url)?.contentId
    return contentId === undefined ? [] : [{ start, end, text: `cid:${contentId}` }]
  })
  return ok({ html: applyEdits(html, edits), attachments: [...attachments.values()], edits })
}

function isLocal(url: string): boolean {
  return url !== '' && !/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/iu.test(url)
}

interface ImageContext {
  readonly source: SourceText
  readonly repository: Repository
}

async function readImage(
  url: string,
  place: SourcePlace,
  { source, repository }: ImageContext,
): Promise<Parsed<Attachment & { readonly contentId: string }>> {
  const path = decodePath(url)
  const contentType = imageTypes[posix.extname(path).toLowerCase()]
  const input = `image ${quoteValue(url)}`
  if (contentType === undefined) {
    const expected = `a file with one of these extensions: ${Object.keys(imageTypes).join(' ')}`
    return bad(problemAt(place, { input, came: quoteValue(posix.extname(path)), expected }))
  }
  const file = await repository.read(path, { input, place, folders: [folderOf(source.file), ''] })
  if (file.status === 'bad') return file
  const { bytes } = file.value
  const digest = createHash('sha256').update(file.value.path).update('\0').update(bytes).digest('hex')
  const filename = posix.basename(file.value.path)
  return ok({ filename, contentType, content: bytes, contentId: `${digest.slice(0, 24)}@presend.invalid` })
}

/** Removes the query and the fragment, and decodes percent-encoding. */
function decodePath(url: string): string {
  const path = url.replace(/[?#].*$/su, '')
  try {
    return decodeURIComponent(path)
  } catch {
    // If decoding fails, the percent sign is part of the file name.
    return path
  }
}

/**
 * Locates a URL in the template. If the URL is in an include or in the data, only the path of the template is known.
 */
function placeOf(url: string, source: SourceText): SourcePlace {
  const offset = source.text.indexOf(url)
  const position = positionOf(source.text, offset)
  return (offset < 0 ? undefined : source.placeAt(position.line, position.column)) ?? { file: source.file }
}

function applyEdits(html: string, edits: readonly TextEdit[]): string {
  let at = 0
  const pieces: string[] = []
  for (const { start, end, text } of edits) {
    pieces.push(html.slice(at, start), text)
    at = end
  }
  return [...pieces, html.slice(at)].join('')
}
