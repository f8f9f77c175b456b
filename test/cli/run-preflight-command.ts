/** Runs `presend preflight mail.html` in this process, in a folder that exists only in memory. */

import { type PreflightInput, preflightTemplates } from '../../src/cli/preflight.ts'
import type { Files } from '../../src/foundation/world/world.ts'
import { openDirectWorker } from '../support/direct-worker.ts'
import { loadServiceExtensions } from '../support/extensions.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeFiles } from '../support/fake-files.ts'
import { fakeHost } from '../support/fake-host.ts'
import { fakeRandom } from '../support/fake-random.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'

export interface PreflightCommandRun {
  readonly exitCode: number
  readonly printed: string
  readonly told: string
  /** Returns the text of a file after the run; `null` if there is no such file. */
  read(path: string): Promise<string | null>
}

/**
 * @param texts the files by their path in the repository
 * @param more the input that differs from a plain `presend preflight mail.html`
 * @param disk the file operations that differ from the in-memory ones
 */
export async function runPreflightCommand(
  texts: Readonly<Record<string, string>>,
  more: Partial<PreflightInput> = {},
  disk: Partial<Files> = {},
): Promise<PreflightCommandRun> {
  const terminal = fakeTerminal()
  const inRepository = Object.entries(texts).map(([path, text]) => [`/repo/${path}`, text])
  const files = { ...fakeFiles(Object.fromEntries(inRepository)), ...disk }
  const input = {
    templates: ['mail.html'],
    given: [],
    isJson: false,
    explain: null,
    sarif: null,
    isFixing: false,
    isDryRun: false,
    isListingRequirements: false,
  }
  const world = { clock: fakeClock(), random: fakeRandom(), env: {}, files }
  const exitCode = await preflightTemplates(
    { ...input, ...more },
    { loadServiceExtensions, world, host: fakeHost('/repo'), terminal, openTemplateWorker: openDirectWorker },
  )
  const read = async (path: string): Promise<string | null> => await files.readText(`/repo/${path}`).catch(() => null)
  return { exitCode, printed: terminal.printed, told: terminal.told, read }
}
