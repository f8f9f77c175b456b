/** Refuses to run a command that hashes passwords on a Node version without argon2. */

import { PresendError } from '../foundation/errors/presend-error.ts'

/** Node has argon2 since 24.7. */
const [neededMajor, neededMinor] = [24, 7]

/**
 * Checks the Node version of a command that stores or checks passwords. All other commands run on every Node 24.
 *
 * @throws PresendError SETTINGS_INVALID if Node has no argon2
 */
export function requireArgon2(command: string, nodeVersion: string = process.versions.node): void {
  const [major = 0, minor = 0] = nodeVersion.split('.').map(Number)
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return
  throw new PresendError({
    code: 'SETTINGS_INVALID',
    outcome: 'misconfigured',
    done: `Running ${command}`,
    came: `Node ${nodeVersion}, which has no argon2`,
    expected: 'Node 24.7 or newer',
    todo: 'update Node',
  })
}
