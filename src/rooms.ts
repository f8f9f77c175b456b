/** The two doors of the bundle: what the entries load after their first line, and nothing earlier. */

/** Loads and runs the GitHub Action; resolves with the exit code. */
export async function runAction(): Promise<number> {
  const [{ runAction: run }, { nodeWorld }] = await Promise.all([
    import('./action/run-action.ts'),
    import('./world/node-world.ts'),
  ])
  return await run(nodeWorld())
}
