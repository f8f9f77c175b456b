/** Parses XML. Rejects DTDs and custom entities, and ignores namespaces. */

import { XMLParser, XMLValidator } from 'fast-xml-parser'

import { bad, ok, type Parsed, quoteValue } from '../../../foundation/errors/problem.ts'
import { reportLimits, reportProblem } from './report-limits.ts'

/** An XML element. Attributes and namespace prefixes are dropped, because reports don't need them. */
export interface XmlElement {
  /** The element's name; untrusted. */
  readonly name: string
  /** The element's own text, trimmed, without the text of its children. */
  readonly text: string
  readonly children: readonly XmlElement[]
}

/** Parses a document and returns its root element. @param file the file name to show in error messages */
export function parseXml(text: string, file: string): Parsed<XmlElement> {
  // RFC 9990 §8.1 warns about XML bombs, which need a document type declaration. Valid reports never contain one.
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) {
    return bad(
      reportProblem(
        file,
        'a report with one',
        'XML without a document type declaration, because entities can expand without limit',
      ),
    )
  }
  const clean = withoutSchemaTags(text)
  const validity = XMLValidator.validate(clean)
  if (validity !== true) {
    const { line, col: column, msg } = validity.err
    const came = `XML with a syntax error (${quoteValue(msg)})`
    return bad({ input: 'report', came, expected: 'well-formed XML', place: { file, line, column } })
  }
  try {
    return rootOf(toElements(parserOf().parse(clean)), file)
  } catch (error) {
    // The parser throws if elements are nested beyond the limit, and for names such as __proto__.
    return bad(reportProblem(file, quoteValue(error instanceof Error ? error.message : 'XML'), 'valid XML'))
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

/** Removes the unclosed `<xs:schema …>` tag at the start of some reporters' reports. */
function withoutSchemaTags(text: string): string {
  return text.replaceAll(/<\/?xs:schema\b[^<>]*>/giu, '')
}

function rootOf(elements: readonly XmlElement[], file: string): Parsed<XmlElement> {
  const [root, ...more] = elements
  if (root === undefined || more.length > 0) {
    return bad(
      reportProblem(file, root === undefined ? 'no element' : `${elements.length} root elements`, 'one root element'),
    )
  }
  return ok(root)
}

/**
 * In the parser's output, each node is an object with one key, the element's name. The key's value is a list of the
 * element's contents.
 */
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

/** Decodes the five predefined XML entities and numeric character references; leaves other entities unchanged. */
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
