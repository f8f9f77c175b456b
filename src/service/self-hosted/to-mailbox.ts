/** Converts seed settings to seeds for the directory and to mailboxes that can be opened. */

import type { ImapSeedSetting, SeedLogin, SeedSetting } from '../../check/settings/service-file/service-settings.ts'
import { accessTokens, noAccessTokens, type RefreshTokenKeeper } from '../../extensions/mailboxes/imap/access-tokens.ts'
import type { ImapAccount } from '../../extensions/mailboxes/imap/imap-connection.ts'
import { mailboxOAuth } from '../../extensions/mailboxes/imap/mailbox-oauth.ts'
import type { WatchedMailbox } from '../../extensions/mailboxes/imap/watched-mailbox.ts'
import { openOAuthClient } from '../../extensions/oauth/open-oauth-client.ts'
import type { Secret } from '../../foundation/world/secret.ts'
import type { SecretBox } from '../../foundation/world/secret-box.ts'
import type { Clock, Random } from '../../foundation/world/world.ts'
import { type DirectorySeed, localSeeds } from '../receiving/directory.ts'
import { openSeedSecret, renewedPurpose, type SeedDestination, seedPurpose } from '../receiving/seed-vault.ts'
import type { Store } from '../storage/store.ts'

/** Returns the seeds for the directory, or the nine local seeds if the service file lists none. */
export function directorySeeds(settings: readonly SeedSetting[] | null): readonly DirectorySeed[] {
  return settings === null ? localSeeds : settings.map(toDirectorySeed)
}

/** Converts the settings of one seed. */
export function toDirectorySeed(setting: SeedSetting): DirectorySeed {
  const { address, providerName, providerType } = setting
  const seed = { address, providerName, providerType, isEnabled: true }
  if (setting.kind === 'local') return { ...seed, kind: 'local', health: 'healthy', options: setting.options }
  return {
    ...seed,
    kind: 'imap',
    options: [],
    hasPlusAddress: setting.plusAddress,
    // Tests may use the seed immediately, because the first scan of the mailbox also finds mail that arrived before the
    // scan. If that scan fails, the seed becomes unhealthy.
    health: 'degraded',
    healthReason: 'this mailbox has not been checked yet',
  }
}

export interface MailboxDeps {
  readonly store: Pick<Store, 'findSeedSecret' | 'keepSeedSecret'>
  /** Encrypts and decrypts stored secrets; `null` if no encryption key is set. */
  readonly secretBox: SecretBox | null
  readonly clock: Clock
  readonly random: Pick<Random, 'bytes'>
  /** Called with notices for the operator, which contain no secrets. */
  readonly onNotice: (address: string, text: string) => void
  /** Called with database errors. A renewed token that could not be saved is still used until this process ends. */
  readonly onError: (address: string, error: unknown) => void
}

/**
 * Where a seed is configured, and the CAs to trust for its server's certificate. `given` contains the stored settings
 * of an added seed.
 */
export type MailboxOrigin =
  | { readonly origin: 'file'; readonly caPem: string | null }
  | { readonly origin: 'added'; readonly caPem: string | null; readonly given: Readonly<Record<string, string>> }

/** Converts the settings of an imap seed; opens no connection. */
export function toMailbox(seed: ImapSeedSetting, from: MailboxOrigin, deps: MailboxDeps): WatchedMailbox {
  const { address, providerName, authservIds, plusAddress, host, port, tls, username } = seed
  const password = passwordOf(seed, from, deps)
  const account = { host, port, tls, username, password, caPem: from.caPem }
  return { address, providerName, authservIds, hasPlusAddress: plusAddress, account }
}

type OAuthLogin = SeedLogin & { readonly method: 'oauth' }

function passwordOf(
  { address, login }: ImapSeedSetting,
  from: MailboxOrigin,
  deps: MailboxDeps,
): ImapAccount['password'] {
  switch (login.method) {
    case 'password':
      return login.password
    case 'unreadable':
      return noAccessTokens(login.reason)
    case 'oauth': {
      const provider = mailboxOAuth(login.provider)
      return accessTokens({
        client: openOAuthClient({ ...provider.endpoints, ...login }, deps),
        keeper: from.origin === 'added' ? addedKeeper({ ...from, address }, deps) : fileKeeper(address, login, deps),
        clock: deps.clock,
        neededScope: provider.scope,
        onError: (error) => deps.onError(address, error),
      })
    }
    default:
      return login satisfies never
  }
}

/** Keeps the OAuth token of an added seed in the database. A renewed token replaces the stored one. */
function addedKeeper(seed: SeedDestination, { store, secretBox }: MailboxDeps): RefreshTokenKeeper {
  const purpose = seedPurpose(seed, 'refresh-token')
  const { address } = seed
  return {
    read: async () => {
      const sealed = await store.findSeedSecret(address, 'refresh-token')
      if (sealed === null) return { status: 'unreadable', reason: 'the seed is no longer stored' }
      return openSeedSecret(secretBox, sealed, purpose)
    },
    keepRenewed: async (token) => {
      if (secretBox !== null) await store.keepSeedSecret(address, 'refresh-token', secretBox.seal(token, purpose))
    },
  }
}

/**
 * Keeps the OAuth token of a seed in the service file. If there is an encryption key, a renewed token is encrypted and
 * stored.
 */
function fileKeeper(
  address: string,
  login: OAuthLogin,
  { store, secretBox, onNotice }: MailboxDeps,
): RefreshTokenKeeper {
  const { refreshToken } = login
  const purpose = renewedPurpose(address, login)
  let renewed: Secret | null = null
  return {
    read: async () => {
      const sealed = secretBox === null ? null : await store.findSeedSecret(address, 'renewed-refresh-token')
      const stored = sealed === null ? null : openSeedSecret(secretBox, sealed, purpose)
      // If the stored token cannot be decrypted, the encryption key or the seed's OAuth settings in the service file
      // have changed since the token was stored. The token in the file may still be valid.
      if (stored?.status === 'opened') {
        if (stored.isOutdated === true) await keepRenewed(stored.secret)
        return stored
      }
      return { status: 'opened', secret: renewed ?? refreshToken }
    },
    keepRenewed,
  }

  async function keepRenewed(token: Secret): Promise<void> {
    if (secretBox !== null) {
      await store.keepSeedSecret(address, 'renewed-refresh-token', secretBox.seal(token, purpose))
      return
    }
    if (renewed === null && token.reveal() !== refreshToken.reveal()) onNotice(address, cannotKeep)
    renewed = token
  }
}

const cannotKeep =
  'the provider issued a new refresh token, which cannot be saved without an encryption key: after a restart, presend uses the one in the service file, which may have expired by then; set PRESEND_ENCRYPTION_KEY'
