/** Runs the programs configured with `render-command`. The code that runs them is loaded when it is first needed. */

import type { CheckPorts } from '../../check/ports.ts'
import { programEnv } from '../../foundation/world/program-env.ts'
import type { Env } from '../../foundation/world/world.ts'

/** Returns the port that runs render commands. @param env presend's environment, from which secrets are removed */
export function runRenderCommands(env: Env): CheckPorts['runCommands'] {
  return async (jobs, signal) => {
    const { runCommands } = await import('../../render/command/run-commands.ts')
    return await runCommands(jobs, { env: programEnv(env) }, signal)
  }
}
