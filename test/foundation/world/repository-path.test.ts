import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { folderOf, isGitPath, pathInside, resolvePath } from '../../../src/foundation/world/repository-path.ts'

describe('resolvePath()', () => {
  test.each([
    ['a.html', '', 'a.html'],
    ['./a.html', 'x', 'x/a.html'],
    ['../a.html', 'x/y', 'x/a.html'],
    ['b/../a.html', '', 'a.html'],
    ['..a/b', '', '..a/b'],
  ])('resolves %j in the folder %j', (path, folder, resolved) => {
    expect(resolvePath(path, folder)).toEqual({ status: 'ok', path: resolved })
  })

  test.each([
    ['', ''],
    ['  ', ''],
    ['..', ''],
    ['../a', ''],
    ['../../a', 'x'],
    ['x/../../a', ''],
    ['/etc/passwd', 'x'],
    [String.raw`\etc\passwd`, ''],
    [String.raw`..\a`, ''],
    ['C:/a', ''],
    ['a\0.html', ''],
    ['a\n.html', ''],
  ])('rejects %j in the folder %j', (path, folder) => {
    expect(resolvePath(path, folder)).toMatchObject({ status: 'bad', expected: expect.any(String) })
  })

  test('never returns a path outside the repository', () => {
    const path = fc
      .array(fc.constantFrom('..', '.', 'a', 'b', '', '/', '\\'), { maxLength: 8 })
      .map((parts) => parts.join('/'))
    fc.assert(
      fc.property(path, fc.constantFrom('', 'x', 'x/y'), (written, folder) => {
        const resolved = resolvePath(written, folder)
        expect(resolved.status === 'bad' || !/^(?:\/|\.\.(?:\/|$))/u.test(resolved.path)).toBe(true)
      }),
    )
  })
})

test('folderOf() returns an empty string at the root', () => {
  expect([folderOf('a.html'), folderOf('x/y/a.html')]).toEqual(['', 'x/y'])
})

describe('pathInside()', () => {
  test.each([
    ['a/b.html', 'a/b.html'],
    ['./a/../b.html', 'b.html'],
    ['/repo/a.html', 'a.html'],
    ['.', '.'],
    ['..a', '..a'],
    ['emails/**/*.html', 'emails/**/*.html'],
    ['../a', null],
    ['a/../../b', null],
    ['/repository/a', null],
    ['/etc/passwd', null],
  ])('pathInside() for %j returns %j', (path, inside) => {
    expect(pathInside('/repo', path)).toBe(inside)
  })
})

test.each([
  ['.git', true],
  ['a/.git/config', true],
  ['.GIT/x', true],
  ['.github/x', false],
  ['a.git', false],
])('isGitPath(%j) returns %j', (path, isGit) => {
  expect(isGitPath(path)).toBe(isGit)
})
