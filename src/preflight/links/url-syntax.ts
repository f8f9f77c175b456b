/** Finds typos in URLs. */

import type { LinkTarget } from './link-target.ts'

export interface SyntaxFault {
  readonly message: string
  /** The URL that the author probably meant; null if unknown. */
  readonly corrected: string | null
}

/** Returns the first typo in a URL, or null if there is none. */
export function syntaxFaultOf({ text, scheme }: Pick<LinkTarget, 'text' | 'scheme'>): SyntaxFault | null {
  if (scheme === 'mailto') return mailtoFault(text)
  if (scheme === 'tel' || scheme === 'sms') return phoneFault(text, scheme)
  return quoteFault(text) ?? schemeTypo(text) ?? (isWeb(text) ? webFault(text) : null)
}

/**
 * Finds quotation marks around a URL. Such quotation marks come from word processors or from attributes with two pairs
 * of quotes.
 */
function quoteFault(text: string): SyntaxFault | null {
  const quoted = /^["'“”„«]\s{0,3}(?<url>(?:https?:\/\/|www\.|mailto:)[^"'“”„«»]{1,2000})["'“”„»]?$/iu.exec(text)
  const url = quoted?.groups?.['url']
  return url === undefined ? null : { message: 'The link has quotation marks around it', corrected: url.trim() }
}

function isWeb(text: string): boolean {
  return /^(?:https?:)?\/\//iu.test(text)
}

function schemeTypo(text: string): SyntaxFault | null {
  const doubled = /^https?:\/*(?=https?:?\/\/)/iu.exec(text)
  if (doubled !== null)
    return {
      message: 'The link has two schemes',
      corrected: text.slice(doubled[0].length).replace(/^(https?)\/\//iu, '$1://'),
    }
  const start = /^([a-z]{2,8})([:;.,]?)(\/{0,4})/iu.exec(text)
  const [whole = '', word = '', mark = '', slashes = ''] = start ?? []
  if (!/^[htps]{3,7}$/iu.test(word) || !/^h|^t+p/iu.test(word)) return null
  const isExact = /^https?$/iu.test(word)
  if (isExact && mark === ':' && slashes === '//') return null
  // Relative URLs such as "https.example.com" and "http-status" contain no typo.
  if (slashes === '' && !(isExact && mark === ':')) return null
  if (!isExact && slashes.length < 2) return null
  const corrected = `${/s$/iu.test(word) || !isExact ? 'https' : word.toLowerCase()}://${text.slice(whole.length)}`
  return { message: "The link's scheme is misspelled", corrected }
}

function webFault(text: string): SyntaxFault | null {
  if (/\s/u.test(text)) {
    const hasBreak = /[\r\n]/u.test(text)
    const corrected = text.replaceAll(/[\r\n\t]+\s*/gu, '').replaceAll(/\s/gu, '%20')
    return { message: hasBreak ? 'The link contains a line break' : 'The link contains a space', corrected }
  }
  const raw = /["<>]/u.exec(text)?.[0]
  if (raw !== undefined)
    return {
      message: `The link contains an unencoded ${raw}`,
      corrected: text.replaceAll(/["<>]/gu, encodeURIComponent),
    }
  if (/%(?![0-9a-f]{2})/iu.test(text))
    return {
      message: 'The link contains an invalid percent-encoding',
      corrected: text.replaceAll(/%(?![0-9a-f]{2})/giu, '%25'),
    }
  return hostFault(text) ?? bracketFault(text) ?? questionFault(text)
}

function hostFault(text: string): SyntaxFault | null {
  const authority = /^(?:https?:)?\/\/([^/?#\\]*)/iu.exec(text)?.[1] ?? ''
  const isParsed = URL.parse(text, 'https://mail.invalid/') !== null
  if (authority === '' || !isParsed) return { message: "The link's host name is not valid", corrected: null }
  const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/u, '')
  if (host.startsWith('[')) return null
  if (host.includes(',')) return { message: "The link's host name contains a comma", corrected: text.replace(',', '.') }
  if (/^\.|\.\.|^-/u.test(host)) return { message: "The link's host name is not valid", corrected: null }
  const ending = misspelledEndings[/\.([a-z]{2,4})$/iu.exec(host)?.[1]?.toLowerCase() ?? '']
  if (ending === undefined) return null
  const right = host.replace(/[a-z]{2,4}$/iu, ending)
  return { message: "The link's domain is misspelled", corrected: text.replace(host, () => right) }
}

/** Misspellings of top-level domains, none of which is itself a top-level domain. */
const misspelledEndings: Readonly<Record<string, string>> = {
  con: 'com',
  cpm: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  vom: 'com',
  nte: 'net',
  ogr: 'org',
  rog: 'org',
}

const pairs: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]

/** Finds a closing bracket that belongs to the surrounding text, as in `[text](https://…))`. */
function bracketFault(text: string): SyntaxFault | null {
  for (const [open, close] of pairs) {
    const openCount = text.split(open).length
    const closeCount = text.split(close).length
    if (openCount === closeCount) continue
    const isLast = closeCount > openCount && text.endsWith(close)
    return { message: 'The link has an unbalanced bracket', corrected: isLast ? text.slice(0, -1) : null }
  }
  return null
}

/**
 * Finds a misplaced question mark. Queries may contain question marks, so a second question mark is an error only if it
 * precedes another parameter.
 */
function questionFault(text: string): SyntaxFault | null {
  const query = text.split('#', 1)[0]?.split('?') ?? []
  if (query.length < 3 || !/^[\w.[\]-]{1,60}=/u.test(query[2] ?? '') || /:\/\//u.test(query[1] ?? '')) return null
  const [base = '', ...rest] = query
  const fragment = text.slice(text.split('#', 1)[0]?.length ?? 0)
  return { message: 'The link has two question marks', corrected: `${base}?${rest.join('&')}${fragment}` }
}

function mailtoFault(text: string): SyntaxFault | null {
  const rest = text.slice('mailto:'.length)
  const [written = ''] = rest.split('?', 1)
  const address = written.trim()
  // A mailto: link for sharing has a subject or body but no address, because the reader chooses the recipient.
  if (address === '') return /\?\w/u.test(rest) ? null : { message: 'The mailto: link has no address', corrected: null }
  if (address.startsWith('//'))
    return { message: 'A mailto: link must not have slashes before the address', corrected: `mailto:${rest.slice(2)}` }
  const isValid = address.split(',').every((one) => isMailAddress(one.trim()))
  return isValid ? null : { message: 'The mailto: link has an invalid address', corrected: null }
}

/**
 * The maximum length of an address. The limit is far above the 254 characters allowed by RFC 5321, because addresses in
 * URLs can be percent-encoded.
 */
const maxAddressLength = 1000

function isMailAddress(text: string): boolean {
  return text.length <= maxAddressLength && /^[^\s@]+(?:@|%40)[^\s@]+$/iu.test(text)
}

function phoneFault(text: string, scheme: string): SyntaxFault | null {
  const [number = ''] = text.slice(scheme.length + 1).split(/[?;&]/u, 1)
  // Phone numbers can contain letters: tel:1-800-FLOWERS.
  if (/\d/u.test(number)) return null
  return scheme === 'sms' ? null : { message: 'The tel: link has no number', corrected: null }
}
