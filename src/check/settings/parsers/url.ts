/**
 * Parses the URLs of services. A URL must not contain a user, password, query or fragment, because secrets have their
 * own settings.
 */

import { ok, type Parsed } from '../../../foundation/errors/problem.ts'
import { isLoopbackHost } from '../../../foundation/world/ip-address.ts'
import { badText } from '../engine/bad-text.ts'
import type { ParseText } from '../engine/row.ts'

interface UrlRules {
  readonly example: string
  /** Where plain HTTP is allowed. `loopback` allows it only for this machine, because secrets are sent to the URL. */
  readonly plainHttp: 'anywhere' | 'loopback'
}

/** Creates a parser for URLs. Slashes at the end of a URL are removed. */
export function serviceUrl({ example, plainHttp }: UrlRules): ParseText<string> {
  return (text, input) => {
    const given = { input, text }
    const url = text.length > 2048 ? null : URL.parse(text)
    if (url === null || !/^https?:$/u.test(url.protocol)) return badText(given, `a URL such as ${example}`)
    if (url.username !== '' || url.password !== '') return badText(given, 'a URL without a user name or password')
    // Check the text itself, because `url.search` is empty both for `https://host/?` and for a URL without a query.
    if (/[?#]/u.test(text)) return badText(given, 'a URL without a query (?) or fragment (#)')
    if (url.protocol === 'http:' && plainHttp === 'loopback' && !isLoopbackHost(url.hostname)) {
      return badText(
        given,
        'an https URL (http is allowed only for this machine)',
        'use https://, because secrets are sent to this URL',
      )
    }
    return ok(`${url.origin}${url.pathname.replace(/\/+$/u, '')}`)
  }
}

const parseBaseUrl = serviceUrl({ example: 'https://presend.example/api/v1', plainHttp: 'loopback' })

/** Parses the base URL of the API, which must end in `/api/v1`. */
export function parseApiUrl(text: string, input: string): Parsed<string> {
  const url = parseBaseUrl(text, input)
  if (url.status === 'bad' || url.value.endsWith('/api/v1')) return url
  return badText({ input, text }, 'a URL that ends in /api/v1', `try ${url.value.replace(/\/api$/u, '')}/api/v1`)
}
