/** `presend seeds remove`: a seed out of the storage. */

import { PresendError } from '../errors/presend-error.ts'
import { quoteValue } from '../errors/problem.ts'
import { escapeTerminal } from '../report/escape-terminal.ts'
import { readSeedPlaces } from '../settings/service-file/seed-places.ts'
import type { CommandTools } from './command-parts.ts'
import { openLineStorage } from './open-line-storage.ts'
import { printJson } from './print-data.ts'
import { inFileAdvice } from './run-seeds-add.ts'
import type { SeedsRemoveLine } from './seeds-add-command.ts'

/** Removes one. @throws PresendError when it is none that was added */
export async function runSeedsRemove(line: SeedsRemoveLine, tools: CommandTools): Promise<number> {
  const { world, host, terminal } = tools
  const address = line.address.trim().toLowerCase()
  await using storage = await openLineStorage(line, tools)
  const change = { nowMs: world.clock.nowMs(), revision: world.random.uuid() }
  const outcome = await storage.store.removeSeed(address, change)
  if (outcome === 'in-file') {
    const places = await readSeedPlaces({ named: line.config, workingDirectory: host.workingDirectory }, world.files)
    throw notRemovable(`${quoteValue(address)} of the service file`, inFileAdvice(places.get(address) ?? null))
  }
  if (outcome === 'absent') throw notRemovable(quoteValue(line.address), 'see them with: presend seeds list')
  if (line.format === 'json') printJson({ removed: address }, terminal)
  else terminal.print(`Removed seed ${escapeTerminal(address)}\n`)
  terminal.tell('No new test gets it. It is watched to the end of those that have it; then its secrets are deleted.\n')
  return 0
}

function notRemovable(came: string, todo: string): PresendError {
  return new PresendError({
    code: 'SETTINGS_INVALID',
    outcome: 'misconfigured',
    done: 'Removing a seed',
    came,
    expected: 'the address of a seed that was added',
    todo,
  })
}
