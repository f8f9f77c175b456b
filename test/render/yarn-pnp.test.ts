import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'
import { nodeFiles } from '../../src/foundation/world/node-files.ts'
import { findYarnPnp, foldersAbove, useYarnPnp } from '../../src/render/yarn-pnp.ts'
import { aRepository } from '../support/a-repository.ts'

const setUp = "exports.setup = () => require('node:fs').appendFileSync(__dirname + '/used', 'x')"

it('foldersAbove() ends with the root of the repository', () => {
  expect(foldersAbove('a/b/x.mjml')).toEqual(['a/b', 'a', ''])
  expect(foldersAbove('x.mjml')).toEqual([''])
})

describe('findYarnPnp()', () => {
  it('finds the file, and the loader if Yarn wrote one', async () => {
    await using folder = await aRepository({ 'a/.pnp.cjs': '', 'b/.pnp.cjs': '', 'b/.pnp.loader.mjs': '' })
    const find = async (name: string): Promise<unknown> => await findYarnPnp(join(folder.root, name), nodeFiles())
    expect(await find('')).toBeNull()
    expect(await find('a')).toEqual({ file: join(folder.root, 'a/.pnp.cjs'), loader: null })
    expect(await find('b')).toEqual({
      file: join(folder.root, 'b/.pnp.cjs'),
      loader: join(folder.root, 'b/.pnp.loader.mjs'),
    })
  })
})

describe('useYarnPnp()', () => {
  it('sets up each file once', async () => {
    await using folder = await aRepository({ '.pnp.cjs': setUp })
    const pnp = { file: join(folder.root, '.pnp.cjs'), loader: null }
    useYarnPnp(pnp)
    useYarnPnp(pnp)
    expect(await readFile(join(folder.root, 'used'), 'utf8')).toBe('x')
  })
})
