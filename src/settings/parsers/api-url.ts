/** The base URL of a service. */

import type { Parsed } from '../../errors/problem.ts'
import { ok } from '../../errors/problem.ts'
import { badText } from './bad-text.ts'
import { isLoopback } from './host.ts'

const example = 'a URL such as https://presend.example/api/v1'

/** A base URL that ends in `/api/v1`; a trailing slash is cut. The token travels there, so plain http is for loopback only. */
export function parseApiUrl(text: string, input: string): Parsed<string> {
  const given = { input, text }
  const url = text.length > 2048 ? null : URL.parse(text)
  if (url === null || !/^https?:$/u.test(url.protocol)) return badText(given, example)
  if (url.username !== '' || url.password !== '') {
    return badText(given, 'a URL without user and password', 'give the token as api-token')
  }
  // `https://host/api/v1?` has an empty query that `url.search` does not show.
  if (/[?#]/u.test(text)) return badText(given, 'a URL without query (?) and fragment (#)', 'cut it after /api/v1')
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    return badText(given, 'https (http only to this machine)', 'the token would travel unencrypted: write https://')
  }
  const path = url.pathname.replace(/\/+$/u, '')
  if (path.endsWith('/api/v1')) return ok(`${url.origin}${path}`)
  return badText(given, 'a URL that ends in /api/v1', `try ${url.origin}${path.replace(/\/api$/u, '')}/api/v1`)
}
