/** Reads the settings of the identity provider for the dashboard (`oidc.*`), and the client secret. */

import { bad, ok, type Parsed } from '../../../foundation/errors/problem.ts'
import { Secret } from '../../../foundation/world/secret.ts'
import { requireSetting } from '../engine/require-setting.ts'
import { type FieldsOf, row, table } from '../engine/row.ts'
import type { Values } from '../engine/values.ts'
import { textOf, trueOrFalse } from '../parsers/kinds.ts'
import { oneLine } from '../parsers/text.ts'
import { serviceUrl } from '../parsers/url.ts'
import { namedFile, readSecretText, type ServicePlace } from './service-files.ts'
import { parseFilePath } from './service-parsers.ts'

/**
 * The environment variable for the client secret, which overrides the file with the secret. There is no flag for the
 * secret.
 */
const oidcSecretVariable = 'PRESEND_OIDC_CLIENT_SECRET'

const issuerUrl = textOf('url', serviceUrl({ example: 'https://login.example.com', plainHttp: 'loopback' }))

export const oidcRows = {
  'oidc.issuer': row('oidc.issuer', issuerUrl, {
    defaultNote: 'none: users log in with passwords',
    example: 'https://login.example.com',
    description:
      'The OpenID Connect provider with which users can log in to the dashboard. ' +
      'Register the redirect URI `<public-url>/oidc/callback` there.',
  }),
  'oidc.client-id': row('oidc.clientId', textOf('id', oneLine(300)), {
    defaultNote: 'none',
    example: 'presend',
    description: 'The id of the client registered at oidc.issuer. Required if oidc.issuer is set.',
  }),
  'oidc.client-secret-file': row('oidc.clientSecretPath', textOf('path', parseFilePath), {
    defaultNote: 'none',
    description: `The file with the client secret. The ${oidcSecretVariable} environment variable, which contains the secret itself, overrides this file.`,
  }),
  'oidc.only': row('oidc.isOnly', trueOrFalse(), {
    default: 'false',
    description: 'Set to true to disable logins with a password. The first user is still created with a password.',
  }),
}

const oidcTable = table(oidcRows)
type OidcTable = typeof oidcTable

/** The identity provider for logging in to the dashboard. */
export interface OidcSetting extends Pick<FieldsOf<OidcTable>['oidc'], 'isOnly'> {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: Secret
}

/** Reads the identity provider. @returns `null` if no provider is configured */
export async function readOidc(values: Values<OidcTable>, place: ServicePlace): Promise<Parsed<OidcSetting | null>> {
  const { issuer, clientId, isOnly } = values.fields().oidc
  if (issuer === null) {
    if (!isOnly && clientId === null) return ok(null)
    const given = isOnly ? 'oidc.only' : 'oidc.client-id'
    const todo = `set oidc.issuer, or remove ${given}`
    return bad(...requireSetting(values, { missing: 'oidc.issuer', when: [given], todo }))
  }
  if (clientId === null) {
    const todo = 'set oidc.client-id, or remove oidc.issuer'
    return bad(...requireSetting(values, { missing: 'oidc.client-id', when: ['oidc.issuer'], todo }))
  }
  const secret = await readSecretText(oidcSecretVariable, namedFile(values, 'oidc.client-secret-file'), place)
  if (secret.status === 'bad') return secret
  if (secret.value !== null) return ok({ issuer, clientId, isOnly, clientSecret: new Secret(secret.value.text.trim()) })
  const expected = `a client secret, in the file set as oidc.client-secret-file or in ${oidcSecretVariable}`
  const todo = `set oidc.client-secret-file or ${oidcSecretVariable}`
  return bad({ ...values.at('oidc.issuer'), expected, rule: 'requires a client secret', todo })
}
