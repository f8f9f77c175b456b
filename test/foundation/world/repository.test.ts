import { execFileSync } from 'node:child_process'
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { nodeFiles } from '../../../src/foundation/world/node-files.ts'
import { maxFileBytes, openRepository } from '../../../src/foundation/world/repository.ts'
import { aRepository, problemLines, valueOf } from '../../support/a-repository.ts'

const reference = { input: 'template', place: { file: 'x.yml', line: 3 } }

function spellings(path: string): readonly string[] {
  return [path, `${path}.hbs`, `_${path}.hbs`]
}

describe('openRepository()', () => {
  test('removes the byte order mark', async () => {
    await using folder = await aRepository({ 'a/b.html': '\ufeff<p>ü' })
    expect(valueOf(await folder.repository.readText('a/b.html', reference))).toEqual({ path: 'a/b.html', text: '<p>ü' })
  })

  test('tries the folders in order, with each spelling of the name', async () => {
    await using folder = await aRepository({ 'y/_p.hbs': 'y', 'p.hbs': 'root' })
    const read = await folder.repository.readText('p', { ...reference, folders: ['x', 'y', ''], spellings })
    expect(valueOf(read).path).toBe('y/_p.hbs')
  })

  test('follows symbolic links inside the repository', async () => {
    await using folder = await aRepository({ 'a.html': 'a' })
    await symlink('a.html', join(folder.root, 'link.html'))
    expect(valueOf(await folder.repository.readText('link.html', reference)).path).toBe('link.html')
  })

  test.each([
    ['../outside.html', 'inside the repository'],
    ['link.html', 'a symbolic link that leads out of the repository'],
    ['linked-folder/outside.html', 'a symbolic link that leads out of the repository'],
    ['/etc/passwd', 'inside the repository'],
    ['none.html', 'expected an existing file in the repository, got "none.html"'],
    ['a.html/b.html', 'expected an existing file in the repository'],
    ['folder', 'a folder'],
    ['ring.html', 'expected an existing file in the repository'],
    ['big.html', 'at most 5242880 bytes (5 MiB)'],
    ['a\0.html', 'control characters'],
  ])('rejects %j with the reason and the place of the reference', async (path, words) => {
    await using folder = await aRepository({
      'a.html': 'a',
      'folder/x': 'x',
      'big.html': new Uint8Array(maxFileBytes + 1),
    })
    const outside = dirname(folder.root)
    await writeFile(join(outside, 'outside.html'), 'secret')
    await symlink(join(outside, 'outside.html'), join(folder.root, 'link.html'))
    await symlink('..', join(folder.root, 'linked-folder'))
    await symlink('ring.html', join(folder.root, 'ring.html'))
    const [line] = problemLines(await folder.repository.read(path, reference))
    expect(line).toMatch(/^template \(x\.yml:3\): /u)
    expect(line).toContain(words)
    expect(line).not.toContain('secret')
  })

  test.each(['.git/config', 'sub/.GIT/config', 'linked-git'])('never reads %s', async (path) => {
    await using folder = await aRepository({ '.git/config': 'secret', 'sub/.GIT/config': 'secret' })
    await symlink('.git/config', join(folder.root, 'linked-git'))
    const [line] = problemLines(await folder.repository.read(path, reference))
    expect(line).toContain('a path outside .git')
  })

  test.each(['pipe', 'zero'])('rejects a %s without opening it', async (path) => {
    await using folder = await aRepository()
    execFileSync('mkfifo', [join(folder.root, 'pipe')])
    await symlink('/dev/zero', join(folder.root, 'zero'))
    const [line] = problemLines(await folder.repository.read(path, reference))
    expect(line).toMatch(/a device, pipe or socket|out of the repository/u)
  })

  test('applies the size limit of the reference', async () => {
    await using folder = await aRepository({ 'a.yml': 'x'.repeat(1_048_577) })
    const [line] = problemLines(await folder.repository.read('a.yml', { ...reference, maxBytes: 1_048_576 }))
    expect(line).toContain('at most 1048576 bytes (1 MiB)')
  })

  test('rejects a folder outside whose name starts like that of the repository', async () => {
    await using folder = await aRepository()
    await mkdir(`${folder.root}-other`)
    await writeFile(`${folder.root}-other/a.html`, 'secret')
    await symlink(`${folder.root}-other/a.html`, join(folder.root, 'a.html'))
    expect(problemLines(await folder.repository.read('a.html', reference))[0]).toContain('out of the repository')
  })

  test('accepts a repository behind a symbolic link', async () => {
    await using folder = await aRepository({ 'a.html': 'a' })
    const link = `${folder.root}-link`
    await symlink(folder.root, link)
    expect((await openRepository(link, nodeFiles()).read('a.html', reference)).status).toBe('ok')
  })

  test.each([
    [new Uint8Array([0x61, 0x0a, 0xff]), 'bytes that are not UTF-8'],
    [new Uint8Array(), 'an empty file'],
    [Buffer.from('<p>x</p>', 'utf16le'), 'a NUL character'],
    [new Uint8Array([0xef, 0xbb, 0xbf, 0x20]), 'an empty file'],
  ])('rejects content that is not text %#', async (bytes, words) => {
    await using folder = await aRepository({ 'a.html': bytes })
    expect(problemLines(await folder.repository.readText('a.html', reference))[0]).toContain(words)
  })

  test('names the line of the first byte that is not UTF-8', async () => {
    await using folder = await aRepository({ 'a.html': new Uint8Array([0x61, 0x0a, 0xc3, 0x28, 0x0a]) })
    expect(problemLines(await folder.repository.readText('a.html', reference))[0]).toContain('a.html:2')
  })
})

describe('write()', () => {
  test('creates the folder, even in a repository behind a symbolic link', async () => {
    await using folder = await aRepository()
    const link = `${folder.root}-link`
    await symlink(folder.root, link)
    await openRepository(link, nodeFiles()).write('a/b/report.json', '{}')
    expect(valueOf(await folder.repository.readText('a/b/report.json', reference)).text).toBe('{}')
  })

  test.each([
    ['../a/report.json', 'inside the repository'],
    ['/tmp/report.json', 'inside the repository'],
    ['.git/hooks/report.json', 'outside .git'],
    ['link/report.json', 'not behind a symbolic link'],
    ['inner/deep/report.json', 'not behind a symbolic link'],
    ['a.html/report.json', 'EEXIST'],
  ])('rejects %s', async (path, words) => {
    await using folder = await aRepository({ 'a.html': 'a', 'real/deep/x': 'x' })
    await symlink('..', join(folder.root, 'link'))
    await symlink('real', join(folder.root, 'inner'))
    await expect(folder.repository.write(path, '{}')).rejects.toThrow(words)
    expect(await readdir(dirname(folder.root))).toEqual(['repository'])
    expect(await readdir(join(folder.root, 'real/deep'))).toEqual(['x'])
  })
})
