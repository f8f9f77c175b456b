import { describe, expect, it } from 'vitest'

import { missingPackage, runTool, withMemory } from '../../../src/render/tools/run-tool.ts'
import type { AskTool, ToolRequest } from '../../../src/render/tools/tool-request.ts'
import { fakeFiles } from '../../support/fake-files.ts'

const call = { tool: 'mjml', text: '<mjml/>', file: 'a/b/x.mjml', repositoryRoot: '/repo' } as const
const found = { html: '<p>x</p>', notes: [] }

async function run(paths: readonly string[], answer: unknown = found): Promise<[unknown, readonly ToolRequest[]]> {
  const asked: ToolRequest[] = []
  const files = fakeFiles(Object.fromEntries(paths.map((path) => [path, '{}'])))
  const ask: AskTool = async (request) => {
    asked.push(request)
    return await Promise.resolve({ status: 'answered', answer })
  }
  return [await runTool(call, files, ask), asked]
}

describe('runTool()', () => {
  it('uses the package that is nearest to the template', async () => {
    const all = ['/repo/node_modules/mjml/package.json', '/repo/a/node_modules/mjml/package.json']
    const [result, asked] = await run(all)
    expect(result).toEqual({ status: 'ok', value: found })
    expect(asked).toMatchObject([{ packageFolder: '/repo/a', path: '/repo/a/b/x.mjml' }])
  })

  it("lets Yarn Plug'n'Play resolve the package from the template's folder", async () => {
    const [result, asked] = await run(['/repo/.pnp.cjs'])
    expect(result).toEqual({ status: 'ok', value: found })
    expect(asked).toMatchObject([{ packageFolder: '/repo/a/b', pnp: { file: '/repo/.pnp.cjs', loader: null } }])
    const [, own] = await run(['/repo/.pnp.cjs', '/repo/a/node_modules/mjml/package.json'])
    expect(own).toMatchObject([{ packageFolder: '/repo/a', pnp: null }])
  })

  it('searches no package outside the repository', async () => {
    expect(await run(['/node_modules/mjml/package.json'])).toEqual([null, []])
    expect(missingPackage('mjml', call.file).came).toBe(
      'no mjml package in a/b/node_modules or a/node_modules or node_modules',
    )
  })

  it.each([
    [null, 'no output'],
    [{ html: 5 }, 'no output'],
    [{ error: 'oops' }, '"oops"'],
  ])('reports the invalid output %j', async (answer, came) => {
    const [result] = await run(['/repo/node_modules/mjml/package.json'], answer)
    expect(result).toMatchObject({ status: 'bad', problems: [{ input: 'mjml', came, place: { file: call.file } }] })
  })

  it('ignores malformed notes', async () => {
    const note = { line: 1, tagName: 'x', message: 'y', formattedMessage: 'z' }
    const [result] = await run(['/repo/node_modules/mjml/package.json'], { ...found, notes: [1, { line: '2' }, note] })
    expect(result).toMatchObject({ value: { notes: [note] } })
  })
})

describe('withMemory()', () => {
  it('runs equal requests once, and evicts old results', async () => {
    let count = 0
    const ask = withMemory(async () => {
      count += 1
      return await Promise.resolve({ status: 'answered', answer: null })
    })
    const request = { ...call, packageFolder: '/repo', pnp: null, path: '/repo/x', included: [] }
    await ask(request)
    await ask({ ...request })
    expect(count).toBe(1)
    for (let index = 0; index < 20; index += 1) await ask({ ...request, text: String(index) })
    await ask(request)
    expect(count).toBe(22)
  })
})
