/** The setting of an imap seed as a mailbox that can be opened. */

import { openOAuthClient } from '../../oauth/open-oauth-client.ts'
import { accessTokens, noAccessTokens, type RefreshTokenKeeper } from '../../seeds/imap/access-tokens.ts'
import type { ImapAccount } from '../../seeds/imap/imap-connection.ts'
import { mailboxOAuth, oauthProviderOf } from '../../seeds/imap/mailbox-oauth.ts'
import type { WatchedMailbox } from '../../seeds/imap/watched-mailbox.ts'
import { openSeedSecret, renewedPurpose, type SeedDestination, seedPurpose } from '../../seeds/seed-vault.ts'
import type { ImapSeedSetting, SeedLogin } from '../../settings/service-file/service-settings.ts'
import type { Store } from '../../storage/store.ts'
import type { Secret } from '../../world/secret.ts'
import type { SecretBox } from '../../world/secret-box.ts'
import type { Clock, Random } from '../../world/world.ts'

/** What opening mailboxes is done with. */
export interface MailboxParts {
  readonly store: Pick<Store, 'findSeedSecret' | 'keepSeedSecret'>
  /** `null`: no encryption key was given. */
  readonly secretBox: SecretBox | null
  readonly clock: Clock
  readonly random: Pick<Random, 'bytes'>
  /** Told of what an operator should know; no secret is in it. */
  readonly onNotice: (address: string, text: string) => void
  /** Told of a failure of the storage; what could not be kept is used as long as this process lives. */
  readonly onError: (address: string, error: unknown) => void
}

/** Where a seed comes from, and the authorities of its server. `given`: the stored settings of an added seed. */
export type MailboxOrigin =
  | { readonly origin: 'file'; readonly caPem: string | null }
  | { readonly origin: 'added'; readonly caPem: string | null; readonly given: Readonly<Record<string, string>> }

/** The mailbox. Nothing is opened by it. */
export function toMailbox(seed: ImapSeedSetting, from: MailboxOrigin, parts: MailboxParts): WatchedMailbox {
  const { address, providerName, authservIds, plusAddress, host, port, tls, username } = seed
  const password = passwordOf(seed, from, parts)
  const account = { host, port, tls, username, password, caPem: from.caPem }
  return { address, providerName, authservIds, hasPlusAddress: plusAddress, account }
}

type OAuthLogin = SeedLogin & { readonly method: 'oauth' }

function passwordOf(
  { address, login }: ImapSeedSetting,
  from: MailboxOrigin,
  parts: MailboxParts,
): ImapAccount['password'] {
  switch (login.method) {
    case 'password':
      return login.password
    case 'unreadable':
      return noAccessTokens(login.reason)
    case 'oauth': {
      const provider = mailboxOAuth(login.provider)
      return accessTokens({
        client: openOAuthClient(oauthProviderOf(provider, login), parts),
        keeper: from.origin === 'added' ? addedKeeper({ ...from, address }, parts) : fileKeeper(address, login, parts),
        clock: parts.clock,
        neededScope: provider.scope,
        onError: (error) => parts.onError(address, error),
      })
    }
    default:
      return login satisfies never
  }
}

/** The token lies in the storage, and a new one takes its place there. */
function addedKeeper(seed: SeedDestination, { store, secretBox }: MailboxParts): RefreshTokenKeeper {
  const purpose = seedPurpose(seed, 'refresh-token')
  const { address } = seed
  return {
    read: async () => {
      const sealed = await store.findSeedSecret(address, 'refresh-token')
      if (sealed === null) return { status: 'unreadable', reason: 'it is not stored any more' }
      return openSeedSecret(secretBox, sealed, purpose)
    },
    keepRenewed: async (token) => {
      if (secretBox !== null) await store.keepSeedSecret(address, 'refresh-token', secretBox.seal(token, purpose))
    },
  }
}

/** The token stands outside; what the provider gives in its place is stored sealed, when there is a key to seal it with. */
function fileKeeper(
  address: string,
  login: OAuthLogin,
  { store, secretBox, onNotice }: MailboxParts,
): RefreshTokenKeeper {
  const { refreshToken } = login
  const purpose = renewedPurpose(address, login)
  let renewed: Secret | null = null
  return {
    read: async () => {
      const sealed = secretBox === null ? null : await store.findSeedSecret(address, 'renewed-refresh-token')
      const stored = sealed === null ? null : openSeedSecret(secretBox, sealed, purpose)
      // One that does not open was given for another token, or is sealed with another key: the file's may still hold.
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
  'the provider gave a new refresh token, and there is no encryption key to keep it with: the next start begins with the ' +
  'one of the service file again, which may have ended by then; see PRESEND_ENCRYPTION_KEY'
