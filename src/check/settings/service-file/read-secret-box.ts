/** Reads the encryption keys for stored secrets: from the environment, or from the file named in the service file. */

import { bad, ok, type Parsed, type Problem } from '../../../foundation/errors/problem.ts'
import {
  type EncryptionKeys,
  parseEncryptionKeys,
  type SecretBox,
  secretBox,
} from '../../../foundation/world/secret-box.ts'
import { amendProblems } from '../engine/bad-text.ts'
import {
  type NamedFile,
  namedFile,
  readSecretText,
  readServicePart,
  type ServiceFileRequest,
  type ServicePlace,
  type ServiceWorld,
} from './service-files.ts'
import { serviceTable } from './service-rows.ts'

/**
 * The environment variable for the keys, which overrides the file with the keys. There is no flag for the keys, because
 * other users of the machine can see command lines.
 */
const encryptionKeyVariable = 'PRESEND_ENCRYPTION_KEY'

const keyFileName = 'encryption.key-file'

/**
 * Reads the keys for a command that does not need the rest of the service file.
 *
 * @returns `null` if no key is configured
 */
export async function readSecretBox(
  request: ServiceFileRequest,
  world: ServiceWorld,
): Promise<Parsed<SecretBox | null>> {
  const keyFile = isInEnvironment(world) ? ok(null) : await namedKeyFile(request, world)
  if (keyFile.status === 'bad') return keyFile
  const keys = await readEncryptionKeys(keyFile.value, { ...world, workingDirectory: request.workingDirectory })
  if (keys.status === 'bad') return keys
  return ok(keys.value === null ? null : secretBox(keys.value))
}

/**
 * Reads the encryption keys.
 *
 * @param keyFile the file named by `encryption.key-file`; not read if the environment variable is set
 */
export async function readEncryptionKeys(
  keyFile: NamedFile | null,
  place: ServicePlace,
): Promise<Parsed<EncryptionKeys | null>> {
  const secret = await readSecretText(encryptionKeyVariable, keyFile, place)
  if (secret.status === 'bad') return secret
  if (secret.value === null) return ok(null)
  const { text, ...at } = secret.value
  const keys = parseEncryptionKeys(text, at.input)
  return keys.status === 'ok' ? keys : bad(...amendProblems(keys.problems, at))
}

/**
 * Returns the problem for a command that must store a secret but has no encryption key.
 *
 * @param secret a description of the secret, such as `the password of seed1@box.example`
 */
export function noKeyProblem(secret: string): Problem {
  return {
    input: encryptionKeyVariable,
    expected: `a key to encrypt ${secret}`,
    todo: `nothing was stored; create a key with \`openssl rand -base64 32\`, and provide it to every command and instance in ${encryptionKeyVariable} or in the file set as encryption.key-file in the service file (readable only by its owner: umask 077)`,
  }
}

/** Returns true if the environment variable with the encryption keys is set. */
export function isInEnvironment({ env }: Pick<ServiceWorld, 'env'>): boolean {
  return (env[encryptionKeyVariable] ?? '').trim() !== ''
}

async function namedKeyFile(request: ServiceFileRequest, { files }: ServiceWorld): Promise<Parsed<NamedFile | null>> {
  const values = await readServicePart({ [keyFileName]: serviceTable[keyFileName] }, request, files)
  return values.status === 'bad' ? values : ok(namedFile(values.value, keyFileName))
}
