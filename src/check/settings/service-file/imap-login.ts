/** Checks the settings of IMAP connections for seeds and DMARC mailboxes, and reads their secrets. */

import {
  bad,
  ok,
  type Parsed,
  type Problem,
  problemAt,
  problemsOf,
  type SourcePlace,
} from '../../../foundation/errors/problem.ts'
import { isLoopbackHost } from '../../../foundation/world/ip-address.ts'
import type { Secret } from '../../../foundation/world/secret.ts'
import { namesIn } from '../engine/row.ts'
import { parsePassword } from '../parsers/text.ts'
import type { ConnectionTable, ConnectionValues } from './seed-rows.ts'
import { fileProblem, namedFile, readNamedFile, type ServicePlace } from './service-files.ts'
import type { ImapConnection, SeedLogin } from './service-settings.ts'

/** The two keys that can set a secret, and the name of the secret in error messages. */
export interface SecretKeys {
  readonly byVariable: keyof ConnectionTable
  readonly byFile: keyof ConnectionTable
  readonly noun: string
}

/** The secrets of an IMAP connection, with their keys. */
export const secretKeys = {
  password: { byVariable: 'password-env', byFile: 'password-file', noun: 'password' },
  clientSecret: {
    byVariable: 'oauth.client-secret-env',
    byFile: 'oauth.client-secret-file',
    noun: 'client secret',
  },
  refreshToken: {
    byVariable: 'oauth.refresh-token-env',
    byFile: 'oauth.refresh-token-file',
    noun: 'refresh token',
  },
} as const satisfies Record<string, SecretKeys>

const oauthKeys = [
  'oauth.provider',
  'oauth.client-id',
  'oauth.client-secret-env',
  'oauth.client-secret-file',
  'oauth.refresh-token-env',
  'oauth.refresh-token-file',
] as const satisfies readonly (keyof ConnectionTable)[]

/** Returns true if any OAuth key is set. In this case, the other required OAuth keys must also be set. */
export function isByOAuth(values: Pick<ConnectionValues, 'isGiven'>): boolean {
  return oauthKeys.some((name) => values.isGiven(name))
}

/** Returns a problem for each missing key. @param place the position of the entry; absent for flags */
export function missingProblems<Name extends string>(
  values: { isGiven(name: Name): boolean; at(name: Name): { readonly input: string } },
  needed: Readonly<Partial<Record<Name, string>>>,
  place: SourcePlace | undefined,
): readonly Problem[] {
  return namesIn(needed)
    .filter((name) => !values.isGiven(name))
    .flatMap((name) =>
      problemAt(place, { input: values.at(name).input, came: 'nothing', expected: needed[name] ?? '' }),
    )
}

/** Checks the rules that involve several keys of a connection. */
export async function connectionProblems(
  values: ConnectionValues,
  place: SourcePlace | undefined,
  servicePlace: ServicePlace,
): Promise<readonly Problem[]> {
  return [
    ...missingProblems(values, { host: 'the IMAP server', username: 'the user name for the IMAP server' }, place),
    ...(isByOAuth(values) ? oauthProblems(values, place) : passwordProblems(values, place)),
    ...tlsProblems(values),
    ...(await caFileProblems(values, servicePlace)),
  ]
}

function passwordProblems(values: ConnectionValues, place: SourcePlace | undefined): readonly Problem[] {
  if (values.isGiven('password-file')) return twiceProblems(values, secretKeys.password)
  return missingProblems(values, { 'password-env': 'one of password-env, password-file and oauth' }, place)
}

function oauthProblems(values: ConnectionValues, place: SourcePlace | undefined): readonly Problem[] {
  const token = { 'oauth.refresh-token-env': 'either this key or oauth.refresh-token-file' }
  const provider = 'google, microsoft, or the URL of a token endpoint'
  const client = 'the client to which the refresh token was issued'
  return [
    ...missingProblems(values, { 'oauth.provider': provider, 'oauth.client-id': client }, place),
    ...(values.isGiven('oauth.refresh-token-file') ? [] : missingProblems(values, token, place)),
    ...twiceProblems(values, secretKeys.refreshToken),
    ...twiceProblems(values, secretKeys.clientSecret),
    ...(['password-env', 'password-file'] as const)
      .filter((name) => values.isGiven(name))
      .flatMap((name) => [{ ...values.at(name), expected: 'a password or oauth, not both', todo: 'remove one' }]),
  ]
}

function twiceProblems(values: ConnectionValues, { byVariable, byFile }: SecretKeys): readonly Problem[] {
  if (!values.isGiven(byVariable) || !values.isGiven(byFile)) return []
  return [{ ...values.at(byFile), expected: `${byVariable} or ${byFile}, not both`, todo: 'remove one' }]
}

function tlsProblems(values: ConnectionValues): readonly Problem[] {
  const host = values.get('host')
  if (values.get('tls') !== 'none' || host === null || isLoopbackHost(host)) return []
  const expected =
    'implicit or starttls, to protect the password (none is allowed only for connections to this machine)'
  return [{ ...values.at('tls'), came: 'none', expected }]
}

async function caFileProblems(values: ConnectionValues, place: ServicePlace): Promise<readonly Problem[]> {
  const file = namedFile(values, 'ca-file')
  const problem = file === null ? null : await fileProblem(file, place)
  return problem === null ? [] : [problem]
}

/** Reads the secrets of a connection. Returns `null` if its keys break a rule, which is reported separately. */
export async function readLogin(values: ConnectionValues, place: ServicePlace): Promise<Parsed<SeedLogin | null>> {
  if (!isByOAuth(values)) {
    const password = await readSecret(secretKeys.password, values, place)
    if (password.status === 'bad') return password
    return ok(password.value === null ? null : { method: 'password', password: password.value })
  }
  const token = await readSecret(secretKeys.refreshToken, values, place)
  const secret = await readSecret(secretKeys.clientSecret, values, place)
  if (token.status === 'bad' || secret.status === 'bad') return bad(...[token, secret].flatMap(problemsOf))
  const [provider, clientId] = [values.get('oauth.provider'), values.get('oauth.client-id')]
  if (token.value === null || provider === null || clientId === null) return ok(null)
  return ok({ method: 'oauth', provider, clientId, clientSecret: secret.value, refreshToken: token.value })
}

/** Reads a secret from its environment variable or its file. Returns `null` if neither or both are set. */
export async function readSecret(
  { byVariable, byFile, noun }: SecretKeys,
  values: ConnectionValues,
  place: ServicePlace,
): Promise<Parsed<Secret | null>> {
  if (values.isGiven(byVariable) === values.isGiven(byFile)) return ok(null)
  const [variable, path] = [values.get(byVariable), values.get(byFile)]
  if (typeof variable === 'string') {
    const text = place.env[variable] ?? ''
    if (text !== '') return parseSecret(text, values.at(byVariable), noun)
    const expected = `the ${noun} in the ${variable} environment variable`
    return bad({ ...values.at(byVariable), expected, todo: `set the variable, or use ${values.at(byFile).input}` })
  }
  if (typeof path !== 'string') return ok(null)
  const at = values.at(byFile)
  const text = await readNamedFile({ ...at, path }, place)
  return text.status === 'ok' ? parseSecret(text.value, at, noun) : text
}

function parseSecret(text: string, at: Pick<Problem, 'input' | 'place'>, noun: string): Parsed<Secret> {
  const parsed = parsePassword(text, at.input)
  return parsed.status === 'ok' ? parsed : bad({ ...at, expected: `a ${noun} on one line` })
}

/** Builds a connection from valid values. */
export function buildConnection(values: ConnectionValues, login: SeedLogin): ImapConnection {
  const { port, tls, authservIds, caPath } = values.fields()
  return {
    host: values.always('host'),
    port: port ?? (tls === 'implicit' ? 993 : 143),
    tls,
    username: values.always('username'),
    login,
    authservIds: authservIds.filter((id) => id !== 'none'),
    caPath,
  }
}
