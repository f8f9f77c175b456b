import { execFileSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { listCommittedFiles } from '../../../src/action/assembly/list-committed-files.ts'
import { aRepository } from '../../support/a-repository.ts'

const never = new AbortController().signal
const env = { PATH: process.env['PATH'] }

it('listCommittedFiles() lists tracked files, and those that differ from the commit', async () => {
  await using folder = await aRepository({
    'staged.html': 's',
    'unstaged.html': 'u',
    'a.html': 'a',
    'mails/käse b.html': 'b',
    'gone.html': 'c',
    'new.html': 'd',
  })
  const git = (...args: readonly string[]): Buffer => execFileSync('git', args, { cwd: folder.root })
  git('init', '-q')
  git('add', 'a.html', 'mails', 'gone.html', 'staged.html', 'unstaged.html')
  git('-c', 'user.name=Test', '-c', 'user.email=test@x.example', 'commit', '-q', '-m', 'first')
  await writeFile(join(folder.root, 'staged.html'), 'changed')
  git('add', 'staged.html')
  git('rm', '-q', '--cached', 'unstaged.html')
  await writeFile(join(folder.root, 'a.html'), 'changed')
  await rm(join(folder.root, 'gone.html'))
  const files = await listCommittedFiles(folder.root, env, never)
  const tracked = ['a.html', 'gone.html', 'mails/käse b.html', 'staged.html']
  expect(files.status === 'known' && files.tracked.toSorted()).toEqual(tracked)
  // A staged change is in the index, but not in the commit.
  const modified = ['a.html', 'gone.html', 'staged.html', 'unstaged.html']
  expect(files.status === 'known' && files.modified.toSorted()).toEqual(modified)
})

it.each([
  ['there is no repository', env, 'fatal: not a git repository'],
  ['there is no git', { PATH: '/nowhere' }, 'ENOENT'],
])('listCommittedFiles() states the reason if %s', async (_what, environment, reason) => {
  await using folder = await aRepository()
  const files = await listCommittedFiles(folder.root, environment, never)
  expect(files.status === 'unknown' && files.reason).toContain(`git could not list the files of the repository: `)
  expect(files.status === 'unknown' && files.reason).toContain(reason)
})
