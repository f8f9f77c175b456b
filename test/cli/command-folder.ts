/** A working directory in which tests run `presend` command lines. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { runCommandLine } from '../../src/cli/run-command-line.ts'
import { nodeClock } from '../../src/foundation/world/node-clock.ts'
import { nodeFiles } from '../../src/foundation/world/node-files.ts'
import { openStorage } from '../../src/service/storage/open-storage.ts'
import type { Store } from '../../src/service/storage/store.ts'
import { extensionCommands, loadServiceExtensions, storageExtensions } from '../support/extensions.ts'
import { fakeHost } from '../support/fake-host.ts'
import { fakeRandom } from '../support/fake-random.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'

/** The result of a command line. */
export interface EndedLine {
  readonly exitCode: number
  readonly printed: string
  readonly told: string
}

export interface CommandFolder extends Disposable {
  readonly path: string
  /** The time of the clock; tests may set it. */
  nowMs: number
  readonly env: Record<string, string>
  write(name: string, text: string): void
  run(...argv: readonly string[]): Promise<EndedLine>
  /** Creates an empty presend.db, as the first start of a service does. */
  withDatabase(): Promise<void>
  /** Uses presend.db like a service that is running at the same time. */
  withStore<T>(work: (store: Store) => Promise<T>): Promise<T>
}

/** Opens an empty folder; its clock starts at noon on 31 January 2026. */
export function commandFolder(): CommandFolder {
  const path = mkdtempSync(join(tmpdir(), 'presend-commands-'))
  // Each command line has its own random values, like a process.
  let lineCount = 0
  const folder: CommandFolder = {
    path,
    nowMs: Date.UTC(2026, 0, 31, 12),
    env: {},
    write: (name, text) => writeFileSync(join(path, name), text),
    run: async (...argv) => {
      lineCount += 1
      const terminal = fakeTerminal()
      const clock = { ...nodeClock(), nowMs: () => folder.nowMs }
      const world = { clock, random: fakeRandom(lineCount), env: folder.env, files: nodeFiles() }
      const exitCode = await runCommandLine(
        argv,
        { loadServiceExtensions, world, host: fakeHost(path), terminal },
        extensionCommands,
      )
      return { exitCode, printed: terminal.printed, told: terminal.told }
    },
    withDatabase: async () => await folder.withStore(async () => await Promise.resolve()),
    withStore: async (work) => {
      const world = { clock: nodeClock(), random: fakeRandom() }
      await using storage = await openStorage(
        { kind: 'sqlite', path: join(path, 'presend.db') },
        { ...world, extensions: storageExtensions },
      )
      return await work(storage.store)
    },
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  }
  return folder
}
