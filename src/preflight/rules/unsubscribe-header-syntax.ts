import { shorten } from '../../foundation/errors/shorten.ts'
import type { TracedField } from '../../render/trace/trace-template.ts'
import { findPlaceholders } from '../rendering/placeholders.ts'
import type { Fault, Rule } from '../rule.ts'
import { hasOpaquePart, oneClickValue, parseListUnsubscribe } from '../unsubscribe/list-unsubscribe.ts'

export const unsubscribeHeaderSyntax: Rule = {
  id: 'unsubscribe-header-syntax',
  group: 'unsubscribe',
  severity: 'error',
  title: 'Invalid List-Unsubscribe header',
  why: 'Clients ignore a header field with invalid syntax and show no unsubscribe button.',
  source: 'RFC 2369 §2; RFC 8058 §3.1 and §5',
  fix: 'Write <https://shop.example/unsubscribe/TOKEN>, <mailto:unsubscribe+TOKEN@shop.example>',
  ignores: 'The rule ignores comments in parentheses, and addresses with a placeholder that your provider fills in.',
  bad: '---\nsubject: News\nfrom: Shop <news@fernhill-bikes.com>\nheaders: |\n  List-Unsubscribe: https://fernhill-bikes.com/u/8f2c4e\n  List-Unsubscribe-Post: List-Unsubscribe=One-Click\n---\n<p>News</p>\n',
  good: {
    about: 'A token from the data',
    file: 'token.liquid',
    text: '---\nsubject: News\nfrom: Shop <news@fernhill-bikes.com>\nheaders: |\n  List-Unsubscribe: <https://fernhill-bikes.com/off/{{ t }}>\n  List-Unsubscribe-Post: List-Unsubscribe=One-Click\n---\n<p>News</p>\n',
    files: { 'data.json': '{"t": "me"}' },
  },
  check({ fieldsNamed, template }) {
    const isOneCopy = template.kind === 'eml'
    const hasPost = fieldsNamed('list-unsubscribe-post').length > 0
    return [
      ...fieldsNamed('list-unsubscribe').flatMap((field) => faultsOf(field, { isOneCopy, hasPost }) ?? []),
      ...fieldsNamed('list-unsubscribe-post').flatMap((one) => postFaults(one) ?? []),
    ]
  },
}

interface MessageFacts {
  readonly isOneCopy: boolean
  readonly hasPost: boolean
}

function faultsOf({ value, namePlace: at }: TracedField, { isOneCopy, hasPost }: MessageFacts): Fault | null {
  // The unresolved-variable rule reports placeholders that remain in the message.
  if (findPlaceholders(value.text, 'url').length > 0) return null
  const { uris, strays } = parseListUnsubscribe(value.text)
  const [stray] = strays
  if (stray !== undefined) return { at, message: `List-Unsubscribe: "${shorten(stray)}" is not in angle brackets` }
  const joined = uris.find(({ text }) => /[\s,].*:/u.test(text))
  if (joined !== undefined)
    return {
      at,
      message: `List-Unsubscribe: each address must have its own angle brackets: "<${shorten(joined.text)}>"`,
    }
  if (/>\s{0,20}</u.test(value.text)) {
    const message =
      'List-Unsubscribe: the addresses are not separated by a comma, so some clients read only the first one'
    return { at, severity: 'warning', message, fix: 'Separate the addresses with a comma' }
  }
  const insecure = uris.find(({ scheme }) => scheme === 'http')
  if (insecure !== undefined) {
    // If the message does not offer one-click unsubscribe, readers can use the mailto: address instead.
    const isUsable = !hasPost && uris.some(({ scheme }) => scheme === 'mailto')
    const message = `List-Unsubscribe: "${shorten(insecure.text)}" does not use https, which one-click unsubscribe requires`
    const fix = hasPost ? insecureFix : `${insecureFix}, and add the header List-Unsubscribe-Post: ${oneClickValue}`
    return { at, message, fix, severity: isUsable ? 'warning' : 'error' }
  }
  const unknown = uris.find(({ scheme }) => scheme === 'other')
  if (unknown !== undefined || uris.length === 0) {
    return {
      at,
      message: `List-Unsubscribe has no https or mailto address${unknown === undefined ? '' : `: "${shorten(unknown.text)}"`}`,
    }
  }
  const https = uris.filter(({ scheme }) => scheme === 'https')
  if (https.length > 1)
    return {
      at,
      severity: 'warning',
      message: `List-Unsubscribe has ${https.length} https addresses; RFC 8058 requires exactly one`,
    }
  const [uri] = https
  if (
    isOneCopy ||
    uri === undefined ||
    hasOpaquePart(uri.text) ||
    value.valuesIn(uri.index, uri.index + uri.text.length).length > 0
  )
    return null
  const message =
    'The https address in List-Unsubscribe is the same for all recipients, so it does not identify who unsubscribes'
  return {
    at,
    severity: 'warning',
    message,
    fix: `Add a token that identifies the recipient and the list: <${shorten(uri.text)}/TOKEN>`,
  }
}

const insecureFix = 'Change http: to https:'

function postFaults({ value, namePlace: at }: TracedField): Fault | null {
  const text = value.text.trim()
  if (text === oneClickValue) return null
  const isCase = text.toLowerCase() === oneClickValue.toLowerCase()
  const message = `List-Unsubscribe-Post is "${shorten(text)}", expected "${oneClickValue}"`
  return { at, severity: isCase ? 'warning' : 'error', message, fix: `Write List-Unsubscribe-Post: ${oneClickValue}` }
}
