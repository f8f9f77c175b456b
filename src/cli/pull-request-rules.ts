/** Applies the action's rules for pull requests to commands that run as a step of GitHub Actions. */

import { readEventContext } from '../action/event-context.ts'
import type { CommandDeps } from './command.ts'

/** Returns true if the step runs for a pull request from a fork. Prints warnings about dangerous events. */
export async function isForkRun({ world, host, terminal }: CommandDeps): Promise<boolean> {
  if ((world.env['GITHUB_ACTIONS'] ?? '') === '') return false
  const { isFork, warnings } = await readEventContext(world, host.workingDirectory)
  for (const warning of warnings) terminal.tell(`Warning: ${warning}\n`)
  return isFork
}
