/** The secrets of seeds at rest: sealed for one seed and one use, so that none opens in the place of another. */

import { hash } from 'node:crypto'

import type { AddedSeed, SealedSecrets, SeedSecretName } from '../storage/added-seed.ts'
import type { Secret } from '../world/secret.ts'
import type { OpenedSecret, SecretBox } from '../world/secret-box.ts'

/** Secrets of a seed in the clear, by name. */
export type SeedSecrets = Readonly<Partial<Record<AddedSecretName, Secret>>>

/** What an added seed may have. */
type AddedSecretName = Exclude<SeedSecretName, 'renewed-refresh-token'>

const addedNames: readonly AddedSecretName[] = ['password', 'client-secret', 'refresh-token']

/** Seals what a seed logs in with. */
export function sealSeedSecrets(box: SecretBox, address: string, secrets: SeedSecrets): SealedSecrets {
  return Object.fromEntries(
    addedNames.flatMap((name) => {
      const secret = secrets[name]
      return secret === undefined ? [] : [[name, box.seal(secret, seedPurpose(address, name))]]
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
  { address, secrets: sealed }: Pick<AddedSeed, 'address' | 'secrets'>,
): OpenedSecrets {
  const secrets: Partial<Record<AddedSecretName, Secret>> = {}
  for (const name of addedNames) {
    const text = sealed[name]
    if (text === undefined) continue
    const opened = openSeedSecret(box, text, seedPurpose(address, name))
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

/** Opens one. */
export function openSeedSecret(box: SecretBox | null, sealed: string, purpose: string): OpenedSecret {
  return box === null ? { status: 'unreadable', reason: 'no encryption key was given' } : box.open(sealed, purpose)
}

/** What a secret of an added seed is sealed for. */
export function seedPurpose(address: string, name: AddedSecretName): string {
  return `${name} of seed ${address}`
}

/**
 * What the renewed refresh token of a seed of the service file is sealed for: whoever writes another token into the file
 * has a new grant, and what was given for the old one must not open any more.
 */
export function renewedPurpose(address: string, fileToken: Secret): string {
  return `renewed refresh token of seed ${address} in the place of ${hash('sha256', fileToken.reveal(), 'hex')}`
}
