/** Finds the build of presend to attack. */

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Target } from './attack-area.ts'

/**
 * Returns the dist/ folder of a checkout. @param given the checkout's folder; defaults to PRESEND_ATTACK_TARGET, or to
 * this project if that is not set
 */
export function findTarget(given: string | undefined): Target {
  const folder = resolve(given ?? process.env['PRESEND_ATTACK_TARGET'] ?? join(import.meta.dirname, '../..'))
  const dist = join(folder, 'dist')
  if (!existsSync(join(dist, 'cli.js'))) throw new Error(`${dist}/cli.js not found; run "npm run build"`)
  return {
    folder,
    cliPath: join(dist, 'cli.js'),
    mainPath: join(dist, 'main.js'),
    webhookPath: join(dist, 'webhook.js'),
  }
}
