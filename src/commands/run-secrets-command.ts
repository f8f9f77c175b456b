/** `presend secrets reseal`: seals what is stored with the first encryption key. */

import { problemsError } from '../errors/presend-error.ts'
import { grantPurpose } from '../postmaster/grant-purpose.ts'
import { escapeTerminal } from '../report/escape-terminal.ts'
import { sealedSecretsOf } from '../seeds/seed-vault.ts'
import { webhookPurpose } from '../service/webhooks/webhook-vault.ts'
import { noKeyProblem, readSecretBox } from '../settings/service-file/read-secret-box.ts'
import type { Store } from '../storage/store.ts'
import { Secret } from '../world/secret.ts'
import { isSealed, type SecretBox } from '../world/secret-box.ts'
import type { CommandTools } from './command-parts.ts'
import { openLineStorage } from './open-line-storage.ts'
import { printJson } from './print-data.ts'
import type { SecretsLine } from './secrets-command.ts'

/** What became of the stored secrets of one kind. */
interface ResealCounts {
  resealed: number
  /** Sealed with the first key already. */
  current: number
  /** None of the keys opens them: they stay as they are. */
  unreadable: number
}

type Reseal = (sealed: string, purpose: string) => string | null

/**
 * Reseals everything; resolves with the exit code: 2 when some secrets could not be opened.
 *
 * @throws PresendError SETTINGS_INVALID without a usable key; STORAGE_FAILED
 */
export async function runSecretsCommand(line: SecretsLine, tools: CommandTools): Promise<number> {
  const { world, host, terminal } = tools
  const box = await readSecretBox({ config: line.config, workingDirectory: host.workingDirectory }, world)
  if (box.status === 'bad') throw problemsError('SETTINGS_INVALID', 'Reading the encryption keys', box.problems)
  if (box.value === null) {
    throw problemsError('SETTINGS_INVALID', 'Reading the encryption keys', [noKeyProblem('stored secrets')])
  }
  await using storage = await openLineStorage(line, tools)
  const { store } = storage
  const counts = {
    seeds: await resealSeeds(store, box.value),
    postmaster: await resealGrants(store, box.value),
    webhooks: await resealWebhooks(store, box.value),
  }
  if (line.format === 'json') printJson(counts, terminal)
  else {
    for (const [kind, { resealed, current, unreadable }] of Object.entries(counts)) {
      terminal.print(`${kind}: ${resealed} resealed, ${current} already current, ${unreadable} unreadable\n`)
    }
  }
  const unreadable = Object.values(counts).reduce((sum, one) => sum + one.unreadable, 0)
  if (unreadable === 0) return 0
  const advice = `${unreadable} secrets open with none of the keys given: add the missing key, or enter them again`
  terminal.tell(`presend: ${escapeTerminal(advice)}\n`)
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

async function resealGrants(store: Store, box: SecretBox): Promise<ResealCounts> {
  const counts = noCounts()
  for (const account of await store.listPostmasterAccounts(null)) {
    const { id: accountId, sealedRefreshToken: before } = account
    if (before === null) continue
    const after = resealer(box, counts)(before, grantPurpose(account))
    if (after !== null) await store.renewPostmasterGrant({ accountId, before, after })
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

/** @returns the secret sealed anew; `null`: it stays as it is. A secret that is stored in the clear is sealed. */
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
