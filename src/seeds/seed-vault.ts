/**
 * The secrets of seeds at rest, each sealed for one seed, one use and one destination: someone who can write to the
 * database can neither exchange them nor have presend send one to another server.
 */

import { hash } from 'node:crypto'

import type { AddedSeed, SealedSecrets, SeedSecretName } from '../storage/added-seed.ts'
import type { Secret } from '../world/secret.ts'
import type { OpenedSecret, SecretBox } from '../world/secret-box.ts'

/** Secrets of a seed in the clear, by name. */
export type SeedSecrets = Readonly<Partial<Record<AddedSecretName, Secret>>>

/** What an added seed may have. */
type AddedSecretName = Exclude<SeedSecretName, 'renewed-refresh-token'>

const addedNames: readonly AddedSecretName[] = ['password', 'client-secret', 'refresh-token']

/** Where the secrets of a seed are sent, as it is stored. */
export type SeedDestination = Pick<AddedSeed, 'address' | 'given' | 'caPem'>

/** Seals what a seed logs in with. */
export function sealSeedSecrets(box: SecretBox, seed: SeedDestination, secrets: SeedSecrets): SealedSecrets {
  return Object.fromEntries(
    addedNames.flatMap((name) => {
      const secret = secrets[name]
      return secret === undefined ? [] : [[name, box.seal(secret, seedPurpose(seed, name))]]
    }),
  )
}

/** What came of opening all secrets of a seed. */
export type OpenedSecrets =
  | { readonly status: 'opened'; readonly secrets: SeedSecrets }
  | { readonly status: 'unreadable'; readonly reason: string }

/** Opens them. @param box `null`: no encryption key was given */
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
      return { status: 'unreadable', reason: `its stored ${words[name]} cannot be opened: ${opened.reason}` }
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

/** Every stored secret of a seed with what it is sealed for. */
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

/** Opens one. */
export function openSeedSecret(box: SecretBox | null, sealed: string, purpose: string): OpenedSecret {
  return box === null ? { status: 'unreadable', reason: 'no encryption key was given' } : box.open(sealed, purpose)
}

/** The keys of a seed that decide where its secrets go. Any change of them makes the stored secrets unreadable. */
const destinationKeys = ['host', 'port', 'tls', 'username', 'oauth.provider', 'oauth.client-id']

/** What a secret of an added seed is sealed for. */
export function seedPurpose({ address, given, caPem }: SeedDestination, name: AddedSecretName): string {
  const destination = destinationKeys.map((key) => given[key] ?? null)
  const authorities = caPem === null ? null : hash('sha256', caPem, 'hex')
  return `${name} of seed ${address} for ${JSON.stringify([...destination, authorities])}`
}

/** The login of a seed of the service file. */
export interface FileLogin {
  readonly provider: string
  readonly clientId: string
  readonly refreshToken: Secret
}

/**
 * What the renewed refresh token of a seed of the service file is sealed for. Another token, provider or client in the
 * file is a new grant, and what was given for the old one must not open any more.
 */
export function renewedPurpose(address: string, { provider, clientId, refreshToken }: FileLogin): string {
  const replaced = hash('sha256', refreshToken.reveal(), 'hex')
  return `renewed refresh token of seed ${address} for ${JSON.stringify([provider, clientId, replaced])}`
}
