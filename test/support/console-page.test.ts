import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { isAsSaid, readPage, runPage } from './console-page.ts'

const page = [
  'Words.',
  '```console',
  '$ export NAME=you',
  '$ for one in $NAME; do',
  '>   echo "hello $one"; done',
  'hello …',
  '```',
  '```txt',
  '# note.txt',
  'in a file',
  '```',
  '```console',
  '$ sleep 60 &',
  '$ cat note.txt; echo oops >&2',
  '# note.txt',
  'in a file',
  'oops',
  '```',
  '`a/b c.txt`',
  '',
  '```txt',
  '# kept.txt',
  '```',
  '```console',
  '$ cat "a/b c.txt"; false',
  '# kept.txt',
  '```',
  '```sh',
  'rm -rf everything',
  '```',
  '',
].join('\n')

describe('a page with console blocks', () => {
  it('writes its files and runs its commands in one shell', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'presend-page-'))
    const done = await runPage(readPage(page), { folder, limitMs: 20_000 })
    await rm(folder, { recursive: true })
    expect(done.map((one) => one.printed)).toEqual(['', 'hello you', '', '# note.txt\nin a file\noops', '# kept.txt'])
    expect(done.every(isAsSaid)).toBe(true)
    expect(done.map((one) => one.exitCode)).toEqual([0, 0, 0, 0, 1])
  })

  it('reports output that differs from what the page shows', () => {
    expect(isAsSaid({ expected: 'a … c', printed: 'a b\nb c' })).toBe(true)
    expect(isAsSaid({ expected: 'a … c', printed: 'a b d' })).toBe(false)
    expect(isAsSaid({ expected: '1.5', printed: '125' })).toBe(false)
  })
})
