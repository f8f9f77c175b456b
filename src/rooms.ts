/** The two doors of the bundle: what the entries load after their first line, and nothing earlier. */

import type { Host } from './world/host.ts'
import type { World } from './world/world.ts'

/** Loads and runs the GitHub Action, and ends the process with its exit code. */
export async function runAction(): Promise<void> {
  const [{ runAction: run }, outside] = await Promise.all([import('./action/run-action.ts'), loadOutside()])
  outside.exitSoon(await run(outside.world, outside.host))
}

/** Loads and runs the command line with this process's arguments, and ends the process with its exit code. */
export async function runCommandLine(): Promise<void> {
  const [{ runCommandLine: run }, { nodeTerminal }, { exitSoon, ...outside }] = await Promise.all([
    import('./commands/run-command-line.ts'),
    import('./world/terminal.ts'),
    loadOutside(),
  ])
  exitSoon(await run(process.argv.slice(2), { ...outside, terminal: nodeTerminal() }))
}

async function loadOutside(): Promise<{
  readonly world: World
  readonly host: Host
  readonly exitSoon: (exitCode: number) => void
}> {
  const [{ nodeWorld }, { nodeHost }, { exitSoon }] = await Promise.all([
    import('./world/node-world.ts'),
    import('./world/host.ts'),
    import('./world/exit-soon.ts'),
  ])
  return { world: nodeWorld(), host: nodeHost(), exitSoon }
}
