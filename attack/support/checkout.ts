/** Runs one of the target's commands in a folder of untrusted files, as a user would after `git clone`. */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import type { Target } from '../attack-area.ts'
import { type CommandEnd, runCommand } from './presend-process.ts'

export interface Checkout {
  readonly files: Readonly<Record<string, string>>
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** Runs the command in a new folder, and deletes the folder afterwards. */
export async function runCheckout(target: Target, { files, args, env = {} }: Checkout): Promise<CommandEnd> {
  const folder = await mkdtemp(join(tmpdir(), 'presend-checkout-'))
  try {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), content)
    }
    return await runCommand(target, args, { folder, env })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
