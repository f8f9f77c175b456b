import { describe, expect, it } from 'vitest'
import { readYamlMap } from '../../../../src/check/settings/engine/read-yaml-map.ts'
import type { Files } from '../../../../src/foundation/world/world.ts'
import { fakeFiles } from '../../../support/fake-files.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

const file = { path: 'a.yml', absolutePath: '/a/a.yml', todo: 'look elsewhere' }

function withBytes(read: Files['read']): Files {
  return { ...fakeFiles({ '/a/a.yml': '' }), read }
}

describe('readYamlMap()', () => {
  it('returns the entries of a file, and none for an empty file', async () => {
    const entries = valueOf(await readYamlMap(file, fakeFiles({ '/a/a.yml': 'x: 1\ny: 2' })))
    expect(entries.map(({ key }) => key)).toEqual(['x', 'y'])
    expect(valueOf(await readYamlMap(file, fakeFiles({ '/a/a.yml': '# nothing\n' })))).toEqual([])
  })

  it.each([
    ['a missing file', fakeFiles({}), 'config: expected an existing file, got "a.yml"; look elsewhere'],
    ['a folder', fakeFiles({ '/a/a.yml/x': '' }), 'config (a.yml): expected a file, got a directory'],
    [
      'a huge file',
      fakeFiles({ '/a/a.yml': ' '.repeat(1_048_577) }),
      'config (a.yml): expected at most 1048576 bytes (1 MiB), got 1048577 bytes',
    ],
    [
      'bytes that are not UTF-8',
      withBytes(() => Promise.resolve(Uint8Array.of(0xff))),
      'config (a.yml): expected UTF-8 text, got invalid UTF-8',
    ],
    [
      'an unreadable file',
      withBytes(() => Promise.reject(Object.assign(new Error('x'), { code: 'EACCES' }))),
      'got EACCES',
    ],
    [
      'a list',
      fakeFiles({ '/a/a.yml': '- a' }),
      'config (a.yml:1:1): expected a map of settings, one `name: value` per line, got a list',
    ],
    ['no YAML', fakeFiles({ '/a/a.yml': 'a: [' }), 'config (a.yml:1:'],
  ])('rejects a YAML file: %s', async (_what, files, expected) => {
    expect(problemsOf(await readYamlMap(file, files)).join()).toContain(expected)
  })
})
