/** Parses List-Unsubscribe. Source: RFC 2369 §2, RFC 8058 §3.1. */

/** A URI in angle brackets, or a URI whose brackets are missing. */
export interface UnsubscribeUri {
  readonly text: string
  readonly scheme: 'https' | 'http' | 'mailto' | 'other'
  readonly index: number
}

export interface ListUnsubscribe {
  readonly uris: readonly UnsubscribeUri[]
  /** Text outside brackets. If the field starts with text outside brackets, clients ignore the whole field. */
  readonly strays: readonly string[]
}

/** Parses the value of a List-Unsubscribe field. */
export function parseListUnsubscribe(value: string): ListUnsubscribe {
  const uris: UnsubscribeUri[] = []
  for (const match of value.matchAll(/<([^<>]{0,2000})>/gu)) {
    const text = match[1]?.trim() ?? ''
    uris.push({ text, scheme: schemeOf(text), index: match.index + 1 })
  }
  const rest = value.replaceAll(/<[^<>]{0,2000}>/gu, ',')
  const strays = rest
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '' && !/^\([^()]*\)$/u.test(piece))
  return { uris, strays }
}

function schemeOf(text: string): UnsubscribeUri['scheme'] {
  const scheme = /^([a-z][a-z0-9+.-]*):/iu.exec(text)?.[1]?.toLowerCase()
  return scheme === 'https' || scheme === 'http' || scheme === 'mailto' ? scheme : 'other'
}

/** The only valid value of List-Unsubscribe-Post. */
export const oneClickValue = 'List-Unsubscribe=One-Click'

/** Returns whether a URL contains a part that can identify a recipient: a token, an id or a parameter. */
export function hasOpaquePart(uri: string): boolean {
  const { pathname, search } = URL.parse(uri) ?? { pathname: uri, search: '' }
  const hasParameter = /[?&][^=&?]+=[^&]{2,}/u.test(search) || /^\?[\w-]{8,}$/u.test(search)
  return (
    hasParameter ||
    pathname.split('/').some((part) => part.length >= 6 && /\d/u.test(part)) ||
    /[\w-]{16,}/u.test(pathname)
  )
}
