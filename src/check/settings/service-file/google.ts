/** Reads the OAuth client for Google Postmaster Tools: the `google.*` settings and the client secret. */

import { bad, ok, type Parsed } from '../../../foundation/errors/problem.ts'
import { Secret } from '../../../foundation/world/secret.ts'
import { requireSetting } from '../engine/require-setting.ts'
import { type FieldsOf, row, table } from '../engine/row.ts'
import type { Values } from '../engine/values.ts'
import { textOf } from '../parsers/kinds.ts'
import { oneLine } from '../parsers/text.ts'
import { serviceUrl } from '../parsers/url.ts'
import {
  namedFile,
  readSecretText,
  readServicePart,
  type ServiceFileRequest,
  type ServicePlace,
  type ServiceWorld,
} from './service-files.ts'
import { parseFilePath } from './service-parsers.ts'

/**
 * The environment variable for the client secret, which overrides the file with the secret. There is no flag for the
 * secret.
 */
export const googleSecretVariable = 'PRESEND_GOOGLE_CLIENT_SECRET'

// Plain HTTP is allowed only for this machine, because tokens and the client secret are sent to these URLs.
const providerUrl = textOf('url', serviceUrl({ example: 'https://oauth2.googleapis.com/token', plainHttp: 'loopback' }))

export const googleRows = {
  'google.client-id': row('google.clientId', textOf('id', oneLine(300)), {
    defaultNote: 'none: no Google account can be connected',
    example: '1234-abcd.apps.googleusercontent.com',
    description:
      'The OAuth client for connecting Google Postmaster Tools accounts. Its type must be "Web application" for the dashboard, or "Desktop app" for presend postmaster connect. ' +
      'docs/postmaster.md explains how to create one.',
  }),
  'google.client-secret-file': row('google.clientSecretPath', textOf('path', parseFilePath), {
    defaultNote: 'none',
    description: `The file with the client secret. The ${googleSecretVariable} environment variable, which contains the secret itself, overrides this file.`,
  }),
  'google.authorize-url': row('google.authorizeUrl', providerUrl, {
    default: 'https://accounts.google.com/o/oauth2/v2/auth',
    description: "Google's authorization endpoint. Change it only for tests.",
  }),
  'google.token-url': row('google.tokenUrl', providerUrl, {
    default: 'https://oauth2.googleapis.com/token',
    description: "Google's token endpoint. Change it only for tests.",
  }),
  'google.revoke-url': row('google.revokeUrl', providerUrl, {
    default: 'https://oauth2.googleapis.com/revoke',
    description: "Google's token revocation endpoint. Change it only for tests.",
  }),
  'google.api-url': row('google.apiUrl', providerUrl, {
    default: 'https://gmailpostmastertools.googleapis.com',
    description: 'The base URL of the Postmaster Tools API, without its version. Change it only for tests.',
  }),
}

const googleTable = table(googleRows)
type GoogleTable = typeof googleTable

/** The OAuth client for Google Postmaster Tools, and the URLs of Google's endpoints. */
export interface GoogleSetting extends Omit<FieldsOf<GoogleTable>['google'], 'clientId' | 'clientSecretPath'> {
  readonly clientId: string
  readonly clientSecret: Secret
}

/**
 * Reads the OAuth client for a command that does not need the rest of the service file.
 *
 * @returns `null` if no client is configured
 */
export async function readGoogleSetting(
  request: ServiceFileRequest,
  world: ServiceWorld,
): Promise<Parsed<GoogleSetting | null>> {
  const values = await readServicePart(googleTable, request, world.files)
  if (values.status === 'bad') return values
  return await readGoogle(values.value, { ...world, workingDirectory: request.workingDirectory })
}

/** Reads the OAuth client from the values of the settings. An invalid value counts as missing. */
export async function readGoogle(
  values: Values<GoogleTable>,
  place: ServicePlace,
): Promise<Parsed<GoogleSetting | null>> {
  const { clientId, clientSecretPath: _, ...urls } = values.fields().google
  const file = namedFile(values, 'google.client-secret-file')
  if (clientId === null) {
    if (file === null || values.isGiven('google.client-id')) return ok(null)
    const todo = 'set google.client-id, or remove google.client-secret-file'
    const when = ['google.client-secret-file'] as const
    return bad(...requireSetting(values, { missing: 'google.client-id', when, todo }))
  }
  const secret = await readSecretText(googleSecretVariable, file, place)
  if (secret.status === 'bad') return secret
  if (secret.value !== null) return ok({ ...urls, clientId, clientSecret: new Secret(secret.value.text.trim()) })
  const expected = `a client secret, in the file set as google.client-secret-file or in ${googleSecretVariable}`
  const todo = `set google.client-secret-file or ${googleSecretVariable}`
  return bad({ ...values.at('google.client-id'), expected, rule: 'requires a client secret', todo })
}
