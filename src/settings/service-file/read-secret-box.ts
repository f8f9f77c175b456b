/** The keys that secrets at rest are sealed with: from the environment, else from the file that the service file names. */

import type { Parsed, Problem } from '../../errors/problem.ts'
import { bad, ok } from '../../errors/problem.ts'
import { type EncryptionKeys, parseEncryptionKeys, type SecretBox, secretBox } from '../../world/secret-box.ts'
import { readServiceFile } from './read-service-file.ts'
import { readLevel, rowProblems, rowValues } from './row-layer.ts'
import { type NamedFile, readNamedFile, type ServiceWorld } from './service-files.ts'
import { serviceTable } from './service-rows.ts'

/** The variable that holds the keys themselves. It wins over the file, and is never a flag: others see a process's flags. */
const encryptionKeyVariable = 'PRESEND_ENCRYPTION_KEY'

/** Where a command looks for the key. */
export interface SecretBoxRequest {
  /** The service file as `--config` names it; `null`: not given. */
  readonly config: string | null
  /** Absolute. */
  readonly workingDirectory: string
}

/**
 * The box for a command, which need not be able to read the rest of the service file.
 *
 * @returns `null`: no key is given anywhere, so nothing can be sealed or opened
 */
export async function readSecretBox(
  { config, workingDirectory }: SecretBoxRequest,
  world: ServiceWorld,
): Promise<Parsed<SecretBox | null>> {
  const keyFile = isInEnvironment(world) ? ok(null) : await namedKeyFile({ config, workingDirectory }, world)
  if (keyFile.status === 'bad') return keyFile
  const key = await readEncryptionKeys(keyFile.value, { ...world, workingDirectory })
  if (key.status === 'bad') return key
  return ok(key.value === null ? null : secretBox(key.value))
}

/** The keys. @param keyFile what `encryption.key-file` says; it is not read when the variable is set */
export async function readEncryptionKeys(
  keyFile: NamedFile | null,
  { env, files, workingDirectory }: ServiceWorld & { readonly workingDirectory: string },
): Promise<Parsed<EncryptionKeys | null>> {
  const text = (env[encryptionKeyVariable] ?? '').trim()
  if (text !== '') return parseEncryptionKeys(text, encryptionKeyVariable)
  if (keyFile === null) return ok(null)
  const read = await readNamedFile(keyFile, { files, workingDirectory })
  if (read.status === 'bad') return read
  const key = parseEncryptionKeys(read.value, keyFile.input)
  const { place } = keyFile
  if (key.status === 'ok' || place === undefined) return key
  const atPlace = (problem: Problem): Problem => ({ ...problem, place })
  return bad(...key.problems.map(atPlace))
}

/** What a command says that has a secret to store and no key. @param toStore such as `the password of seed1@box.example` */
export function noKeyProblem(toStore: string): Problem {
  return {
    input: encryptionKeyVariable,
    came: 'no encryption key',
    expected: `a key to seal ${toStore} with; nothing was stored`,
    todo: `create one with: openssl rand -base64 32, and give it to every command and instance as ${encryptionKeyVariable}, or in the file that encryption.key-file of the service file names (readable by its owner only: umask 077)`,
  }
}

/** True when the variable decides, and the service file is not asked. */
export function isInEnvironment({ env }: Pick<ServiceWorld, 'env'>): boolean {
  return (env[encryptionKeyVariable] ?? '').trim() !== ''
}

async function namedKeyFile(
  { config, workingDirectory }: SecretBoxRequest,
  { files }: ServiceWorld,
): Promise<Parsed<NamedFile | null>> {
  const file = await readServiceFile({ named: config, workingDirectory }, files)
  if (file.problems.length > 0) return bad(...file.problems)
  const name = 'encryption.key-file'
  const entries = file.entries.filter((entry) => entry.key === 'encryption')
  const level = readLevel(entries, { names: Object.keys(serviceTable), otherKeys: [], prefix: '' })
  const problems = [...level.problems, ...rowProblems([serviceTable[name]], level.layer)]
  if (problems.length > 0) return bad(...problems)
  const values = rowValues(serviceTable, level.layer)
  const path = values.get(name)
  return ok(path === null ? null : { ...values.at(name), path })
}
