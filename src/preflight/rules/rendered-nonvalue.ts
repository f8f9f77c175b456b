/** Defines the rule rendered-nonvalue. */

import type { TracedText } from '../../template/trace/source-map.ts'
import { originInData } from '../data-place.ts'
import type { Fault, Rule } from '../rule.ts'
import type { RuleContext } from '../rule-context.ts'

export const renderedNonvalue: Rule = {
  id: 'rendered-nonvalue',
  group: 'rendering',
  severity: 'error',
  title: 'undefined, null, NaN or [object Object] instead of a value',
  why: 'Template engines print these for values that are missing or have the wrong type, and the recipient reads them.',
  source: 'How JavaScript, Handlebars and Liquid convert values to text',
  fix: 'Provide the value or a default, and print the properties of objects instead of the objects',
  ignores:
    'The rule ignores these words in prose ("the null hypothesis", "undefined behavior", a surname), and code in <pre> and <code>. In text without variables, such a word counts only on its own, in a greeting, or after a currency sign or colon.',
  bad: [
    {
      file: 'receipt.hbs',
      text: '<p>Your receipt.</p>\n<p>Sold to {{customer}}</p>\n',
      files: { 'data.json': '{"customer": {"name": "Ada"}}' },
      line: 2,
    },
    { file: 'deposit.html', text: '<p>Your deposit</p>\n<p>Total: €NaN</p>\n', line: 2 },
    { file: 'hello.html', text: '<p>Hello undefined,</p>\n', line: 1 },
    { file: 'colon.html', text: '<p>Your refund</p>\n<p>Amount: undefined</p>\n', line: 2 },
    { file: 'cell.html', text: '<table><tr><td>Size</td>\n<td> null </td></tr></table>\n', line: 2 },
    { file: 'date.html', text: '<p>Pick it up on Invalid Date.</p>\n', line: 1 },
    { file: 'link.html', text: '<p><a href="https://fernhill-bikes.com/orders/undefined">Order</a></p>\n', line: 1 },
    {
      file: 'name.liquid',
      text: '<p>Hi {{ name }}, see you.</p>\n',
      files: { 'data.json': '{\n"name": "null"\n}' },
      line: 2,
    },
  ],
  good: [
    {
      about: 'The words in prose',
      file: 'prose.html',
      text: '<p>The null hypothesis and undefined behavior: none of these is Infinity War.</p>\n',
    },
    { about: 'Prose behind a colon', file: 'note.html', text: '<p>Note: null is allowed here.</p>\n' },
    { about: 'Code', file: 'code.html', text: '<p>It returns <code>null</code>.</p>\n<pre>undefined</pre>\n' },
    {
      about: 'A value with one of the words in it',
      file: 'title.liquid',
      text: '<p>{{ title }}</p>\n',
      files: { 'data.json': '{"title": "The null hypothesis"}' },
    },
    { about: 'A surname', file: 'surname.html', text: '<p>Dear Ms Null, thank you.</p>\n' },
  ],
  check(context) {
    const { texts, links, images } = context
    const read = texts.filter(({ part }) => part !== 'code')
    return [
      ...read.flatMap((text) => inText(text, context)),
      ...[...links, ...images].flatMap(({ url }) => inUrl(url, context)),
    ]
  },
}

/** Printed values that never occur as ordinary words. */
const certain = /\[object [A-Z]\w{0,30}\]|\bInvalid Date\b|(?<![\w'"(])NaN(?![\w'")])/gu
const possible = /(?<![\w'"-])(?:undefined|null|Infinity|None|nil)(?![\w'"-])/gu

const before =
  /(?:[$€£¥#]\s?|:\s{0,3}|(?:^|\n)\s{0,20}(?:hi|hello|hey|dear|hallo|hej|hola|bonjour|ciao|ol[aá]|liebe[r]?|beste)\s{1,3}|\b(?:order|invoice|number|total|amount|code)\s{1,3})$/iu

/** A quick check before the slow patterns. Every fault contains one of these strings, but most texts do not. */
const hint = /undefined|null|NaN|Infinity|None|nil|\[object |Invalid Date/u

function inText(text: TracedText, context: RuleContext): readonly Fault[] {
  if (!hint.test(text.text)) return []
  const certainFaults = [...text.text.matchAll(certain)].map(({ 0: word, index }) =>
    faultAt(text, { word, index }, context),
  )
  const possibleFaults = [...text.text.matchAll(possible)]
    .filter(({ 0: word, index }) => isNonvalue(text, word, index))
    .map(({ 0: word, index }) => faultAt(text, { word, index }, context))
  return [...certainFaults, ...possibleFaults]
}

function isNonvalue(text: TracedText, word: string, index: number): boolean {
  const origin = text.originAt(index)
  if (origin.kind === 'value') return isWholeValue(text, word, index)
  // In "Discount: None", the word is the value in a table.
  const isWord = word === 'None' || word === 'nil' || word === 'Infinity'
  if (!isWord && text.text.trim() === word) return true
  const head = text.text.slice(Math.max(0, index - 40), index)
  const tail = text.text.slice(index + word.length, index + word.length + 2)
  if (isWord) return /[$€£¥]\s?$/u.test(head)
  if (!before.test(head) || !/^(?:[\s,.!;<]|$)/u.test(tail)) return false
  // "Note: null is allowed" is a sentence, but in "Total: null", the text ends after the word.
  return !(/:\s*$/u.test(head) && /^\s\w/u.test(tail))
}

/** Returns whether the expression printed only this word. */
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
  // If an object was printed, the fault is in the template; if the text "null" was printed, the fault is in the data.
  const at = word.startsWith('[') ? origin : originInData(JSON.stringify(word), origin, context)
  return { at, message: by === '' ? `The text contains "${word}"` : `${by}"${word}"` }
}

const inPath = /(?<=[/=])(?:undefined|null|NaN|\[object(?: |%20|\+)Object\])(?=$|[/?&#])/gu

function inUrl(url: TracedText, context: RuleContext): readonly Fault[] {
  if (!hint.test(url.text) && !url.text.includes('[object')) return []
  return [...url.text.matchAll(inPath)].map(({ 0: word, index }) => ({
    at: originInData(url.text, url.originAt(index), context),
    message: `A URL contains "${word}"`,
  }))
}
