import { chmod, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { nodeFiles } from '../../../src/foundation/world/node-files.ts'

const files = nodeFiles()
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-files-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

describe('nodeFiles()', () => {
  test('writes text and bytes, creates missing folders, and leaves no temporary file', async () => {
    const path = join(folder, 'a', 'b', 'report.json')
    await files.write(path, '{"ü":1}')
    expect(await files.readText(path)).toBe('{"ü":1}')
    await files.write(path, Uint8Array.of(1, 2, 255))
    expect([...(await files.read(path))]).toEqual([1, 2, 255])
    expect(await readdir(join(folder, 'a', 'b'))).toEqual(['report.json'])
  })

  test('keeps the old file if the new one cannot replace it', async () => {
    const path = join(folder, 'taken')
    await files.write(join(path, 'inside'), 'old')
    await expect(files.write(path, 'new')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/u)
    expect(await readdir(folder)).toEqual(['taken'])
  })

  test('keeps the mode of a file that it replaces, but not that of the target of a link', async () => {
    const path = join(folder, 'script')
    for (const mode of [0o755, 0o600, 0o664]) {
      await writeFile(path, 'old')
      await chmod(path, mode)
      await files.write(path, 'new')
      expect((await stat(path)).mode & 0o777).toBe(mode)
    }
    await symlink(path, join(folder, 'link'))
    await files.write(join(folder, 'link'), 'other')
    expect(await readFile(path, 'utf8')).toBe('new')
  })

  test('appends, and creates a missing file', async () => {
    const path = join(folder, 'new', 'log.txt')
    await files.append(path, 'a\n')
    await files.append(path, 'b\n')
    expect(await readFile(path, 'utf8')).toBe('a\nb\n')
  })

  test('rejects if a folder cannot be created, instead of retrying forever', async () => {
    await expect(files.write('/proc/nowhere/at/all', 'x')).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(files.append('/proc/nowhere/log.txt', 'x')).rejects.toMatchObject({ code: 'ENOENT' })
    await files.write(join(folder, 'file'), 'x')
    await expect(files.write(join(folder, 'file', 'a', 'b'), 'x')).rejects.toMatchObject({ code: 'EEXIST' })
    expect(await readFile(join(folder, 'file'), 'utf8')).toBe('x')
  })

  test('creates a folder for several concurrent writers', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `${index}`)
    await Promise.all(names.map(async (name) => await files.write(join(folder, 'p', 'q', 'r', name), name)))
    expect(await readdir(join(folder, 'p', 'q', 'r'))).toHaveLength(20)
  })

  test('treats a symbolic link to itself as missing', async () => {
    await symlink('loop', join(folder, 'loop'))
    expect(await files.stat(join(folder, 'loop'))).toBeNull()
    expect(await files.realPath(join(folder, 'loop'))).toBeNull()
  })

  test("rejects with Node's error for a missing file", async () => {
    await expect(files.read(join(folder, 'nothing'))).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(files.readText(join(folder, 'nothing'))).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('returns size and kind, and null for a missing path', async () => {
    await files.write(join(folder, 'five'), '12345')
    expect(await files.stat(join(folder, 'five'))).toMatchObject({ sizeBytes: 5, kind: 'file' })
    expect(await files.stat(folder)).toMatchObject({ sizeBytes: 0, kind: 'directory' })
    expect(await files.stat(join(folder, 'nothing'))).toBeNull()
    expect(await files.stat(join(folder, 'five', 'below'))).toBeNull()
    expect(await files.stat('/dev/null')).toMatchObject({ kind: 'other' })
  })

  test('resolves symbolic links, and returns null for a missing path', async () => {
    await files.write(join(folder, 'target'), '')
    await symlink(join(folder, 'target'), join(folder, 'link'))
    await symlink(join(folder, 'gone'), join(folder, 'dangling'))
    expect(await files.realPath(join(folder, 'link'))).toBe(await files.realPath(join(folder, 'target')))
    expect(await files.realPath(join(folder, 'dangling'))).toBeNull()
  })

  test('finds files by a glob in order, but not in node_modules or .git', async () => {
    for (const path of ['b.html', 'a.html', 'deep/c.html', 'node_modules/x.html', 'deep/.git/y.html', 'a.txt'])
      await files.write(join(folder, path), '')
    expect(await files.glob('**/*.html', folder)).toEqual(['a.html', 'b.html', 'deep/c.html'])
    expect(await files.glob('*.none', folder)).toEqual([])
  })

  test.each(['link/*', 'link/**/*.html', '*/link/*', '**/*.html', '*/*/*'])(
    'never follows a symbolic link out of the folder: %s',
    async (pattern) => {
      const outside = await mkdtemp(join(tmpdir(), 'presend-outside-'))
      await files.write(join(outside, 'deep', 'secret.html'), '')
      await files.write(join(outside, 'secret.html'), '')
      await files.write(join(folder, 'a', 'a.html'), '')
      await symlink(outside, join(folder, 'link'))
      await symlink(outside, join(folder, 'a', 'link'))
      expect((await files.glob(pattern, folder)).filter((path) => path.includes('secret'))).toEqual([])
      await rm(outside, { recursive: true })
    },
  )

  test('replaces a symbolic link instead of writing through it', async () => {
    await files.write(join(folder, 'target'), 'untouched')
    await symlink(join(folder, 'target'), join(folder, 'report.json'))
    await symlink(join(folder, 'target'), join(folder, 'report.json.part'))
    await files.write(join(folder, 'report.json'), 'new')
    expect([await files.readText(join(folder, 'target')), await files.readText(join(folder, 'report.json'))]).toEqual([
      'untouched',
      'new',
    ])
  })
})
