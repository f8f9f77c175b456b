/** Runs one of the target's commands in a folder of untrusted files, as a user would after `git clone`. */

import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import type { Target } from '../attack-area.ts'
import { type CommandEnd, runCommand } from './presend-process.ts'

export interface Checkout {
  readonly files: Readonly<Record<string, string>>
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Changes the folder before the command starts. */
  readonly prepare?: (folder: string) => Promise<void>
  /** The paths of files that an attack would create. */
  readonly leaves?: readonly string[]
  /** Looks at the folder before it is deleted. */
  readonly inspect?: (folder: string) => Promise<void>
}

/** The end of a command, and which of the files in `leaves` exist. */
export interface CheckoutEnd extends CommandEnd {
  readonly left: readonly string[]
}

/**
 * Runs the command in a new folder, and deletes the folder afterwards, together with a folder next to it whose name ends
 * in `-outside`.
 */
export async function runCheckout(target: Target, checkout: Checkout): Promise<CheckoutEnd> {
  const { files, args, env = {}, leaves = [] } = checkout
  const folder = await mkdtemp(join(tmpdir(), 'presend-checkout-'))
  try {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), content)
    }
    await checkout.prepare?.(folder)
    const end = await runCommand(target, args, { folder, env })
    await checkout.inspect?.(folder)
    return { ...end, left: leaves.filter((path) => existsSync(join(folder, path))) }
  } finally {
    for (const path of [folder, `${folder}-outside`]) await rm(path, { recursive: true, force: true })
  }
}
