import { sliceTraced, type TextOrigin, type TracedText } from '../../render/trace/source-map.ts'
import { originInData } from '../data-place.ts'
import type { Severity } from '../finding.ts'
import type { HtmlElement } from '../html/html-document.ts'
import { isFilledBy } from '../rendering/esp-variables.ts'
import type { Placeholder } from '../rendering/placeholder.ts'
import { findPlaceholders } from '../rendering/placeholders.ts'
import type { Fault, Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'

export const unresolvedVariable: Rule = {
  id: 'unresolved-variable',
  group: 'rendering',
  severity: 'error',
  title: 'Unresolved placeholder',
  why: 'The recipient reads the placeholder instead of the value, and a link that contains a placeholder does not work.',
  source: 'Gmail requires accurate content (support.google.com/a/answer/81126)',
  fix: 'Add the variable to the data, correct its name or syntax, or list it in allow-variables if your provider fills it in',
  ignores:
    'The rule ignores code in <pre> and <code>, text in {% raw %} or after a backslash, braces in CSS and Outlook conditionals, percentages, and variables in allow-variables.',
  bad: '<p>Welcome, {{ first_name }}!</p>\n<p>Your shop is open.</p>\n',
  good: {
    about: 'Code that is shown to the reader',
    text: '<p>Copy this:</p>\n<pre>{{ first_name }}</pre>\n<p>or <code>${name}</code></p>\n',
  },
  check(context) {
    const isUsedName = usedNames(context)
    return targets(context).flatMap((target) => faultsIn(target, isUsedName, context))
  },
}

interface Target {
  readonly text: TracedText
  readonly place: 'url' | 'text'
  readonly severity: Severity
}

function targets(context: RuleContext): readonly Target[] {
  const { texts, links, images, sheets, html } = context
  const otherUrls = (html?.elements ?? []).flatMap((element) => otherUrlsOf(element, context))
  const urls = [...links, ...images].map(({ url }) => url)
  return [
    ...texts
      .filter(({ part }) => part !== 'code')
      .map(
        (text): Target => ({
          text,
          place: text.part === 'header' ? 'url' : 'text',
          // A fault in <title> is only a warning, because mail clients do not show it. If the title is also the
          // subject, the subject has the same fault, as an error.
          severity: text.part === 'title' ? 'warning' : 'error',
        }),
      ),
    ...[...urls, ...otherUrls, ...sheets.flatMap(({ css }) => cssUrls(css))].map(
      (text): Target => ({ text, place: 'url', severity: 'error' }),
    ),
  ]
}

const urlAttributes = new Set(['src', 'srcset', 'poster', 'href'])

/** Returns the URLs in an element's attributes that are neither links nor images. */
function otherUrlsOf({ name, attributes }: HtmlElement, { attributeText }: RuleContext): readonly TracedText[] {
  return attributes.flatMap((attribute) => {
    if (attribute.name === 'style') return attribute.value.includes('url(') ? cssUrls(attributeText(attribute)) : []
    if (!urlAttributes.has(attribute.name)) return []
    const isKnown = attribute.name === 'src' ? name === 'img' : attribute.name === 'href' && /^(?:a|area)$/u.test(name)
    return isKnown ? [] : [attributeText(attribute)]
  })
}

function cssUrls(css: TracedText): readonly TracedText[] {
  return [...css.text.matchAll(/url\((?<url>[^)]{1,1000})\)/giu)].map(({ index, groups }) =>
    sliceTraced(css, index + 'url('.length, index + 'url('.length + (groups?.['url'] ?? '').length),
  )
}

/** Returns a function that tests whether a name occurs in the template's expressions. */
function usedNames({ template }: RuleContext): (name: string) => boolean {
  const names = new Set(
    template.sources.flatMap(({ text }) =>
      [...text.matchAll(/\{[{%](?<expression>[^{}]{1,500})\}/gu)].flatMap(
        ({ groups }) => groups?.['expression']?.match(/[A-Za-z_]\w{1,60}/gu) ?? [],
      ),
    ),
  )
  return (name) => names.has(name)
}

function faultsIn(
  { text, place, severity }: Target,
  isUsedName: (name: string) => boolean,
  context: RuleContext,
): readonly Fault[] {
  return findPlaceholders(text.text, place, isUsedName).flatMap((placeholder): Fault | [] => {
    const origin = text.originAt(placeholder.index)
    if (isOnPurpose(placeholder, origin, context)) return []
    const at = originInData(placeholder.written, origin, context)
    const message = placeholder.isIncomplete ? 'Placeholders with a missing delimiter' : 'Unresolved placeholders'
    const fault = { at, message, item: placeholder.written, severity }
    const isForEngine =
      !placeholder.isIncomplete && /^\{[{%]/u.test(placeholder.written) && lacksEngine(origin, context)
    return isForEngine ? Object.assign(fault, { fix: engineFix }) : fault
  })
}

const engineFix =
  'Set engine to handlebars or liquid, so that presend renders the variable, or list it in allow-variables if your provider fills it in'

/** Returns whether the template itself contains the placeholder, and its variables are not rendered. */
function lacksEngine({ kind }: TextOrigin, { template }: RuleContext): boolean {
  return template.engine === null && template.kind !== 'eml' && kind !== 'value'
}

function isOnPurpose(
  { name, written, isIncomplete }: Placeholder,
  origin: TextOrigin,
  { settings, template }: RuleContext,
): boolean {
  if (/^\{%-?\s*raw/u.test(origin.expression ?? '')) return true
  const allowed = settings.allowVariables.some(
    (one) => normalize(one) === normalize(written) || normalize(one) === normalize(name),
  )
  return allowed || (!isIncomplete && isFilledBy(settings.esps, written)) || isEscaped(origin, template)
}

/** Converts a name to lower case and removes white space, because providers ignore case and white space. */
function normalize(name: string): string {
  return name.toLowerCase().replaceAll(/\s/gu, '')
}

/** Returns whether a placeholder is written as `\{{`, which Handlebars prints as `{{`. */
function isEscaped({ place, kind }: TextOrigin, { sources, engine }: RuleContext['template']): boolean {
  if (kind !== 'literal' || place.line === undefined || place.column === undefined) return false
  const source = sources.find(({ file }) => file === place.file)
  if (source === undefined || engine !== 'handlebars') return false
  return source.text.split('\n', place.line)[place.line - 1]?.[place.column - 2] === '\\'
}
