/** Runs `presend secrets reseal`, which encrypts every stored secret with the first encryption key. */

import { noKeyProblem, readSecretBox } from '../check/settings/service-file/read-secret-box.ts'
import { plainText } from '../foundation/errors/plain-text.ts'
import { problemsError, validOrThrow } from '../foundation/errors/presend-error.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import { Secret } from '../foundation/world/secret.ts'
import { isSealed, type SecretBox } from '../foundation/world/secret-box.ts'
import { sealedSecretsOf } from '../service/receiving/seed-vault.ts'
import type { SealedSecret } from '../service/self-hosted/extension.ts'
import type { Store } from '../service/storage/store.ts'
import { webhookPurpose } from '../service/webhooks/webhook-secrets.ts'
import type { CommandDeps, StorageInput } from './command.ts'
import { openCommandStorage } from './open-command-storage.ts'
import { printJson } from './print-data.ts'

/** The results for one kind of secret. `resealed` is the number of secrets that were re-encrypted. */
interface ResealCounts {
  resealed: number
  /** The number of secrets that were already encrypted with the first key. */
  current: number
  /** The number of secrets that no key can decrypt. They stay unchanged. */
  unreadable: number
}

type Reseal = (sealed: string, purpose: string) => string | null

/**
 * Re-encrypts all stored secrets. Returns 2 if some could not be decrypted.
 *
 * @throws PresendError SETTINGS_INVALID without a key, STORAGE_FAILED
 */
export async function resealSecrets(input: StorageInput, deps: CommandDeps): Promise<number> {
  const { world, host, terminal } = deps
  const done = 'Reading the encryption keys'
  const parsed = await readSecretBox({ config: input.config, workingDirectory: host.workingDirectory }, world)
  const box = validOrThrow(parsed, done)
  if (box === null) throw problemsError('SETTINGS_INVALID', done, [noKeyProblem('stored secrets')])
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const counts: Record<string, ResealCounts> = { seeds: await resealSeeds(store, box) }
  for (const extension of await deps.loadServiceExtensions()) {
    counts[extension.name] = await resealAll(await extension.listSecrets(store), box)
  }
  counts['webhooks'] = await resealWebhooks(store, box)
  if (input.isJson) printJson(counts, terminal)
  else {
    for (const [kind, { resealed, current, unreadable }] of Object.entries(counts)) {
      terminal.print(`${kind}: ${resealed} re-encrypted, ${current} already up to date, ${unreadable} unreadable\n`)
    }
  }
  const unreadable = Object.values(counts).reduce((sum, one) => sum + one.unreadable, 0)
  if (unreadable === 0) return 0
  const advice = `${renderCount(unreadable, 'secret')} cannot be decrypted with the configured keys: add the missing key, or enter the affected secrets again`
  terminal.tell(`presend: ${plainText(advice)}\n`)
  return 2
}

async function resealSeeds(store: Store, box: SecretBox): Promise<ResealCounts> {
  const counts = noCounts()
  for (const seed of await store.listAddedSeeds()) {
    for (const { name, sealed: before, purpose } of sealedSecretsOf(seed)) {
      const after = resealer(box, counts)(before, purpose)
      if (after !== null) await store.replaceSeedSecret(seed.address, name, { before, after })
    }
  }
  return counts
}

async function resealAll(secrets: readonly SealedSecret[], box: SecretBox): Promise<ResealCounts> {
  const counts = noCounts()
  for (const secret of secrets) {
    const after = resealer(box, counts)(secret.sealed, secret.purpose)
    if (after !== null) await secret.replace(after)
  }
  return counts
}

async function resealWebhooks(store: Store, box: SecretBox): Promise<ResealCounts> {
  const counts = noCounts()
  for (const { webhookId, secrets } of await store.listWebhooks(null)) {
    for (const { secret: before } of secrets) {
      const after = resealer(box, counts)(before.reveal(), webhookPurpose(webhookId))
      if (after !== null) await store.replaceWebhookSecret(webhookId, before, new Secret(after))
    }
  }
  return counts
}

function noCounts(): ResealCounts {
  return { resealed: 0, current: 0, unreadable: 0 }
}

/**
 * Returns a function that re-encrypts a stored secret with the first key, or encrypts it if it is stored unencrypted.
 * The function returns `null` if the secret needs no change.
 */
function resealer(box: SecretBox, counts: ResealCounts): Reseal {
  return (stored, purpose) => {
    const opened = isSealed(stored) ? box.open(stored, purpose) : inTheClear(stored)
    if (opened.status === 'unreadable') {
      counts.unreadable += 1
      return null
    }
    if (opened.isOutdated !== true) {
      counts.current += 1
      return null
    }
    counts.resealed += 1
    return box.seal(opened.secret, purpose)
  }
}

function inTheClear(text: string): ReturnType<SecretBox['open']> {
  return { status: 'opened', secret: new Secret(text), isOutdated: true }
}
