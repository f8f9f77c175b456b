/**
 * Encrypts the secrets of seeds at rest. Each secret is sealed for one seed, one use and one destination. An attacker
 * who can write to the database can therefore neither swap secrets nor make presend send a secret to another server.
 */

import { hash } from 'node:crypto'
import type { Secret } from '../../foundation/world/secret.ts'
import type { OpenedSecret, SecretBox } from '../../foundation/world/secret-box.ts'
import type { AddedSeed, SealedSecrets, SeedSecretName } from '../storage/added-seed.ts'

/** The decrypted secrets of a seed, keyed by name. */
export type SeedSecrets = Readonly<Partial<Record<AddedSecretName, Secret>>>

/** The secrets that an added seed may have. */
type AddedSecretName = Exclude<SeedSecretName, 'renewed-refresh-token'>

const addedNames: readonly AddedSecretName[] = ['password', 'client-secret', 'refresh-token']

/** The stored settings that determine where a seed's secrets are sent. */
export type SeedDestination = Pick<AddedSeed, 'address' | 'given' | 'caPem'>

/** Seals the login secrets of a seed. */
export function sealSeedSecrets(box: SecretBox, seed: SeedDestination, secrets: SeedSecrets): SealedSecrets {
  return Object.fromEntries(
    addedNames.flatMap((name) => {
      const secret = secrets[name]
      return secret === undefined ? [] : [[name, box.seal(secret, seedPurpose(seed, name))]]
    }),
  )
}

/** The result of decrypting all secrets of a seed. */
export type OpenedSecrets =
  | { readonly status: 'opened'; readonly secrets: SeedSecrets }
  | { readonly status: 'unreadable'; readonly reason: string }

/** Decrypts all secrets of a seed. @param box `null` if no encryption key is set */
export function openSeedSecrets(
  box: SecretBox | null,
  { secrets: sealed, ...seed }: SeedDestination & Pick<AddedSeed, 'secrets'>,
): OpenedSecrets {
  const secrets: Partial<Record<AddedSecretName, Secret>> = {}
  for (const name of addedNames) {
    const text = sealed[name]
    if (text === undefined) continue
    const opened = openSeedSecret(box, text, seedPurpose(seed, name))
    if (opened.status === 'unreadable') {
      return { status: 'unreadable', reason: `its stored ${words[name]} cannot be decrypted: ${opened.reason}` }
    }
    secrets[name] = opened.secret
  }
  return { status: 'opened', secrets }
}

const words: Readonly<Record<AddedSecretName, string>> = {
  password: 'password',
  'client-secret': 'client secret',
  'refresh-token': 'refresh token',
}

/** Returns every stored secret of a seed, with the purpose for which it is sealed. */
export function sealedSecretsOf({ secrets, ...seed }: SeedDestination & Pick<AddedSeed, 'secrets'>): readonly {
  readonly name: SeedSecretName
  readonly sealed: string
  readonly purpose: string
}[] {
  return addedNames.flatMap((name) => {
    const sealed = secrets[name]
    return sealed === undefined ? [] : [{ name, sealed, purpose: seedPurpose(seed, name) }]
  })
}

/** Decrypts one secret. @param box `null` if no encryption key is set */
export function openSeedSecret(box: SecretBox | null, sealed: string, purpose: string): OpenedSecret {
  return box === null ? { status: 'unreadable', reason: 'no encryption key is set' } : box.open(sealed, purpose)
}

/**
 * The seed settings that determine where its secrets are sent. If one of these values changes, the stored secrets
 * become unreadable.
 */
const destinationKeys = ['host', 'port', 'tls', 'username', 'oauth.provider', 'oauth.client-id']

/** Returns the purpose for which a secret of an added seed is sealed. */
export function seedPurpose({ address, given, caPem }: SeedDestination, name: AddedSecretName): string {
  const destination = destinationKeys.map((key) => given[key] ?? null)
  const authorities = caPem === null ? null : hash('sha256', caPem, 'hex')
  return `${name} of seed ${address} for ${JSON.stringify([...destination, authorities])}`
}

/** The OAuth login for a seed in the service file. */
export interface FileLogin {
  readonly provider: string
  readonly clientId: string
  readonly refreshToken: Secret
}

/**
 * Returns the purpose for which a renewed refresh token is sealed, for a seed in the service file. A change to the
 * token, provider or client in the file means a new grant, so a token renewed under the old grant must no longer be
 * readable.
 */
export function renewedPurpose(address: string, { provider, clientId, refreshToken }: FileLogin): string {
  const replaced = hash('sha256', refreshToken.reveal(), 'hex')
  return `renewed refresh token of seed ${address} for ${JSON.stringify([provider, clientId, replaced])}`
}
