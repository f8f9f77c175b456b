/** Reads seeds added by commands: from flags when a seed is added, and later from the database. */

import { bad, ok, type Parsed } from '../../../foundation/errors/problem.ts'
import type { Secret } from '../../../foundation/world/secret.ts'
import { type FlagRow, toFlag } from '../engine/describe.ts'
import { type Layer, layerProblems, parseGiven, valuesOf } from '../engine/values.ts'
import { isByOAuth, readLogin, readSecret, secretKeys } from './imap-login.ts'
import { buildSeed, seedProblems } from './read-seeds.ts'
import { type SeedValues, seedTable } from './seed-rows.ts'
import type { ServicePlace } from './service-files.ts'
import type { SeedLogin, SeedSetting } from './service-settings.ts'

/**
 * The environment variables for the secrets of a seed. Secrets have no flags, because other users of the machine can
 * see command lines.
 */
export const seedVariables = {
  password: 'PRESEND_SEED_PASSWORD',
  clientSecret: 'PRESEND_SEED_CLIENT_SECRET',
  refreshToken: 'PRESEND_SEED_REFRESH_TOKEN',
} as const

type SecretName = keyof typeof seedVariables
const secretNames = ['password', 'clientSecret', 'refreshToken'] as const satisfies readonly SecretName[]

/** Returns the flags of `presend seeds add`, in the order of the table. The address is an argument. */
export function seedFlags(): readonly FlagRow[] {
  return Object.values(seedTable)
    .filter(({ name }) => name !== 'address' && !name.endsWith('-env'))
    .map((row) => toFlag(row, flagName(row.name)))
}

/** Returns the name of the flag for a seed key. For example, the flag for `oauth.client-id` is `client-id`. */
function flagName(name: string): string {
  return name === 'oauth.provider' ? 'oauth' : name.replace(/^oauth\./u, '')
}

/** The seed's address, and its other command-line values, keyed by seed key. */
export interface SeedRequest {
  readonly address: string
  readonly given: Readonly<Record<string, string>>
}

/** The OAuth client with which a command requests a refresh token. */
export interface OAuthClient {
  /** The provider: `google`, `microsoft`, or the URL of a token endpoint. */
  readonly provider: string
  readonly clientId: string
  readonly clientSecret: Secret | null
}

/** Asks the user for a secret that is not set. @param client `null` if the secret is a password */
export type PromptSecret = (noun: string, client: OAuthClient | null) => Promise<Secret | null>

/** A valid seed that a command can store. */
export interface AddableSeed {
  readonly setting: SeedSetting
  /** The keys and values to store. Secrets and paths are not included. */
  readonly given: Readonly<Record<string, string>>
}

/**
 * Reads a seed from flags and environment variables, or returns all problems with it.
 *
 * @param prompt called only if everything else is valid; `null` if the command is not interactive
 */
export async function readAddedSeed(
  { address, given }: SeedRequest,
  place: ServicePlace,
  prompt: PromptSecret | null,
): Promise<Parsed<AddableSeed>> {
  const needed = neededSecret(given)
  const all = { ...given, ...variableKeys(given, needed, place), address }
  const values = lineValues(all)
  const problems = [...layerProblems(seedTable, lineLayer(all)), ...(await seedProblems(values, undefined, place))]
  const isTyped = problems.length === 0 && needed !== null && isMissing(needed, given, place)
  const client = isTyped && needed === 'refreshToken' ? await readClient(values, place) : ok(null)
  if (client.status === 'bad') return client
  const typed = isTyped ? await prompt?.(secretKeys[needed].noun, client.value) : null
  const env = isTyped && typed ? { ...place.env, [seedVariables[needed]]: typed.reveal() } : place.env
  const login = values.get('kind') === 'imap' ? await readLogin(values, { ...place, env }) : ok(null)
  if (login.status === 'bad') return bad(...problems, ...login.problems)
  if (problems.length > 0) return bad(...problems)
  const stored = Object.entries(all).filter(([name]) => isStored(name))
  return ok({ setting: buildSeed(values, login.value), given: Object.fromEntries(stored) })
}

async function readClient(values: SeedValues, place: ServicePlace): Promise<Parsed<OAuthClient>> {
  const secret = await readSecret(secretKeys.clientSecret, values, place)
  if (secret.status === 'bad') return secret
  const [provider, clientId] = [values.always('oauth.provider'), values.always('oauth.client-id')]
  return ok({ provider, clientId, clientSecret: secret.value })
}

/** Returns which secret is needed to log in to the mailbox; `null` for a local seed. */
function neededSecret(given: SeedRequest['given']): SecretName | null {
  if (given['kind'] !== 'imap') return null
  return isByOAuth({ isGiven: (name) => name in given }) ? 'refreshToken' : 'password'
}

/** Returns true if neither the file nor the environment variable for a secret is set. */
function isMissing(secret: SecretName, given: SeedRequest['given'], { env }: ServicePlace): boolean {
  return !(secretKeys[secret].byFile in given) && (env[seedVariables[secret]] ?? '') === ''
}

/** Maps the keys that name environment variables for secrets to the names of these variables. */
function variableKeys(
  given: SeedRequest['given'],
  needed: SecretName | null,
  place: ServicePlace,
): Readonly<Record<string, string>> {
  const names = secretNames.filter((name) => {
    if (secretKeys[name].byFile in given) return false
    return name === needed || (name === 'clientSecret' && needed === 'refreshToken' && !isMissing(name, given, place))
  })
  return Object.fromEntries(names.map((name) => [secretKeys[name].byVariable, seedVariables[name]]))
}

/** Returns true if a key is stored. Keys that refer to a file or an environment variable are not stored. */
function isStored(name: string): boolean {
  const sources = secretNames.map((secret) => secretKeys[secret])
  return name !== 'ca-file' && !sources.some(({ byVariable, byFile }) => name === byVariable || name === byFile)
}

/** Returns the name of a key in error messages: its flag or, for a secret, its environment variable. */
function lineLabel(name: string): string {
  const secret = secretNames.find((one) => secretKeys[one].byVariable === name)
  if (secret !== undefined) return seedVariables[secret]
  return name === 'address' ? name : `--${flagName(name)}`
}

function lineLayer(given: Readonly<Record<string, string>>): Layer {
  return new Map(
    Object.values(seedTable).flatMap((row) => {
      const text = given[row.name]?.trim()
      if (text === undefined) return []
      const input = { form: 'text', text } as const
      return [[row.name, parseGiven(row, { input, label: lineLabel(row.name), source: 'flag', place: null })]]
    }),
  )
}

function lineValues(given: Readonly<Record<string, string>>): SeedValues {
  return valuesOf(seedTable, lineLayer(given), lineLabel)
}

/** The decrypted secrets of a stored seed, or why they cannot be decrypted. */
export type StoredSecrets =
  | ({ readonly status: 'opened' } & Readonly<Record<SecretName, Secret | null>>)
  | { readonly status: 'unreadable'; readonly reason: string }

/**
 * Builds the settings of a stored seed. Returns a problem if another version of presend stored the seed with keys that
 * this version does not know.
 */
export function storedSeedSetting(
  given: Readonly<Record<string, string>>,
  secrets: StoredSecrets,
): Parsed<SeedSetting> {
  const values = lineValues(given)
  const unknown = Object.keys(given).filter((name) => !(name in seedTable))
  const problems = [
    ...unknown.map((name) => ({ input: name, expected: 'a key that this version of presend supports' })),
    ...layerProblems(seedTable, lineLayer(given)),
  ]
  if (problems.length > 0) return bad(...problems)
  return ok(buildSeed(values, values.get('kind') === 'imap' ? storedLogin(values, secrets) : null))
}

function storedLogin(values: SeedValues, secrets: StoredSecrets): SeedLogin {
  if (secrets.status === 'unreadable') return { method: 'unreadable', reason: secrets.reason }
  const [provider, clientId] = [values.get('oauth.provider'), values.get('oauth.client-id')]
  const { password, clientSecret, refreshToken } = secrets
  if (provider !== null && clientId !== null && refreshToken !== null)
    return { method: 'oauth', provider, clientId, clientSecret, refreshToken }
  return password === null
    ? { method: 'unreadable', reason: 'no password or refresh token is stored' }
    : { method: 'password', password }
}
