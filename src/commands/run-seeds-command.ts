/** `presend seeds`: lists the seed mailboxes that the storage knows, switches, adds and removes them, tries them out. */

import { PresendError } from '../errors/presend-error.ts'
import { quoteValue } from '../errors/problem.ts'
import { escapeTerminal } from '../report/escape-terminal.ts'
import { closestName } from '../settings/closest-name.ts'
import { readSeedPlaces } from '../settings/service-file/seed-places.ts'
import type { Store } from '../storage/store.ts'
import type { StoredDirectorySeed } from '../storage/stored-seed.ts'
import type { CommandTools } from './command-parts.ts'
import { openLineStorage } from './open-line-storage.ts'
import { printJson, printTable } from './print-data.ts'
import { runSeedsAdd } from './run-seeds-add.ts'
import { runSeedsCheck } from './run-seeds-check.ts'
import { runSeedsRemove } from './run-seeds-remove.ts'
import { loginOfAdded, type SeedLoginText, seedObject, seedTable } from './seed-objects.ts'
import type { SeedsLine, SeedsListLine, SeedsSwitchLine } from './seeds-command.ts'

/** Does it; resolves with the exit code. @throws PresendError what keeps it from being done */
export async function runSeedsCommand(line: SeedsLine, tools: CommandTools): Promise<number> {
  if (line.action === 'check') return await runSeedsCheck(line, tools)
  if (line.action === 'add') return await runSeedsAdd(line, tools)
  if (line.action === 'remove') return await runSeedsRemove(line, tools)
  // Enabling and disabling also works before the first start of the service.
  await using storage = await openLineStorage(line, tools, line.action === 'list' ? 'use-empty' : 'create')
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

async function list(line: SeedsListLine, store: ListStore, tools: CommandTools): Promise<void> {
  const { terminal } = tools
  const seeds = await store.listSeeds()
  if (seeds.length === 0 && line.format === 'text') {
    terminal.tell(
      'No seeds yet: presend serve writes down those of its file when it starts; presend seeds add adds one.\n',
    )
    return
  }
  const logins = await readLogins(line, store, tools)
  const listed = seeds.map((seed) => ({ seed, login: logins.get(seed.address) ?? null }))
  if (line.format === 'json') printJson({ seeds: listed.map(seedObject) }, terminal)
  else printTable(seedTable(listed), terminal)
}

type ListStore = Pick<Store, 'listSeeds' | 'listAddedSeeds'>

/** How seeds log in: those that were added by what is stored, those of the file by the file at hand. */
async function readLogins(
  { config }: Pick<SeedsLine, 'config'>,
  store: Pick<Store, 'listAddedSeeds'>,
  { world, host }: CommandTools,
): Promise<ReadonlyMap<string, SeedLoginText>> {
  const places = await readSeedPlaces({ named: config, workingDirectory: host.workingDirectory }, world.files)
  const added = await store.listAddedSeeds()
  return new Map([
    ...Array.from(places, ([address, { login }]) => [address, login] as const),
    ...added.map((seed) => [seed.address, loginOfAdded(seed)] as const),
  ])
}

async function switchSeed(
  line: SeedsSwitchLine,
  store: ListStore & Pick<Store, 'setSeedEnabled'>,
  tools: CommandTools,
): Promise<void> {
  const { terminal } = tools
  const seed = await store.setSeedEnabled(line.address.trim().toLowerCase(), line.action === 'enable')
  if (seed === null) throw noSuchSeed(line.address, await store.listSeeds())
  const logins = await readLogins(line, store, tools)
  if (line.format === 'json')
    printJson({ seed: seedObject({ seed, login: logins.get(seed.address) ?? null }) }, terminal)
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
