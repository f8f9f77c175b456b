/** Who presend is at Google: the keys `google.*` of the service file, and the secret that they lead to. */

import type { Parsed } from '../../errors/problem.ts'
import { bad, ok } from '../../errors/problem.ts'
import { Secret } from '../../world/secret.ts'
import { type GoogleValues, googleRows, googleSecretVariable } from './google-rows.ts'
import type { GoogleSetting } from './google-setting.ts'
import { readServiceFile } from './read-service-file.ts'
import { type RowValues, readLevel, rowProblems, rowValues } from './row-layer.ts'
import { readNamedFile, type ServiceWorld } from './service-files.ts'

/** Where a command looks for it. */
export interface GoogleRequest {
  /** The service file as `--config` names it; `null`: not given. */
  readonly config: string | null
  /** Absolute. */
  readonly workingDirectory: string
}

/**
 * For a command, which need not be able to read the rest of the service file.
 *
 * @returns `null`: the service file names no client
 */
export async function readGoogleSetting(
  { config, workingDirectory }: GoogleRequest,
  world: ServiceWorld,
): Promise<Parsed<GoogleSetting | null>> {
  const file = await readServiceFile({ named: config, workingDirectory }, world.files)
  if (file.problems.length > 0) return bad(...file.problems)
  const entries = file.entries.filter((entry) => entry.key === 'google')
  const level = readLevel(entries, { names: Object.keys(googleRows), otherKeys: [], prefix: '' })
  const problems = [...level.problems, ...rowProblems(Object.values(googleRows), level.layer)]
  if (problems.length > 0) return bad(...problems)
  return await readGoogle(rowValues(googleRows, level.layer), { ...world, workingDirectory })
}

/** The same of values that were read. Rows that are malformed are taken for not given: they were told already. */
export async function readGoogle(
  values: RowValues<GoogleValues>,
  { env, files, workingDirectory }: ServiceWorld & { readonly workingDirectory: string },
): Promise<Parsed<GoogleSetting | null>> {
  const clientId = values.get('google.client-id')
  const path = values.get('google.client-secret-file')
  if (clientId === null) {
    if (path === null || values.isGiven('google.client-id')) return ok(null)
    return bad({ ...values.at('google.client-secret-file'), came: 'no google.client-id', expected: 'both, or none' })
  }
  const variable = (env[googleSecretVariable] ?? '').trim()
  if (variable !== '') return ok(toSetting(clientId, variable, values))
  if (path === null) {
    const expected = `google.client-secret-file, or the secret in ${googleSecretVariable}`
    return bad({ ...values.at('google.client-id'), came: 'no client secret', expected })
  }
  const file = await readNamedFile({ ...values.at('google.client-secret-file'), path }, { files, workingDirectory })
  return file.status === 'bad' ? file : ok(toSetting(clientId, file.value.trim(), values))
}

function toSetting(clientId: string, clientSecret: string, values: RowValues<GoogleValues>): GoogleSetting {
  return {
    clientId,
    clientSecret: new Secret(clientSecret),
    // A malformed one is told as a problem of its own, and nothing of this is used then.
    authorizeUrl: values.get('google.authorize-url') ?? '',
    tokenUrl: values.get('google.token-url') ?? '',
    revokeUrl: values.get('google.revoke-url') ?? '',
    apiUrl: values.get('google.api-url') ?? '',
  }
}
