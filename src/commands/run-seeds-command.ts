/** `presend seeds`: lists the seed mailboxes that the storage knows, and switches them. */

import { PresendError } from '../errors/presend-error.ts'
import { quoteValue } from '../errors/problem.ts'
import { escapeTerminal } from '../report/escape-terminal.ts'
import type { Table } from '../report/result-tables.ts'
import { closestName } from '../settings/closest-name.ts'
import type { Store } from '../storage/store.ts'
import type { StoredDirectorySeed } from '../storage/stored-seed.ts'
import type { CommandTools } from './command-parts.ts'
import { openLineStorage } from './open-line-storage.ts'
import { printJson, printTable, textColumn } from './print-data.ts'
import type { SeedsLine, SeedsListLine, SeedsSwitchLine } from './seeds-command.ts'

/** Does it; resolves with the exit code. @throws PresendError what keeps it from being done */
export async function runSeedsCommand(line: SeedsLine, tools: CommandTools): Promise<number> {
  await using storage = await openLineStorage(line, tools)
  switch (line.action) {
    case 'list':
      await list(line, storage.store, tools)
      return 0
    case 'enable':
    case 'disable':
      await switchSeed(line, storage.store, tools)
      return 0
    default:
      return line satisfies never
  }
}

async function list(line: SeedsListLine, store: Pick<Store, 'listSeeds'>, { terminal }: CommandTools): Promise<void> {
  const seeds = await store.listSeeds()
  if (line.format === 'json') printJson({ seeds: seeds.map(seedObject) }, terminal)
  else if (seeds.length === 0) terminal.tell('No seeds yet: presend serve writes them down when it starts.\n')
  else printTable(seedTable(seeds), terminal)
}

/** A seed as `--json` prints it. */
function seedObject(seed: StoredDirectorySeed): Readonly<Record<string, string | boolean>> {
  return {
    address: seed.address,
    provider: seed.providerName,
    type: seed.providerType,
    kind: seed.kind,
    enabled: seed.isEnabled,
    health: seed.health,
  }
}

function seedTable(seeds: readonly StoredDirectorySeed[]): Table {
  return {
    columns: ['address', 'type', 'provider', 'kind', 'state', 'health'].map(textColumn),
    rows: seeds.map((seed) => [
      seed.address,
      seed.providerType,
      seed.providerName,
      seed.kind,
      seed.isEnabled ? 'enabled' : 'disabled',
      seed.health,
    ]),
  }
}

async function switchSeed(
  line: SeedsSwitchLine,
  store: Pick<Store, 'listSeeds' | 'setSeedEnabled'>,
  { terminal }: CommandTools,
): Promise<void> {
  const seed = await store.setSeedEnabled(line.address.trim().toLowerCase(), line.action === 'enable')
  if (seed === null) throw noSuchSeed(line.address, await store.listSeeds())
  if (line.format === 'json') printJson({ seed: seedObject(seed) }, terminal)
  else terminal.print(`${seed.isEnabled ? 'Enabled' : 'Disabled'} seed ${escapeTerminal(seed.address)}\n`)
}

function noSuchSeed(address: string, seeds: readonly StoredDirectorySeed[]): PresendError {
  const closest = closestName(
    address,
    seeds.map((seed) => seed.address),
  )
  const known = closest === null ? 'see them with: presend seeds list' : `did you mean ${closest}?`
  return new PresendError({
    code: 'SETTINGS_INVALID',
    outcome: 'misconfigured',
    done: 'Switching a seed',
    came: quoteValue(address),
    expected: 'the address of a seed',
    todo: seeds.length === 0 ? 'there are none yet: presend serve writes them down when it starts' : known,
  })
}
