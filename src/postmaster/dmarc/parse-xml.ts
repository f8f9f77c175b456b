/** XML text → a tree of elements, and nothing that XML can do beside: no entities of its own, no DTD, no namespaces. */

import { XMLParser, XMLValidator } from 'fast-xml-parser'

import { bad, ok, type Parsed, quoteValue } from '../../errors/problem.ts'
import { reportLimits } from './report-limits.ts'

/** An element. Attributes mean nothing in a report and are left out; so is the prefix of a name. */
export interface XmlElement {
  /** As it was written: foreign. */
  readonly name: string
  /** What stands in it beside elements, trimmed. */
  readonly text: string
  readonly children: readonly XmlElement[]
}

/**
 * Reads a document.
 *
 * @param file names it in problems
 * @returns its root element; or why it is no XML that a report may be
 */
export function parseXml(text: string, file: string): Parsed<XmlElement> {
  // RFC 9990 §8.1 warns of bombs: all of them need a DOCTYPE, and no report has one. Not even in a comment.
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) {
    return refuse(file, 'a document type declaration', 'XML without one: entities could make it grow without end')
  }
  const clean = withoutSchemaTags(text)
  const validity = XMLValidator.validate(clean)
  if (validity !== true) {
    const { line, col: column, msg } = validity.err
    const came = `XML that is not well-formed (${quoteValue(msg)})`
    return bad({ input: 'report', came, expected: 'well-formed XML', place: { file, line, column } })
  }
  try {
    return rootOf(toElements(parserOf().parse(clean)), file)
  } catch (error) {
    // Nesting beyond the limit, or names that the parser takes for an attack on JavaScript itself.
    return refuse(file, quoteValue(error instanceof Error ? error.message : 'XML'), 'XML that can be read')
  }
}

function parserOf(): XMLParser {
  return new XMLParser({
    preserveOrder: true,
    ignoreAttributes: true,
    removeNSPrefix: true,
    ignoreDeclaration: true,
    ignorePiTags: true,
    parseTagValue: false,
    trimValues: true,
    processEntities: false,
    maxNestedTags: reportLimits.maxDepth,
  })
}

/** Some reporters begin with the opening tag of the schema, `<xs:schema …>`, and never close it. */
function withoutSchemaTags(text: string): string {
  return text.replaceAll(/<\/?xs:schema\b[^<>]*>/giu, '')
}

function rootOf(elements: readonly XmlElement[], file: string): Parsed<XmlElement> {
  const [root, ...more] = elements
  if (root === undefined || more.length > 0) {
    return refuse(file, root === undefined ? 'no element' : `${elements.length} root elements`, 'one root element')
  }
  return ok(root)
}

function refuse(file: string, came: string, expected: string): Parsed<never> {
  return bad({ input: 'report', came, expected, place: { file } })
}

/** The parser's own form: each node is an object with one key, the name, and below it the list of what stands in it. */
function toElements(nodes: unknown): readonly XmlElement[] {
  if (!Array.isArray(nodes)) return []
  return nodes.flatMap((node: unknown): readonly XmlElement[] => {
    const entry = typeof node === 'object' && node !== null ? Object.entries(node)[0] : undefined
    if (entry === undefined || entry[0] === '#text') return []
    const [name, inside] = entry
    return [{ name, text: textOf(inside), children: toElements(inside) }]
  })
}

function textOf(nodes: unknown): string {
  if (!Array.isArray(nodes)) return ''
  const pieces = nodes.map((node: unknown): string => {
    const text = typeof node === 'object' && node !== null ? Reflect.get(node, '#text') : undefined
    return typeof text === 'string' ? decodeEntities(text) : ''
  })
  return pieces.join('').trim()
}

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The five that XML has without a DTD, and numbers; everything else stays as it is. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&(?:(?:amp|lt|gt|quot|apos)|#\d{1,7}|#x[0-9a-f]{1,6});/giu, decodeEntity)
}

function decodeEntity(whole: string): string {
  const name = whole.slice(1, -1).toLowerCase()
  if (!name.startsWith('#')) return namedEntities[name] ?? whole
  const point = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  const isCharacter = point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
  return isCharacter ? String.fromCodePoint(point) : whole
}
