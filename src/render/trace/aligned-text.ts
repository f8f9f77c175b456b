/**
 * If a tool such as juice has rewritten HTML, maps positions in the result to positions in the original HTML. Such
 * tools add attributes and drop style sheets.
 */

import { lastStartingAt } from '../../foundation/errors/line-index.ts'
import { rewritten, type TracedText } from './source-map.ts'

/** Returns the rewritten text with the origins of the original text. */
export function alignedText(before: TracedText, after: string): TracedText {
  const pairs = matchTags(readTags(before.text), readTags(after))
  return rewritten(before, after, (offset) => originalOffset(offset, { pairs, before: before.text, after }))
}

interface Attribute {
  readonly name: string
  readonly start: number
  readonly valueStart: number
  readonly end: number
}

/** An opening tag or a comment. */
interface Tag {
  readonly name: string
  /** A string that is usually the same for the corresponding tag in the other version. */
  readonly signature: string
  readonly text: string
  readonly start: number
  readonly end: number
  readonly attributes: readonly Attribute[]
}

/** Matches tags. A longer tag is treated as text. */
const tagPattern = /<!--[^]*?(?:-->|$)|<(?<name>[a-z][^\s/>]{0,40})(?<rest>(?:[^<>"']|"[^"]*"|'[^']*'){0,5000}?)>/giu
const attributePattern =
  /(?<name>[^\s"'<>/=]{1,60})(?:\s{0,9}=\s{0,9}(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+)))?/gu

function readTags(html: string): readonly Tag[] {
  return Array.from(html.matchAll(tagPattern), (match) => {
    const [text] = match
    const start = match.index
    const name = match.groups?.['name']?.toLowerCase() ?? '!--'
    const restStart = start + 1 + name.length
    const attributes = readAttributes(match.groups?.['rest'] ?? '', restStart)
    const lasting = attributes
      .filter((one) => one.name !== 'style' && one.name !== 'class')
      .map((one) => `${one.name}=${html.slice(one.valueStart, one.end).replace(/["']$/u, '')}`)
    const signature = name === '!--' ? text.slice(0, 200) : [name, ...lasting.toSorted()].join(' ')
    return { name, signature, text, start, end: start + text.length, attributes }
  })
}

function readAttributes(text: string, start: number): readonly Attribute[] {
  return Array.from(text.matchAll(attributePattern), (match) => {
    const { name = '', double, single, bare } = match.groups ?? {}
    const value = double ?? single ?? bare
    const end = start + match.index + match[0].length
    const quoteLength = value === undefined || value === bare ? 0 : 1
    return {
      name: name.toLowerCase(),
      start: start + match.index,
      valueStart: end - (value?.length ?? 0) - quoteLength,
      end,
    }
  })
}

interface TagPair {
  readonly before: Tag
  readonly after: Tag
}

/** The number of tags to search for the same tag, by its signature and by its name alone. */
const signatureReach = 200
const nameReach = 20

/** Pairs the tags of both versions, which are in order. A tag without a partner was added or dropped. */
function matchTags(before: readonly Tag[], after: readonly Tag[]): readonly TagPair[] {
  const pairs: TagPair[] = []
  let next = 0
  for (const tag of after) {
    const index =
      indexWithin(before, next, { reach: signatureReach, test: ({ signature }) => signature === tag.signature }) ??
      indexWithin(before, next, { reach: nameReach, test: ({ name }) => name === tag.name })
    const partner = index === null ? undefined : before[index]
    if (index === null || partner === undefined) continue
    pairs.push({ before: partner, after: tag })
    next = index + 1
  }
  return pairs
}

interface TagSearch {
  readonly reach: number
  readonly test: (tag: Tag) => boolean
}

function indexWithin(tags: readonly Tag[], start: number, { reach, test }: TagSearch): number | null {
  for (let index = start; index < Math.min(start + reach, tags.length); index += 1) {
    const tag = tags[index]
    if (tag !== undefined && test(tag)) return index
  }
  return null
}

interface Alignment {
  readonly pairs: readonly TagPair[]
  readonly before: string
  readonly after: string
}

function originalOffset(offset: number, { pairs, before, after }: Alignment): number {
  const index = lastStartingAt(pairs, offset, (one) => one.after.start)
  const pair = pairs[index]
  const next = pairs[index + 1]
  if (pair !== undefined && offset < pair.after.end) return offsetInTag(offset, pair)
  const afterStart = pair?.after.end ?? 0
  const start = pair?.before.end ?? 0
  const between = before.slice(start, next?.before.start ?? before.length)
  if (between.startsWith(after.slice(afterStart, offset))) return start + Math.min(offset - afterStart, between.length)
  // Entities, white space or an added tag caused the difference, so search for the text that follows.
  const found = between.indexOf(after.slice(offset, offset + 12))
  return start + (found === -1 ? Math.min(offset - afterStart, between.length) : found)
}

/** Returns the same position in the same attribute; returns the start of the tag if the attribute was added. */
function offsetInTag(offset: number, { before, after }: TagPair): number {
  if (before.text === after.text) return before.start + offset - after.start
  const attribute = after.attributes.find(({ start, end }) => start <= offset && offset <= end)
  const own = attribute && before.attributes.find(({ name }) => name === attribute.name)
  if (attribute === undefined || own === undefined) return before.start
  return offset < attribute.valueStart
    ? own.start
    : Math.min(own.valueStart + offset - attribute.valueStart, Math.max(own.end, own.valueStart))
}
