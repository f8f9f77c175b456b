import { describe, expect, it } from 'vitest'
import { grantPurpose } from '../../src/extensions/postmaster/grant-purpose.ts'
import { toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'
import { Secret } from '../../src/foundation/world/secret.ts'
import { parseEncryptionKeys, type SecretBox, secretBox } from '../../src/foundation/world/secret-box.ts'
import { openSeedSecrets } from '../../src/service/receiving/seed-vault.ts'
import { openStoredSecret } from '../../src/service/webhooks/webhook-secrets.ts'
import { valueOf } from '../support/parsed.ts'
import { type CommandFolder, commandFolder } from './command-folder.ts'

const [oldKey, newKey] = ['5f'.repeat(32), 'a0'.repeat(32)]
const imap = ['--type', 'consumer', '--kind', 'imap', '--host', 'imap.box.example', '--username', 'seed1']

function boxOf(text: string): SecretBox {
  return secretBox(valueOf(parseEncryptionKeys(text, 'key')))
}

/**
 * Stores a seed, a webhook and a postmaster account with secrets encrypted by the old key, and a webhook with an
 * unencrypted secret.
 */
async function aFolder(): Promise<CommandFolder> {
  const folder = commandFolder()
  await folder.run('webhook', 'add', 'https://plain.example/', '--workspace', 'team-a', '--secret', 'p'.repeat(24))
  folder.env['PRESEND_ENCRYPTION_KEY'] = oldKey
  folder.env['PRESEND_SEED_PASSWORD'] = 'hunter2'
  await folder.run('seeds', 'add', 'seed1@box.example', ...imap)
  await folder.run('webhook', 'add', 'https://sealed.example/', '--workspace', 'team-a', '--secret', 's'.repeat(24))
  const account = { workspaceId: toWorkspaceId('team-a'), email: 'p@shop.example' }
  await folder.withStore(async (store) => {
    const { id } = await store.ensurePostmasterAccount({ ...account, source: 'google', nowMs: 1 })
    await store.setPostmasterGrant(id, boxOf(oldKey).seal(new Secret('hunter3'), grantPurpose(account)))
  })
  return folder
}

/** Returns every stored secret, decrypted with the given box; `null` if the box cannot decrypt the secret. */
async function opened(folder: CommandFolder, box: SecretBox): Promise<readonly (string | null)[]> {
  return await folder.withStore(async (store) => {
    const [seed] = await store.listAddedSeeds()
    const [account] = await store.listPostmasterAccounts(null)
    if (seed === undefined || account === undefined) throw new TypeError('nothing is stored')
    const ofSeed = openSeedSecrets(box, seed)
    const grant = box.open(account.sealedRefreshToken ?? '', grantPurpose(account))
    const webhooks = (await store.listWebhooks(null)).map(({ webhookId, secrets }) =>
      openStoredSecret(box, webhookId, secrets[0]?.secret ?? new Secret('')),
    )
    return [
      ofSeed.status === 'opened' ? (ofSeed.secrets.password?.reveal() ?? null) : null,
      grant.status === 'opened' ? grant.secret.reveal() : null,
      ...webhooks.map((one) => (one.status === 'ok' ? one.value.reveal() : null)),
    ]
  })
}

const secrets = ['hunter2', 'hunter3', 'p'.repeat(24), 's'.repeat(24)]

describe('presend secrets reseal', () => {
  it('encrypts every secret with the first key, so that the old key can be removed', async () => {
    using folder = await aFolder()
    expect(await opened(folder, boxOf(oldKey))).toEqual(secrets)
    folder.env['PRESEND_ENCRYPTION_KEY'] = `${newKey},${oldKey}`
    expect(await folder.run('secrets', 'reseal')).toMatchObject({
      exitCode: 0,
      printed:
        'seeds: 1 re-encrypted, 0 already up to date, 0 unreadable\n' +
        'postmaster: 1 re-encrypted, 0 already up to date, 0 unreadable\n' +
        'webhooks: 2 re-encrypted, 0 already up to date, 0 unreadable\n',
    })
    expect(await opened(folder, boxOf(newKey))).toEqual(secrets)
    expect(await opened(folder, boxOf(oldKey))).toEqual([null, null, null, null])
    folder.env['PRESEND_ENCRYPTION_KEY'] = newKey
    const again = await folder.run('secrets', 'reseal', '--json')
    expect(JSON.parse(again.printed)).toMatchObject({ seeds: { current: 1 }, webhooks: { current: 2, resealed: 0 } })
  })

  it('keeps secrets that no key can decrypt, and exits with 2', async () => {
    using folder = await aFolder()
    folder.env['PRESEND_ENCRYPTION_KEY'] = newKey
    const { exitCode, printed, told } = await folder.run('secrets', 'reseal')
    expect(printed).toContain('seeds: 0 re-encrypted, 0 already up to date, 1 unreadable\n')
    expect(told).toContain('3 secrets cannot be decrypted with the configured keys')
    expect(exitCode).toBe(2)
    expect(await opened(folder, boxOf(`${newKey} ${oldKey}`))).toEqual(secrets)
  })

  it('requires an encryption key', async () => {
    using folder = commandFolder()
    const { exitCode, told } = await folder.run('secrets', 'reseal')
    expect(told).toContain('PRESEND_ENCRYPTION_KEY: expected a key to encrypt')
    expect(exitCode).toBe(2)
  })
})
