import { describe, expect, it } from 'vitest'

import { changedWorkflow, changeIndex, changesPackages } from '../../src/check/changed-files.ts'

describe('changeIndex()', () => {
  it.each([
    ['mails/a.html', 'mails/a.html', true],
    ['mails/a.html', 'mails/b.html', false],
    ['mails/a.html', 'a.html', false],
    ['a.html', 'mails/a.html', false],
    ['mails/a.html', 'mails/A.html', true],
    ['mails/caf\u00E9.html', 'mails/cafe\u0301.html', true],
    // A submodule or a symbolic link to a folder.
    ['mails', 'mails/parts/a.html', true],
    ['mail', 'mails/a.html', false],
    ['mails/a.html/x', 'mails/a.html', false],
  ])('in the root of the repository, compares the changed file %s with %s: %s', (changed, path, isIncluded) => {
    expect(changeIndex([changed]).includes(path, 'same')).toBe(isIncluded)
  })

  it.each([
    // The repository is checked out to a folder.
    ['mails/a.html', 'checkout/mails/a.html', true],
    ['mails', 'checkout/mails/a.html', true],
    ['mails/a.html', 'checkout/letters/a.html', false],
    // The workspace is a folder of the repository.
    ['packages/shop/mails/a.html', 'mails/a.html', true],
    ['packages/shop/mails', 'mails/a.html', true],
    ['mails/a.html', 'mails/a.html', true],
    ['mails/a.html', 'mails/b.html', false],
  ])('elsewhere, checks rather too much: changed file %s and path %s: %s', (changed, path, isIncluded) => {
    expect(changeIndex([changed]).includes(path, 'unknown')).toBe(isIncluded)
  })

  it('compares thousands of paths quickly', () => {
    const paths = Array.from({ length: 3000 }, (_, index) => `a/b/c/d/e/f/g/${index}.html`)
    const index = changeIndex(paths)
    const found = paths.filter((path) => index.includes(`checkout/${path}`, 'unknown'))
    expect(found).toHaveLength(3000)
  })
})

it.each([
  ['.github/workflows/mail.yml', true],
  ['.github/actions/render/action.yml', true],
  ['ci/mail-check/action.yml', true],
  ['action.yaml', true],
  ['mails/transaction.yml', false],
  ['.github/CODEOWNERS', false],
  ['docs/.github/workflows/mail.yml', false],
])('changedWorkflow() finds %s: %s', (path, isFound) => {
  expect(changedWorkflow(['README.md', path])).toBe(isFound ? path : null)
})

it.each([
  ['package.json', true],
  ['mails/package-lock.json', true],
  ['pnpm-lock.yaml', true],
  ['node_modules/mjml/index.js', true],
  ['.yarn/cache/mjml.zip', true],
  ['patches/mjml+5.0.0.patch', true],
  ['.pnpmfile.cjs', true],
  ['pnpm-workspace.yaml', true],
  ['my-package.json', false],
  ['mails/a.html', false],
])('changesPackages() for %s: %s', (path, isFound) => {
  expect(changesPackages(['README.md', path])).toBe(isFound)
})
