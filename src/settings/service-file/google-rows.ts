/** Keys of the service file that say who presend is at Google. */

import type { Parsed } from '../../errors/problem.ts'
import { ok } from '../../errors/problem.ts'
import { textOf } from '../kinds.ts'
import { badText } from '../parsers/bad-text.ts'
import { isLoopback } from '../parsers/host.ts'
import { oneLine } from '../parsers/text.ts'
import { parseFilePath } from './service-parsers.ts'
import { type ServiceRows, serviceRow } from './service-row.ts'

/** What the rows give. */
export interface GoogleValues {
  readonly 'google.client-id': string
  readonly 'google.client-secret-file': string
  readonly 'google.authorize-url': string
  readonly 'google.token-url': string
  readonly 'google.revoke-url': string
  readonly 'google.api-url': string
}

/** The variable that holds the client secret itself. It wins over the file, and is never a flag. */
export const googleSecretVariable = 'PRESEND_GOOGLE_CLIENT_SECRET'

const forTests = 'For tests alone.'

/** The rows. */
export const googleRows: ServiceRows<GoogleValues> = {
  'google.client-id': serviceRow({
    name: 'google.client-id',
    kind: textOf('id', oneLine(300)),
    defaultNote: 'none: no Google account can be connected',
    example: '1234-abcd.apps.googleusercontent.com',
    description:
      'The OAuth client (of the kind Desktop app) by which Google Postmaster Tools accounts are connected; ' +
      'docs/postmaster.md says how to make one.',
  }),
  'google.client-secret-file': serviceRow({
    name: 'google.client-secret-file',
    kind: textOf('path', parseFilePath),
    defaultNote: 'none',
    description:
      `The file with that client's secret. The environment variable ${googleSecretVariable} holds the secret itself ` +
      'and wins.',
  }),
  'google.authorize-url': serviceRow({
    name: 'google.authorize-url',
    kind: textOf('url', parseProviderUrl),
    default: 'https://accounts.google.com/o/oauth2/v2/auth',
    description: `Where Google asks a user for consent. ${forTests}`,
  }),
  'google.token-url': serviceRow({
    name: 'google.token-url',
    kind: textOf('url', parseProviderUrl),
    default: 'https://oauth2.googleapis.com/token',
    description: `Where Google gives tokens. ${forTests}`,
  }),
  'google.revoke-url': serviceRow({
    name: 'google.revoke-url',
    kind: textOf('url', parseProviderUrl),
    default: 'https://oauth2.googleapis.com/revoke',
    description: `Where Google takes tokens back. ${forTests}`,
  }),
  'google.api-url': serviceRow({
    name: 'google.api-url',
    kind: textOf('url', parseProviderUrl),
    default: 'https://gmailpostmastertools.googleapis.com',
    description: `Where the Postmaster Tools API is, without its version. ${forTests}`,
  }),
}

/** Secrets go there: https, or this very machine. A slash at the end is cut. */
function parseProviderUrl(text: string, input: string): Parsed<string> {
  const expected = 'an https URL, or an http one of this machine, without query and fragment'
  const url = text.length > 2048 || /[?#]/u.test(text) ? null : URL.parse(text)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (url === null || !isSafe || url.username !== '' || url.password !== '') return badText({ input, text }, expected)
  return ok(`${url.origin}${url.pathname.replace(/\/+$/u, '')}`)
}
