import { expect, it } from 'vitest'
import { outcomeNote, type RevokeDeps, revokeGrant } from '../../../../src/extensions/postmaster/grants/revoke-grant.ts'
import { storeGrant } from '../../../../src/extensions/postmaster/grants/store-grant.ts'
import { toWorkspaceId } from '../../../../src/foundation/contract/identifiers.ts'
import { Secret } from '../../../../src/foundation/world/secret.ts'
import { secretBox } from '../../../../src/foundation/world/secret-box.ts'
import { openMemoryStore } from '../../../support/memory-store.ts'

const email = 'ann@shop.example'
const box = secretBox([{ bytes: new Uint8Array(32).fill(7) }])
const other = secretBox([{ bytes: new Uint8Array(32).fill(8) }])

function oauthThat(status: 'revoked' | 'gone' | 'unavailable'): NonNullable<RevokeDeps['oauth']> {
  return { revoke: async () => await Promise.resolve(status) }
}

it.each<[RevokeDeps, string, string]>([
  [{ oauth: oauthThat('revoked'), box }, 'revoked', 'nothing to say'],
  [{ oauth: oauthThat('gone'), box }, 'gone', 'already ended'],
  [{ oauth: oauthThat('unavailable'), box }, 'kept', 'Google did not accept the request'],
  [{ oauth: null, box }, 'kept', 'google.client-id is missing'],
  [{ oauth: oauthThat('revoked'), box: null }, 'kept', 'no encryption key'],
  [{ oauth: oauthThat('revoked'), box: other }, 'kept', 'cannot be decrypted'],
])('with %o, the grant is %s', async (deps, status, note) => {
  await using store = await openMemoryStore()
  const grant = { email, refreshToken: new Secret('refresh-1'), endsAtMs: null }
  const connection = { box, store, oauth: oauthThat('revoked'), nowMs: 1 }
  const stored = await storeGrant(grant, { ...connection, workspaceId: toWorkspaceId('a') })
  if (stored.status !== 'stored') throw new Error('nothing was stored')
  const outcome = await revokeGrant(stored.account, store, async () => await Promise.resolve(deps))
  expect(outcome.status).toBe(status)
  expect(outcomeNote(outcome) ?? 'nothing to say').toContain(note)

  await storeGrant(grant, { ...connection, workspaceId: toWorkspaceId('b') })
  const shared = await revokeGrant(stored.account, store, async () => await Promise.reject(new Error('not needed')))
  expect(shared).toEqual({ status: 'shared' })
  const none = { ...stored.account, sealedRefreshToken: null }
  expect((await revokeGrant(none, store, async () => await Promise.reject(new Error('not needed')))).status).toBe(
    'none',
  )
})
