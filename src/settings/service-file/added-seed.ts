/** Seeds that a command adds: the keys of the service file's seeds as flags, and what is stored of them as a setting. */

import type { Parsed } from '../../errors/problem.ts'
import { bad, ok } from '../../errors/problem.ts'
import type { Secret } from '../../world/secret.ts'
import { summarizeSetting } from '../describe-setting.ts'
import { imapSeed, localSeed } from './build-seed.ts'
import { caFileProblems } from './read-seeds.ts'
import { type GivenRow, type RowLayer, type RowValues, rowProblems, rowValues } from './row-layer.ts'
import { type SeedValues, seedTable } from './seed-rows.ts'
import { isByOAuth, seedProblems } from './seed-rules.ts'
import { readClientSecret, readSeedLogin, type SeedSurroundings } from './seed-secrets.ts'
import type { ServiceFlag } from './service-flags.ts'
import { defaultText } from './service-row.ts'
import type { SeedLogin, SeedSetting } from './service-settings.ts'

/** Where the command finds secrets that no file is named for. They are never flags: others see a process's flags. */
export const seedVariables = {
  password: 'PRESEND_SEED_PASSWORD',
  clientSecret: 'PRESEND_SEED_CLIENT_SECRET',
  refreshToken: 'PRESEND_SEED_REFRESH_TOKEN',
} as const

/** A secret by the rows that may say where it lies, and the variable when none does. */
interface SecretSource {
  readonly row: 'password-env' | 'oauth.client-secret-env' | 'oauth.refresh-token-env'
  readonly file: 'password-file' | 'oauth.client-secret-file' | 'oauth.refresh-token-file'
  readonly variable: string
  readonly noun: string
}

const password: SecretSource = {
  row: 'password-env',
  file: 'password-file',
  variable: seedVariables.password,
  noun: 'password',
}
const refreshToken: SecretSource = {
  row: 'oauth.refresh-token-env',
  file: 'oauth.refresh-token-file',
  variable: seedVariables.refreshToken,
  noun: 'refresh token',
}
const clientSecret: SecretSource = {
  row: 'oauth.client-secret-env',
  file: 'oauth.client-secret-file',
  variable: seedVariables.clientSecret,
  noun: 'client secret',
}
const sources = [password, refreshToken, clientSecret]

/** A flag of `presend seeds add`. */
export interface SeedFlag extends ServiceFlag {
  /** It may stand without a value: then it is true. */
  readonly isBoolean: boolean
}

/** All of them, in the table's order; the address is an argument. */
export function seedFlags(): readonly SeedFlag[] {
  return Object.values(seedTable)
    .filter(({ name }) => name !== 'address' && !name.endsWith('-env'))
    .map((row) => ({
      name: row.name,
      flag: `--${flagName(row.name)}`,
      valueName: row.kind.valueName,
      description: `${summarizeSetting(row)}${defaultText(row) === null ? '' : ` (default: ${defaultText(row)})`}`,
      isBoolean: row.kind.type === 'boolean',
    }))
}

/** `oauth.provider` is `--oauth`, `oauth.client-id` is `--client-id`. */
function flagName(name: string): string {
  return name === 'oauth.provider' ? 'oauth' : name.replace(/^oauth\./u, '')
}

/** What stands on the line, by the rows' names. */
export interface SeedRequest {
  readonly address: string
  readonly given: Readonly<Record<string, string>>
}

/** Who a refresh token is asked for as. */
export interface AskingClient {
  /** As settings name it. */
  readonly provider: string
  readonly clientId: string
  readonly clientSecret: Secret | null
}

/**
 * Asks a person for what nothing on the line or in the environment says.
 *
 * @param client `null`: a password is asked for
 */
export type AskSecret = (what: string, client: AskingClient | null) => Promise<Secret | null>

/** A seed to be stored. */
export interface AddableSeed {
  readonly setting: SeedSetting
  /** What is stored of it, by the rows' names; no secret and no path. */
  readonly given: Readonly<Record<string, string>>
}

/**
 * The seed, or every problem of it at once.
 *
 * @param ask called only when all else is right; `null`: nobody is there to be asked
 */
export async function readAddedSeed(
  { address, given }: SeedRequest,
  surroundings: SeedSurroundings,
  ask: AskSecret | null,
): Promise<Parsed<AddableSeed>> {
  const wanted = { ...given, ...variablesFor(given, surroundings), address }
  const layer = lineLayer(wanted)
  const values = lineValues(layer)
  const problems = [
    ...rowProblems(Object.values(seedTable), layer),
    ...seedProblems(values, { prefix: '--' }),
    ...(await caFileProblems(values, surroundings)),
  ]
  const needed = neededSource(given)
  const isTyped = problems.length === 0 && needed !== null && isMissing(needed, given, surroundings)
  const client = isTyped && needed === refreshToken ? await readAskingClient(values, surroundings) : ok(null)
  if (client.status === 'bad') return client
  const typed = isTyped ? ((await ask?.(needed.noun, client.value)) ?? null) : null
  const env = needed === null || typed === null ? surroundings.env : withTyped(needed, typed, surroundings)
  const login = await readSeedLogin(values, { ...surroundings, env })
  if (login.status === 'bad') return bad(...problems, ...login.problems)
  if (problems.length > 0) return bad(...problems)
  const setting = login.value === null ? localSeed(values) : imapSeed(values, login.value)
  return ok({ setting, given: Object.fromEntries(Object.entries(wanted).filter(([name]) => isStored(name))) })
}

async function readAskingClient(
  values: RowValues<SeedValues>,
  surroundings: SeedSurroundings,
): Promise<Parsed<AskingClient>> {
  const secret = await readClientSecret(values, surroundings)
  if (secret.status === 'bad') return secret
  const [provider, clientId] = [values.always('oauth.provider'), values.always('oauth.client-id')]
  return ok({ provider, clientId, clientSecret: secret.value })
}

/** The secret without which the login does not go; `null`: a local seed has none. */
function neededSource(given: SeedRequest['given']): SecretSource | null {
  if (given['kind'] !== 'imap') return null
  return isByOAuth({ isGiven: (name) => name in given }) ? refreshToken : password
}

/** No file is named for it, and its variable is empty. */
function isMissing({ file, variable }: SecretSource, given: SeedRequest['given'], { env }: SeedSurroundings): boolean {
  return !(file in given) && (env[variable] ?? '') === ''
}

function variablesFor(given: SeedRequest['given'], surroundings: SeedSurroundings): Readonly<Record<string, string>> {
  const needed = neededSource(given)
  const wanted = sources.filter((source) => {
    if (source === needed) return !(source.file in given)
    return source === clientSecret && needed === refreshToken && !isMissing(source, {}, surroundings)
  })
  return Object.fromEntries(wanted.filter(({ file }) => !(file in given)).map(({ row, variable }) => [row, variable]))
}

function withTyped({ variable }: SecretSource, typed: Secret, { env }: SeedSurroundings): SeedSurroundings['env'] {
  return { ...env, [variable]: typed.reveal() }
}

/** Keys that say where a secret or a file lies are not: what lies there is stored, and not where it lay. */
function isStored(name: string): boolean {
  return name !== 'ca-file' && !sources.some(({ row, file }) => name === row || name === file)
}

function lineLayer(given: Readonly<Record<string, string>>): RowLayer {
  return new Map(
    Object.entries(given).map(([name, text]): readonly [string, GivenRow] => {
      // The address is an argument, so no dashes stand before it.
      const source = name === 'address' ? 'config' : 'flag'
      return [name, { input: { form: 'text', text: text.trim() }, label: flagName(name), source, place: null }]
    }),
  )
}

/** Problems name what stands on the line, or the variable. */
function lineValues(layer: RowLayer): RowValues<SeedValues> {
  const variables = new Map<string, string>(sources.map(({ row, variable }) => [row, variable]))
  const at = (name: string): { readonly input: string } => ({ input: variables.get(name) ?? `--${flagName(name)}` })
  return { ...rowValues(seedTable, layer), at }
}

/** What an added seed logs in with, opened; or why it cannot be opened. */
export type StoredSecrets =
  | {
      readonly status: 'opened'
      readonly password: Secret | null
      readonly clientSecret: Secret | null
      readonly refreshToken: Secret | null
    }
  | { readonly status: 'unreadable'; readonly reason: string }

/** A stored seed as a setting. Bad: another version wrote it, and this one does not know what to make of it. */
export function storedSeedSetting(
  given: Readonly<Record<string, string>>,
  secrets: StoredSecrets,
): Parsed<SeedSetting> {
  const layer = lineLayer(given)
  const values = lineValues(layer)
  const unknown = Object.keys(given).filter((name) => !(name in seedTable))
  const problems = [
    ...unknown.map((name) => ({ input: name, expected: 'a key that this version of presend knows' })),
    ...rowProblems(Object.values(seedTable), layer),
  ]
  if (problems.length > 0) return bad(...problems)
  return ok(values.get('kind') === 'imap' ? imapSeed(values, storedLogin(values, secrets)) : localSeed(values))
}

function storedLogin(values: RowValues<SeedValues>, secrets: StoredSecrets): SeedLogin {
  if (secrets.status === 'unreadable') return { method: 'unreadable', reason: secrets.reason }
  const provider = values.get('oauth.provider')
  const clientId = values.get('oauth.client-id')
  const { password: stored, clientSecret: secret, refreshToken: token } = secrets
  if (provider !== null && clientId !== null && token !== null)
    return { method: 'oauth', provider, clientId, clientSecret: secret, refreshToken: token }
  return stored === null
    ? { method: 'unreadable', reason: 'nothing is stored that it could log in with' }
    : { method: 'password', password: stored }
}
