import type { TracedText } from '../../render/trace/source-map.ts'
import { originInData } from '../data-place.ts'
import { findNonvalues } from '../rendering/nonvalues-in-url.ts'
import type { Fault, Rule } from '../rule.ts'
import type { ReadableText, RuleContext } from '../rule-context.ts'

export const renderedNonvalue: Rule = {
  id: 'rendered-nonvalue',
  group: 'rendering',
  severity: 'error',
  title: 'undefined, null, NaN or [object Object] instead of a value',
  why: 'Template engines print undefined, null or NaN when a value is missing or has the wrong type, and recipients see these words in the message.',
  source: 'How JavaScript, Handlebars and Liquid convert values to text',
  fix: 'Provide the value or a default, and print the properties of an object instead of the object itself',
  ignores:
    'The rule ignores these words in prose ("the null hypothesis", "undefined behavior", a surname), and code in <pre> and <code>. In text without variables, the rule reports these words only where a value is expected: on its own, in a greeting, after a currency sign or colon, or after words such as "your order number is". The rule does not report NaN in a message about programming.',
  bad: {
    file: 'receipt.hbs',
    text: '<p>Your receipt.</p>\n<p>Sold to {{customer}}</p>\n',
    files: { 'data.json': '{"customer": {"name": "Ada"}}' },
  },
  good: {
    about: 'These words in prose',
    text: '<p>The null hypothesis and undefined behavior: none of these is Infinity War.</p>\n',
  },
  check(context) {
    const { texts, links, images } = context
    const read = texts.filter(({ part, text }) => part !== 'code' && hint.test(text))
    const isAboutCode = read.some(({ text }) => text.includes('NaN')) && texts.some(({ text }) => aboutCode.test(text))
    return [
      ...read.flatMap((text) => inText(text, isAboutCode, context)),
      ...[...links, ...images].flatMap(({ url }) => inUrl(url, context)),
    ]
  },
}

/** Printed values that never occur as words in ordinary text. */
const certain =
  /\[object [A-Z]\w{0,30}\]|\bInvalid Date\b|(?<![\w'"(])NaN(?![\w'")])|(?<![\w'"-])(?:undefined undefined|null null)(?![\w'"-])/gu
const possible = /(?<![\w'"-])(?:undefined|null|Infinity|None|nil)(?![\w'"-])/gu

/** Programming terms. A message that contains one of these terms may mention NaN intentionally. */
const aboutCode =
  /\b(?:JavaScript|TypeScript|ECMAScript|Node\.js|Python|NumPy|pandas|isNaN|typeof|IEEE 754|floating[- ]point)\b/u

const greeting =
  /(?:^|\n)\s{0,20}(?:hi|hello|hey|dear|welcome|hallo|hej|hola|bonjour|ciao|ol[aá]|liebe[r]?|beste)\s{1,3}$/iu
const before = /(?:[$€£¥#]\s?|:\s{0,3}|\b(?:order|invoice|number|total|amount|code)\s{1,3})$/iu
/**
 * Phrases that precede a value. Text about programming may say that a property "is undefined", but not that "your order
 * is undefined".
 */
const beforeValue =
  /\b(?:your\s{1,3}(?:\w{1,20}\s{1,3}){1,3}(?:is|was|of|ends in)|(?:arrives?|arriving|delivered|delivery|expires?|due|valid|renews?|ends?|starts?|scheduled|ordered|shipped|departs?)(?:\s{1,3}(?:on|by|at|in|until|from))?)\s{1,3}$/iu

/**
 * A quick check that runs before the slow patterns. Every text with a fault contains one of these strings, but most
 * text does not.
 */
const hint = /undefined|null|NaN|Infinity|None|nil|\[object |Invalid Date|19(?:70|69)/u

/**
 * The day of Unix time 0 (1 January 1970, or 31 December 1969 west of Greenwich), which is printed for a missing date.
 */
const epochDay =
  /\b(?:Jan(?:uary|\.)? 0?1(?:st)?,? 1970|0?1(?:st)? Jan(?:uary|\.)? 1970|1970-01-01|0?1[./]0?1[./]1970|Dec(?:ember|\.)? 31(?:st)?,? 1969|31(?:st)? Dec(?:ember|\.)? 1969|1969-12-31|12\/31\/1969|31[./]12[./]1969)\b/gu
const dateLabel =
  /(?:^|[^\p{L}])(?:date|expir(?:y|es|ation)|due|deliver(?:y|ed)|arrival|renewal|valid (?:until|to)|ends?|starts?|ordered|created|updated)(?: (?:date|on))?\s{0,3}:\s{1,3}$/iu

function inText(text: ReadableText, isAboutCode: boolean, context: RuleContext): readonly Fault[] {
  const certainFaults = [...text.text.matchAll(certain)]
    .filter(({ 0: word, index }) => !isAboutCode || word !== 'NaN' || isNonvalue(text, word, index))
    .map(({ 0: word, index }) => faultAt(text, { word, index }, context))
  const covered = [...text.text.matchAll(/undefined undefined|null null/gu)].map(({ index }) => index)
  const possibleFaults = [...text.text.matchAll(possible)]
    .filter(({ index }) => !covered.some((start) => index >= start && index <= start + 'undefined '.length))
    .filter(({ 0: word, index }) => isNonvalue(text, word, index))
    .map(({ 0: word, index }) => faultAt(text, { word, index }, context))
  return [...certainFaults, ...possibleFaults, ...epochFaults(text, context)]
}

/**
 * Whether this date is a fault depends on the words before it, because it can also be a real date, such as a date of
 * birth.
 */
function epochFaults(text: ReadableText, context: RuleContext): readonly Fault[] {
  return [...text.text.matchAll(epochDay)].flatMap(({ 0: word, index }) => {
    const head = text.text.slice(Math.max(0, index - 80), index).replace(/\b(?:Thu(?:rsday)?|Wed(?:nesday)?),? $/u, '')
    if (/birth|born/iu.test(head) || !(beforeValue.test(head) || dateLabel.test(head))) return []
    const fault = faultAt(text, { word, index }, context)
    return [{ ...fault, message: `${fault.message}, which is the date for an empty timestamp (0)` }]
  })
}

function isNonvalue(text: ReadableText, word: string, index: number): boolean {
  const origin = text.originAt(index)
  if (origin.kind === 'value') return isWholeValue(text, word, index)
  // In "Discount: None", the word is a value in a table.
  const isWord = word === 'None' || word === 'nil' || word === 'Infinity'
  if (!isWord && text.text.trim() === word) return true
  const head = text.text.slice(Math.max(0, index - 80), index)
  const tail = text.text.slice(index + word.length, index + word.length + 2)
  const isGreeted = greeting.test(head) && /^[,!]/u.test(tail)
  if (isWord) return isGreeted || /[$€£¥]\s?$/u.test(head)
  if (!/^(?:[\s,.!;%<]|$)/u.test(tail)) return false
  const isName = text.part === 'subject' && head === '' && tail.startsWith(',')
  if (isName || beforeValue.test(head) || greeting.test(head)) return true
  // "Note: null is allowed" is not a fault, but "Total: null" is, because no word follows.
  return before.test(head) && !(/:\s*$/u.test(head) && /^\s\w/u.test(tail))
}

/** Returns whether the expression that printed this word printed nothing else. */
function isWholeValue(text: TracedText, word: string, index: number): boolean {
  const { place } = text.originAt(index)
  const isSame = (at: number): boolean => {
    const origin = text.originAt(at)
    return origin.kind === 'value' && origin.place.line === place.line && origin.place.column === place.column
  }
  const end = index + word.length
  return !(index > 0 && isSame(index - 1)) && !(end < text.text.length && isSame(end))
}

interface Found {
  readonly word: string
  readonly index: number
}

function faultAt(text: TracedText, { word, index }: Found, context: RuleContext): Fault {
  const origin = text.originAt(index)
  const by = origin.expression === null ? '' : `${origin.expression} printed `
  // Report a printed object in the template, but a printed word such as "null" in the data.
  const at = word.startsWith('[') ? origin : originInData(JSON.stringify(word), origin, context)
  return { at, message: by === '' ? `The text contains "${word}"` : `${by}"${word}"` }
}

function inUrl(url: TracedText, context: RuleContext): readonly Fault[] {
  return findNonvalues(url.text).map(({ word, index }) => ({
    at: originInData(url.text, url.originAt(index), context),
    message: `A URL contains "${word}"`,
  }))
}
