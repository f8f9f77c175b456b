import { describe, expect, it } from 'vitest'

import type { Parsed } from '../../src/foundation/errors/problem.ts'
import { nodeFiles } from '../../src/foundation/world/node-files.ts'
import { type Helpers, loadHelpers, noHelpers } from '../../src/render/load-helpers.ts'
import { aRepository, problemLines, valueOf } from '../support/a-repository.ts'

async function load(helpersPath: string | null, files: Readonly<Record<string, string>>): Promise<Parsed<Helpers>> {
  await using folder = await aRepository(files)
  const context = { repository: folder.repository, files: nodeFiles() }
  return await loadHelpers({ helpersPath, repositoryRoot: folder.root }, context)
}

describe('loadHelpers()', () => {
  it('loads nothing without a path', async () => {
    expect(valueOf(await load(null, {}))).toBe(noHelpers)
  })

  it.each([
    ['h.mjs', 'export const money = (c) => `${c} ct`; export const rate = 3; export const tags = { shout: {} }'],
    ['h.mjs', 'export default { money: (c) => `${c} ct`, tags: { shout: {} } }'],
    ['h.cjs', 'module.exports = { money: (c) => `${c} ct`, tags: { shout: {} } }'],
    ['h.ts', 'export const money = (c: number): string => `${c} ct`\nexport const tags = { shout: {} }'],
  ])('reads the functions and tags of %s: %s', async (path, text) => {
    const { functions, tags, module } = valueOf(await load(path, { [path]: text }))
    expect([...functions.keys(), ...tags.keys(), module?.file]).toEqual(['money', 'shout', path])
    expect(functions.get('money')?.(5)).toBe('5 ct')
  })

  it.each([
    [
      'h.mjs',
      'export default function register() {}',
      'named function exports, or with an exported tags object, got a module without such exports',
    ],
    [
      'h.cjs',
      'module.exports = function register() {}',
      'named function exports, or with an exported tags object, got a module without such',
    ],
    [
      'h.mjs',
      'throw new Error("not today")',
      'a JavaScript module that can be loaded, got not today; run "node h.mjs"',
    ],
    ['../h.mjs', '', 'a path inside the repository'],
  ])('rejects %s: %s', async (path, text, expected) => {
    const [line] = problemLines(await load(path, { 'h.mjs': text, 'h.cjs': text }))
    expect(line).toContain('helpers')
    expect(line).toContain(expected)
  })
})
