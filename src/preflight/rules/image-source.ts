import { shorten } from '../../foundation/errors/shorten.ts'
import type { Severity } from '../finding.ts'
import { attributeOf, attributeValue, closest } from '../html/html-document.ts'
import { isOfSample, nonPublicReason } from '../links/host-kinds.ts'
import { authorDomainOf, isHostIn } from '../links/link-target.ts'
import { fieldOfPart } from '../message/mime-fields.ts'
import { findNonvalues } from '../rendering/nonvalues-in-url.ts'
import { findPlaceholders } from '../rendering/placeholders.ts'
import type { Fault, Rule } from '../rule.ts'
import type { ImageReference, RuleContext } from '../rule-context.ts'
import { weakerIfValue } from '../severity-of.ts'

export const imageSource: Rule = {
  id: 'image-source',
  group: 'images',
  severity: 'error',
  title: 'Image that recipients cannot load',
  why: 'Clients cannot load an image from a host that is not public. Clients cannot resolve a relative path either, because a message has no base URL.',
  source: 'RFC 2392 (cid:); RFC 3986 §5.1',
  fix: 'Use a complete https URL, or attach the image and reference it with cid:',
  ignores:
    'The rule ignores images that presend attaches, <img> with srcset in <picture>, hosts in allow-hosts, and placeholders. If a path does not come from a template expression, the finding is only a warning, because a build step or your provider may replace the path.',
  bad: '<p>Hello.</p>\n<p><img src="/assets/shop.png" width="300" alt="The new shop"></p>\n',
  good: {
    about: 'A data: URL, which data-uri-image reports',
    text: '<p>Hello.</p>\n<p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="300" alt="The new shop"></p>\n',
  },
  check(context) {
    const attached = contentIds(context)
    return [
      ...context.images.flatMap((one): Fault | [] => faultOf(one, attached, context) ?? []),
      ...(context.settings.embedImages ? [] : [...context.images.flatMap(srcsetFaults), ...cssFaults(context)]),
    ]
  },
}

/** Returns the relative paths in `srcset`. The path in `src` is reported by itself. */
function srcsetFaults({ element, url, at }: ImageReference): readonly Fault[] {
  const srcset = attributeValue(element, 'srcset') ?? ''
  const sources = srcset.split(/,\s/u).map((candidate) => candidate.trim().split(/\s/u)[0] ?? '')
  const paths = isPath(url.text.trim()) ? [] : sources.filter(isFixedPath)
  return paths.map((path) => pathFault(path, at))
}

/** Returns the relative paths of images in CSS. */
function cssFaults({ declarations }: RuleContext): readonly Fault[] {
  return declarations.flatMap((declaration) => {
    const { property, value } = declaration
    if (!value.includes('url(') || !imageProperties.test(property)) return []
    const paths = [
      ...value.matchAll(/url\(\s{0,9}(?:"([^"]{0,1000})"|'([^']{0,1000})'|([^)"'\s]{0,1000}))\s{0,9}\)/giu),
    ].map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    return paths.filter(isFixedPath).map((path) => pathFault(path, declaration.at))
  })
}

const imageProperties =
  /^(?:background|background-image|list-style|list-style-image|border-image|border-image-source)$/u

/** Returns whether a URL is a path without placeholders, which other rules report. A fragment refers to an SVG filter. */
function isFixedPath(source: string): boolean {
  if (source === '' || source.startsWith('#') || source.startsWith('//') || !isPath(source)) return false
  return findPlaceholders(source, 'url').length === 0 && findNonvalues(source).length === 0
}

function pathFault(path: string, at: Fault['at']): Fault {
  const { problem, severity } = pathProblem(false)
  return { at, message: `The image source ${problem}`, item: `"${shorten(path)}"`, severity }
}

function isPath(source: string): boolean {
  return !source.startsWith('//') && !/^[a-z][a-z0-9+.-]*:/iu.test(source)
}

/** Returns the Content-IDs of the attached parts, without angle brackets. */
function contentIds({ message, mime }: RuleContext): ReadonlySet<string> {
  const attached = message.attachments.flatMap(({ contentId }) => contentId ?? [])
  const parts = (mime?.parts ?? []).flatMap((part) => fieldOfPart(part, 'content-id')?.raw ?? [])
  return new Set([...attached, ...parts].map((id) => id.trim().replace(/^<|>$/gu, '')))
}

function faultOf(one: ImageReference, attached: ReadonlySet<string>, context: RuleContext): Fault | null {
  const { url, kind, element } = one
  const text = url.text.trim()
  if (text === '') {
    const isPictureSource =
      attributeOf(element, 'srcset') !== undefined && closest(element, ({ name }) => name === 'picture') !== null
    return kind === 'img' && !isPictureSource ? { at: one.at, message: 'The image has no source' } : null
  }
  if (/^data:/iu.test(text) || findPlaceholders(text, 'url').length > 0 || findNonvalues(text).length > 0) return null
  const end = url.text.length
  const isComputed = url.valuesIn(0, end).length + url.emptyValuesIn(0, end).length > 0
  const found = problemOf(text, { attached, isComputed }, context)
  if (found === null) return null
  const at = url.originAt(url.text.length - url.text.trimStart().length)
  const { problem, isSeenByAll = false, severity = 'error' } = found
  const item = `"${shorten(text)}"`
  return {
    at,
    message: `The image source ${problem}`,
    item,
    severity: isSeenByAll ? severity : weakerIfValue(severity, at),
  }
}

interface SourceProblem {
  readonly problem: string
  readonly severity?: Severity
  /**
   * Whether the fault keeps its severity even if it comes from sample data, as a path on the author's computer does.
   */
  readonly isSeenByAll?: boolean
}

function problemOf(
  text: string,
  { attached, isComputed }: { readonly attached: ReadonlySet<string>; readonly isComputed: boolean },
  context: RuleContext,
): SourceProblem | null {
  if (/^cid:/iu.test(text)) {
    const id = decoded(text.slice('cid:'.length))
    return attached.has(id) ? null : { problem: 'refers to a part that the message does not contain' }
  }
  if (/^(?:file:|[a-z]:[\\/])/iu.test(text)) return { problem: 'is a local file path', isSeenByAll: true }
  if (text.startsWith('//'))
    return { problem: 'has no scheme, so some clients treat it as a file path', severity: 'warning' }
  if (isPath(text)) return context.settings.embedImages ? null : pathProblem(isComputed)
  const url = URL.parse(text)
  if (url === null) return { problem: 'is not a URL' }
  if (isHostIn(url.hostname, context.settings.allowHosts)) return null
  const author = authorDomainOf(context)
  const reason = isOfSample(url.hostname, author) ? null : nonPublicReason(url.hostname, author)
  if (reason === null) return null
  return {
    problem: `cannot be loaded because the host ${reason.reason}`,
    severity: reason.isCertain ? 'error' : 'warning',
    isSeenByAll: url.hostname === 'localhost',
  }
}

/**
 * Returns the problem with a path. A provider or a build can replace a fixed path, but not a path that differs from
 * message to message.
 */
function pathProblem(isComputed: boolean): { readonly problem: string; readonly severity: Severity } {
  const problem = 'is a relative path, but a message has no base URL'
  return { problem, severity: isComputed ? 'error' : 'warning' }
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
