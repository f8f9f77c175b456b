/** The two doors of the bundle: what the entries load after their first line, and nothing earlier. */

/** Loads and runs the GitHub Action; resolves with the exit code. */
export async function runAction(): Promise<number> {
  const [{ runAction: run }, { nodeWorld }, { nodeHost }] = await Promise.all([
    import('./action/run-action.ts'),
    import('./world/node-world.ts'),
    import('./world/host.ts'),
  ])
  return await run(nodeWorld(), nodeHost())
}

/** Loads and runs the command line with this process's arguments; resolves with the exit code. */
export async function runCommandLine(): Promise<number> {
  const [{ runCommandLine: run }, { nodeWorld }, { nodeHost }, { nodeTerminal }] = await Promise.all([
    import('./commands/run-command-line.ts'),
    import('./world/node-world.ts'),
    import('./world/host.ts'),
    import('./world/terminal.ts'),
  ])
  return await run(process.argv.slice(2), { world: nodeWorld(), host: nodeHost(), terminal: nodeTerminal() })
}
