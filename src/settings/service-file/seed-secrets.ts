/** What a seed logs in with, read where the file or the line says that it lies. */

import type { Parsed, Problem } from '../../errors/problem.ts'
import { bad, ok } from '../../errors/problem.ts'
import type { Secret } from '../../world/secret.ts'
import { parsePassword } from '../parsers/text.ts'
import type { RowValues } from './row-layer.ts'
import type { SeedValues } from './seed-rows.ts'
import { isByOAuth } from './seed-rules.ts'
import { readNamedFile, type ServiceWorld } from './service-files.ts'
import type { SeedLogin } from './service-settings.ts'

/** Where files lie and what the world says. */
export interface SeedSurroundings extends ServiceWorld {
  /** Absolute. */
  readonly workingDirectory: string
}

/** A secret by the two rows that may say where it lies. */
interface SecretRows {
  readonly byVariable: 'password-env' | 'oauth.client-secret-env' | 'oauth.refresh-token-env'
  readonly byFile: 'password-file' | 'oauth.client-secret-file' | 'oauth.refresh-token-file'
  readonly noun: string
}

const password: SecretRows = { byVariable: 'password-env', byFile: 'password-file', noun: 'password' }
const clientSecret: SecretRows = {
  byVariable: 'oauth.client-secret-env',
  byFile: 'oauth.client-secret-file',
  noun: 'client secret',
}
const refreshToken: SecretRows = {
  byVariable: 'oauth.refresh-token-env',
  byFile: 'oauth.refresh-token-file',
  noun: 'refresh token',
}

/** The login of an imap seed; `null` for a local one, and where it is not said in a way that can be followed. */
export async function readSeedLogin(
  values: RowValues<SeedValues>,
  surroundings: SeedSurroundings,
): Promise<Parsed<SeedLogin | null>> {
  if (values.get('kind') !== 'imap') return ok(null)
  if (!isByOAuth(values)) {
    const read = await readSecret(password, values, surroundings)
    if (read.status === 'bad') return read
    return ok(read.value === null ? null : { method: 'password', password: read.value })
  }
  const token = await readSecret(refreshToken, values, surroundings)
  const secret = await readClientSecret(values, surroundings)
  if (token.status === 'bad' || secret.status === 'bad') {
    return bad(...(token.status === 'bad' ? token.problems : []), ...(secret.status === 'bad' ? secret.problems : []))
  }
  const provider = values.get('oauth.provider')
  const clientId = values.get('oauth.client-id')
  if (token.value === null || provider === null || clientId === null) return ok(null)
  return ok({ method: 'oauth', provider, clientId, clientSecret: secret.value, refreshToken: token.value })
}

/** The secret of the OAuth client; `null`: a public client. */
export async function readClientSecret(
  values: RowValues<SeedValues>,
  surroundings: SeedSurroundings,
): Promise<Parsed<Secret | null>> {
  return await readSecret(clientSecret, values, surroundings)
}

async function readSecret(
  { byVariable, byFile, noun }: SecretRows,
  values: RowValues<SeedValues>,
  { env, files, workingDirectory }: SeedSurroundings,
): Promise<Parsed<Secret | null>> {
  if (values.isGiven(byVariable) === values.isGiven(byFile)) return ok(null)
  const variable = values.get(byVariable)
  const path = values.get(byFile)
  if (variable !== null) {
    const text = env[variable] ?? ''
    if (text !== '') return asSecret(text, values.at(byVariable), noun)
    const todo = 'set it where the command starts, or name a file that holds it'
    return bad({ ...values.at(byVariable), came: `nothing in ${variable}`, expected: `the ${noun} there`, todo })
  }
  if (path === null) return ok(null)
  const at = values.at(byFile)
  const text = await readNamedFile({ ...at, path }, { files, workingDirectory })
  return text.status === 'ok' ? asSecret(text.value, at, noun) : text
}

/** It may be no longer than any server takes; nothing of a wrong one is shown. */
function asSecret(text: string, at: Pick<Problem, 'input' | 'place'>, noun: string): Parsed<Secret> {
  const parsed = parsePassword(text, at.input)
  return parsed.status === 'ok' ? parsed : bad({ ...at, expected: `a ${noun} on one line` })
}
