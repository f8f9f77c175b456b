import type { Fault, Rule } from '../rule.ts'
import type { ReadableText } from '../rule-context.ts'

export const emptyGreeting: Rule = {
  id: 'empty-greeting',
  group: 'rendering',
  severity: 'warning',
  title: 'Greeting or sentence with a missing word',
  why: 'A variable without a value leaves "Hi ," or "Order # has shipped", and the recipient notices that something went wrong.',
  source: 'How template engines print an empty value',
  fix: 'Give the variable a default value, such as {{ name | default: "there" }}',
  ignores: 'The rule ignores "Hi there,", "Hi," without a space before the comma, and French spacing before ! and ?.',
  bad: {
    file: 'reset.liquid',
    text: '<p>A new password</p>\n<p>Hi {{ user.nickname }},</p>\n',
    files: { 'data.json': '{"user": {"nickname": ""}}' },
  },
  good: { about: 'A greeting without a name', text: '<p>Hi there,</p>\n<p>Hello, and welcome!</p>\n<p>Hi,</p>\n' },
  check({ texts, html }) {
    const language = html?.elements.find(({ name }) => name === 'html')?.attributes.find(({ name }) => name === 'lang')
    const isFrench = language?.value.toLowerCase().startsWith('fr') === true
    return texts.filter(({ part }) => part !== 'code' && part !== 'header').flatMap((text) => holesIn(text, isFrench))
  },
}

const greeting =
  /(?:^|\n)\s{0,50}(?<word>hi|hello|hey|dear|hallo|liebe|lieber|guten tag|bonjour|salut|cher|chère|hola|estimad[oa]|ciao|gentile|ol[aá]|hoi|beste|hej|kære|kjære|hei|cześć|ahoj)[ \u00a0]{1,20}(?<mark>[,!])/giu
const numberSign =
  /\b(?:order|invoice|ticket|case|booking|bestellung|rechnung|commande|pedido)[ \u00a0]{0,2}#(?=[ \u00a0]{1,3}[a-z]{2})/giu
const spacedMark = /[ \u00a0](?=[,.;:!?](?:\s|$))/gu

/**
 * A quick check that runs before the slow patterns. Every text with a fault matches this pattern, but most text does
 * not.
 */
const hint = /[ \u00a0][,.;:!?]|#/u

function holesIn(text: ReadableText, isFrench: boolean): readonly Fault[] {
  if (!hint.test(text.text)) return []
  const greetings = [...text.text.matchAll(greeting)].flatMap((match): Fault | [] => {
    if (match.groups?.['mark'] === '!' && (isFrench || /^(?:bonjour|salut)$/iu.test(match.groups['word'] ?? '')))
      return []
    return faultAt(text, match.index + match[0].length - 1, `The greeting has no name: "${match[0].trim()}"`)
  })
  if (greetings.length > 0) return greetings.slice(0, 1)
  const numbers = [...text.text.matchAll(numberSign)].map(({ 0: word, index }) =>
    faultAt(text, index + word.length, `No number follows "${word}"`),
  )
  const sentences = [...text.text.matchAll(spacedMark)]
    .filter(({ index }) => text.emptyValuesIn(index + 1, index + 1).length > 0)
    .map(({ index }) => faultAt(text, index + 1, 'A variable in this sentence has an empty value'))
  return [...numbers, ...sentences]
}

/**
 * Returns a fault at the expression that printed nothing or, if no such expression is known, at the gap in the text.
 */
function faultAt(text: ReadableText, index: number, message: string): Fault {
  const empty = text.emptyValuesIn(Math.max(0, index - 1), index + 1).at(-1)
  return { at: empty ?? text.originAt(Math.max(0, index - 1)), message }
}
