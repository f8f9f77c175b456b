import { mkdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { pathInside } from '../../src/settings/repository-path.ts'
import { settingsFolder } from '../support/settings-folder.ts'

describe('pathInside()', () => {
  it.each([
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
  ])('takes %j as %j', (path, inside) => {
    expect(pathInside('/repo', path)).toBe(inside)
  })
})

const input = { template: 'emails/a.html' }

describe('fileProblems()', () => {
  it.each([
    [{ text: 'gone.txt' }, 'text: got "gone.txt", expected a file that is there'],
    [{ text: 'emails' }, 'text: got "emails", expected a file, not a directory'],
    [{ data: 'gone.json' }, 'data: got "gone.json", expected a file that is there'],
    [{ 'zone-file': 'gone.zone' }, 'zone-file: got "gone.zone", expected a file that is there'],
    [{ 'smtp-ca': 'emails/a.html/x' }, 'smtp-ca: got "emails/a.html/x", expected a file that is there'],
  ])('are told before anything is sent: %j', async (more, expected) => {
    using folder = settingsFolder()
    expect((await folder.problems({ ...input, ...more })).join('\n')).toContain(expected)
  })

  it('has none for files that are there', async () => {
    using folder = settingsFolder({ 'a.zone': '', 'a.txt': '', 'a.json': '{}' })
    expect(await folder.problems({ ...input, text: 'a.txt', data: 'a.json', 'zone-file': 'a.zone' })).toEqual([])
  })
})

const configured = (reportDir: string): Readonly<Record<string, string>> => ({
  '.github/presend.yml': `report-dir: ${JSON.stringify(reportDir)}\n`,
})

describe('reportDirProblems()', () => {
  it.each(['..', '../reports', '/tmp', 'a/../../b', '.git', '.git/hooks', '.GIT/x'])(
    'refuses %j in the config file',
    async (reportDir) => {
      using folder = settingsFolder(configured(reportDir))
      expect(await folder.problems(input)).toEqual([
        `report-dir (.github/presend.yml:1:1): got ${JSON.stringify(reportDir)}, expected a folder inside the repository, and not in .git, since the config file names it; use for instance presend-report`,
      ])
    },
  )

  it.each(['../reports', '/tmp/reports'])('takes %j from whoever writes the workflow', async (reportDir) => {
    using folder = settingsFolder()
    expect(await folder.problems({ ...input, 'report-dir': reportDir })).toEqual([])
  })

  it.each(['presend-report', 'a/b/c', './out', '.github-reports'])('takes %j', async (reportDir) => {
    using folder = settingsFolder(configured(reportDir))
    expect(await folder.problems(input)).toEqual([])
  })

  it('refuses a folder that a symbolic link leads out of the repository', async () => {
    using folder = settingsFolder(configured('link/new/folder'))
    symlinkSync(tmpdir(), join(folder.root, 'link'))
    expect(await folder.problems(input)).toHaveLength(1)
  })

  it('takes a link that stays inside, and a repository behind a link', async () => {
    using folder = settingsFolder({
      'repository/emails/a.html': '',
      'repository/.github/presend.yml': 'report-dir: link/x\n',
    })
    mkdirSync(join(folder.root, 'repository/real'))
    symlinkSync(join(folder.root, 'repository/real'), join(folder.root, 'repository/link'))
    symlinkSync(join(folder.root, 'repository'), join(folder.root, 'here'))
    const repositoryRoot = join(folder.root, 'here')
    expect(await folder.problems(input, { repositoryRoot })).toEqual([])
  })
})
