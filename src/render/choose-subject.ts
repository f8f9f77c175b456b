/** Finds the subject of a message in the front matter, the HTML, the `.meta.yml` file or the settings. */

import { posix } from 'node:path'

import { htmlToText } from '../foundation/mail/html-to-text.ts'
import type { FrontMatter } from './front-matter.ts'
import { type SourceText, sourceOfValue } from './source-text.ts'

/**
 * Where a built HTML file contains its subject. `meta` means the `.meta.yml` file or, if that file sets no subject,
 * `<meta name="subject">`.
 */
export type SubjectPlace = 'title' | 'meta' | 'first-heading'

/** A subject that has not been rendered yet, or that was read from an element of the rendered HTML. */
export type ChosenSubject =
  | { readonly kind: 'source'; readonly source: SourceText }
  | { readonly kind: 'text'; readonly text: string }

export interface SubjectRequest {
  readonly templatePath: string
  /**
   * The value of the subject setting. `isFallback` is true if the value applies only to templates that have no subject
   * of their own.
   */
  readonly set: { readonly text: string; readonly isFallback: boolean } | null
  /** The `subject-from` setting; null to try `<title>` first, then the `.meta.yml` file. */
  readonly subjectFrom: SubjectPlace | null
  readonly frontMatter: FrontMatter
  /** The rendered HTML; null if it is missing. */
  readonly html: string | null
}

/**
 * Returns the subject from the first source that has one, or null if none has one. The sources are an input or flag,
 * the front matter, the location selected by `subject-from` (by default `<title>`, then the `.meta.yml` file), and the
 * config file.
 */
export function chooseSubject(request: SubjectRequest): ChosenSubject | null {
  const { set, frontMatter, subjectFrom, html, templatePath } = request
  const given = set === null ? null : fromSource(sourceOfValue('subject', templatePath, set.text))
  if (given !== null && set?.isFallback === false) return given
  const own = fromSource(frontMatter.subject)
  if (own !== null) return own
  const side = fromSource(frontMatter.sideSubject)
  const shown = html ?? ''
  const found: Readonly<Record<SubjectPlace | 'default', () => ChosenSubject | null>> = {
    title: () => fromText(titleOf(shown)),
    meta: () => side ?? fromText(metaSubjectOf(shown)),
    'first-heading': () => fromText(headingOf(shown)),
    default: () => fromText(titleOf(shown)) ?? side,
  }
  return found[subjectFrom ?? 'default']() ?? given
}

/** Lists the sources that `chooseSubject()` checks, in the same order, under names that users know. */
export function subjectPlaces({
  templatePath,
  subjectFrom,
}: Pick<SubjectRequest, 'templatePath' | 'subjectFrom'>): string {
  const side = sideFileOf(templatePath)
  const inFile: Readonly<Record<SubjectPlace | 'default', string>> = {
    title: '<title>',
    meta: `${side}, <meta name="subject">`,
    'first-heading': 'the first heading',
    default: `<title>, ${side}`,
  }
  return `the subject input or flag, the front matter, ${inFile[subjectFrom ?? 'default']}, and the config file`
}

/** Returns the path of a template's `.meta.yml` file, such as `welcome.meta.yml` for `welcome.html`. */
export function sideFileOf(templatePath: string): string {
  return `${templatePath.slice(0, templatePath.length - posix.extname(templatePath).length)}.meta.yml`
}

function fromSource(source: SourceText | null): ChosenSubject | null {
  return source === null ? null : { kind: 'source', source }
}

function fromText(text: string | null): ChosenSubject | null {
  return text === null ? null : { kind: 'text', text }
}

/** Returns the text of the first `<title>` as one line, or null if the title is missing or empty. */
export function titleOf(html: string): string | null {
  const start = /<title(?:\s[^<>]*)?>/iu.exec(html)
  // Inside a title, `<` is ordinary text.
  return start === null ? null : lineOf(textAfter(html, start, /<\/title/iu).replaceAll('<', '&lt;'))
}

function headingOf(html: string): string | null {
  const start = /<h[1-6](?:\s[^<>]*)?>/iu.exec(html)
  return start === null ? null : lineOf(textAfter(html, start, /<\/h[1-6]/iu).replaceAll(/<[^<>]*>/gu, ' '))
}

const maxTextCharacters = 2000

function textAfter(html: string, start: RegExpExecArray, end: RegExp): string {
  const from = start.index + start[0].length
  const rest = html.slice(from, from + maxTextCharacters)
  return rest.slice(0, Math.max(rest.search(end), 0))
}

function metaSubjectOf(html: string): string | null {
  for (const [tag] of html.matchAll(/<meta\s[^<>]{1,2000}>/giu)) {
    if (!/\sname\s{0,9}=\s{0,9}["']?subject["'\s/>]/iu.test(tag)) continue
    const content = /\scontent\s{0,9}=\s{0,9}(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/iu.exec(tag)?.groups
    return lineOf(content?.['double'] ?? content?.['single'] ?? '')
  }
  return null
}

function lineOf(html: string): string | null {
  const text = htmlToText(html).replaceAll(/\s+/gu, ' ').trim()
  return text === '' ? null : text
}
