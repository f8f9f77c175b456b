import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { expandPattern, suggestPath } from '../../../../src/check/settings/paths/suggest-path.ts'
import { nodeFiles } from '../../../../src/foundation/world/node-files.ts'
import { fakeFiles } from '../../../support/fake-files.ts'

const files = fakeFiles({
  '/repo/emails/welcome.html': '',
  '/repo/emails/orders/receipt.liquid': '',
  '/repo/letters/a.hbs': '',
  '/repo/.github/presend.yml': '',
  '/repo/README.md': '',
})

it.each([
  ['emails/welcom.html', 'did you mean emails/welcome.html?'],
  ['email/welcome.html', 'did you mean emails/welcome.html?'],
  ['Emails/Welcome.html', 'did you mean emails/welcome.html?'],
  ['emails/welcome.htlm', 'did you mean emails/welcome.html?'],
  ['.github/presnd.yml', 'did you mean .github/presend.yml?'],
  ['emails', 'it is a folder; use emails/**/*.html'],
  ['emails/', 'it is a folder; use emails/**/*.html'],
  ['letters', 'it is a folder; use letters/**/*.hbs'],
  ['entirely/different.html', null],
  ['emails/*.htm', null],
  ['nothing', null],
  ['emails/{a,b}{a,b}.html', null],
  ['emails/a.@(x|y)', null],
])('suggestPath() suggests for %s: %s', async (path, advice) => {
  expect(await suggestPath(path, { repositoryRoot: '/repo', files })).toBe(advice)
})

it('suggestPath() reports that a FIFO is not a regular file', async () => {
  const repositoryRoot = await mkdtemp(join(tmpdir(), 'presend-fifo-'))
  onTestFinished(async () => await rm(repositoryRoot, { recursive: true }))
  execFileSync('mkfifo', [join(repositoryRoot, 'letter.html')])
  expect(await suggestPath('letter.html', { repositoryRoot, files: nodeFiles() })).toBe('it is not a regular file')
})

const globbed = fakeFiles({ '/repo/emails/a.html': '', '/repo/emails/[x].html': '', '/repo/emails/x.html': '' })

it.each([
  ['emails/*.html', ['emails/[x].html', 'emails/a.html', 'emails/x.html']],
  ['emails/[x].html', ['emails/[x].html']],
  ['emails', []],
  ['none/*.html', []],
])('expandPattern() expands %s to %j', async (pattern, paths) => {
  expect(await expandPattern(pattern, { repositoryRoot: '/repo', files: globbed })).toEqual(paths)
})
