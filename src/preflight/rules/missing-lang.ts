import { shorten } from '../../foundation/errors/shorten.ts'
import { guessLanguage } from '../accessibility/guess-language.ts'
import { type Edited, insertAttribute, replaceText } from '../fix/attribute-edits.ts'
import { attributeOf, attributeValue, elementsNamed, type HtmlElement } from '../html/html-document.ts'
import type { Fault, Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'

export const missingLang: Rule = {
  id: 'missing-lang',
  group: 'accessibility',
  severity: 'notice',
  title: 'Language not declared',
  why: 'Screen readers choose the pronunciation based on the lang attribute, and clients use it for hyphenation and translation.',
  source: 'WCAG 2.2, 3.1.1 Language of Page; BCP 47',
  fix: 'Set the language of the text on <html>, such as lang="en"',
  ignores: 'The rule ignores fragments and Markdown, because presend itself wraps them in a document.',
  bad: '<!doctype html>\n<html>\n<head><title>Hello</title></head>\n<body><p>Hello</p></body>\n</html>\n',
  good: {
    about: 'A language tag with a script and a region',
    text: '<html lang="zh-Hant-TW"><body><p>你好</p></body></html>\n',
  },
  check(context) {
    const [root] = context.html === null ? [] : elementsNamed(context.html, 'html')
    if (root === undefined || context.template.kind === 'markdown') return null
    const lang = attributeValue(root, 'lang')?.trim() ?? null
    const at = context.originAt(root.start)
    if (lang === null || lang === '') return undeclared(root, lang, context)
    if (lang.toLowerCase() === 'und') return { at, message: 'lang="und" does not declare a language' }
    if (isLanguageTag(lang)) return null
    // Many systems write locales as "en_US".
    const language = lang.replace('_', '-')
    const edit = isLanguageTag(language) ? editOf(root, { lang, language }, context) : {}
    return { at, message: `lang="${shorten(lang)}" is not a language tag (BCP 47)`, ...edit }
  },
}

function undeclared(root: HtmlElement, lang: string | null, context: RuleContext): Fault {
  const at = context.originAt(root.start)
  const message = lang === null ? '<html> has no lang attribute' : 'The lang attribute of <html> is empty'
  const language = likelyLanguage(root, context)
  if (language === null) return { at, message }
  return { at, message, fix: `Add lang="${language}" to <html>`, ...editOf(root, { lang, language }, context) }
}

function likelyLanguage(root: HtmlElement, { texts }: RuleContext): string | null {
  const xmlLang = attributeValue(root, 'xml:lang')?.trim() ?? ''
  if (isLanguageTag(xmlLang)) return xmlLang
  const body = texts.filter(({ part }) => part === 'body')
  return guessLanguage(body.map(({ text }) => text).join('\n'))
}

function editOf(root: HtmlElement, { lang, language }: LangChange, context: RuleContext): Edited {
  if (lang === null) return insertAttribute(root, `lang="${language}"`, context)
  const attribute = attributeOf(root, 'lang')
  if (attribute === undefined) return {}
  const before = context.htmlText?.text.slice(attribute.nameStart, attribute.valueStart) ?? ''
  const written = `${before}${attribute.value}`
  return replaceText(attribute.nameStart, { before: written, after: `${before}${language}` }, context)
}

interface LangChange {
  /** The value of the attribute; null if it is missing. */
  readonly lang: string | null
  readonly language: string
}

function isLanguageTag(tag: string): boolean {
  if (!/^[a-z]{2,3}(?:-|$)/iu.test(tag)) return false
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
