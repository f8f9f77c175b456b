/** A repository in a temporary folder, and a function that reads settings in this repository. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readSettings, type SettingsRequest } from '../../src/check/settings/read-settings.ts'
import type { Settings } from '../../src/check/settings/settings.ts'
import { type Parsed, renderProblem } from '../../src/foundation/errors/problem.ts'
import { nodeFiles } from '../../src/foundation/world/node-files.ts'

export interface SettingsFolder extends Disposable {
  readonly root: string
  /** Reads settings given as inputs; `more` changes the request. */
  read(inputs?: Readonly<Record<string, string>>, more?: Partial<SettingsRequest>): Promise<Parsed<Settings>>
  /** Returns the settings, or throws an error with all problems. */
  settings(inputs?: Readonly<Record<string, string>>, more?: Partial<SettingsRequest>): Promise<Settings>
  /** Returns the problems as users see them, one per line; empty if there are none. */
  problems(inputs?: Readonly<Record<string, string>>, more?: Partial<SettingsRequest>): Promise<readonly string[]>
}

/** Creates a folder with the given files by path; it always contains a template `emails/a.html`. */
export function settingsFolder(files: Readonly<Record<string, string>> = {}): SettingsFolder {
  const root = mkdtempSync(join(tmpdir(), 'presend-settings-'))
  for (const [path, content] of Object.entries({ 'emails/a.html': '<p>a</p>', ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  async function read(
    inputs: Readonly<Record<string, string>> = {},
    more: Partial<SettingsRequest> = {},
  ): Promise<Parsed<Settings>> {
    const given = Object.entries(inputs).map(([name, text]) => ({ name, text, source: 'input' as const }))
    const suggested = { testName: null, metadata: {} }
    return await readSettings({ given, repositoryRoot: root, isFork: false, suggested, ...more }, nodeFiles())
  }
  return {
    root,
    read,
    settings: async (inputs, more) => {
      const parsed = await read(inputs, more)
      if (parsed.status === 'ok') return parsed.value
      throw new Error(parsed.problems.map(renderProblem).join('\n'))
    },
    problems: async (inputs, more) => {
      const parsed = await read(inputs, more)
      return parsed.status === 'ok' ? [] : parsed.problems.map(renderProblem)
    },
    [Symbol.dispose]: () => {
      rmSync(root, { recursive: true, force: true })
    },
  }
}
