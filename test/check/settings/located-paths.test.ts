import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { type SettingsFolder, settingsFolder } from '../../support/settings-folder.ts'

const input = { template: 'emails/a.html' }

/** Paths that a setting may contain but that presend must not read. */
const forbidden: readonly (readonly [string, (root: string, path: string) => string, RegExp])[] = [
  ['an absolute path', () => '/proc/self/environ', /inside the repository|path of a \.json/u],
  ['a path with ..', (_root, path) => `../../../../../../tmp/${path}`, /inside the repository/u],
  ['a link to a file outside', (root, path) => link('/proc/self/environ', root, path), /inside the repository/u],
  ['a link to a device', (root, path) => link('/dev/zero', root, path), /inside the repository/u],
  ['a path through a linked folder', (root, path) => linkedFolder(root, path), /inside the repository/u],
  ['a pipe', (root, path) => pipe(root, path), /expected a file, got ".*" \(a device, pipe or socket\)/u],
  ['a folder', (root, path) => folder(root, path), /expected a file, got ".*" \(a folder\)/u],
  ['a file of 6 MB', (root, path) => hugeFile(root, path), /at most \d+ bytes/u],
  ['a file inside .git', (root, path) => gitFile(root, path), /outside \.git/u],
]

function link(target: string, root: string, path: string): string {
  symlinkSync(target, join(root, path))
  return path
}

function linkedFolder(root: string, path: string): string {
  mkdirSync(`${root}-outside`)
  writeFileSync(join(`${root}-outside`, path), 'secret')
  symlinkSync(`${root}-outside`, join(root, 'linked'))
  return `linked/${path}`
}

function pipe(root: string, path: string): string {
  execFileSync('mkfifo', [join(root, path)])
  return path
}

function folder(root: string, path: string): string {
  mkdirSync(join(root, path))
  return path
}

function hugeFile(root: string, path: string): string {
  writeFileSync(join(root, path), '')
  truncateSync(join(root, path), 6_000_000)
  return path
}

function gitFile(root: string, path: string): string {
  mkdirSync(join(root, '.git'))
  writeFileSync(join(root, '.git', path), 'secret')
  return `.git/${path}`
}

/** A path with a valid extension for each setting that names a file. */
const settings = { 'zone-file': 'a.zone', 'smtp-ca': 'a.pem', text: 'a.txt', data: 'a.json', config: 'a.yml' } as const

describe.each(Object.entries(settings))('the setting %s', (name, path) => {
  it.each(forbidden)('rejects %s from an input, before anything is sent', async (_what, make, expected) => {
    using repository = settingsFolder()
    const given = make(repository.root, path)
    const problems = await repository.problems({ ...input, [name]: given })
    expect(problems.join('\n')).toMatch(expected)
    expect(problems.join('\n')).not.toContain('secret')
  })

  it.each(name === 'config' ? [] : forbidden)('rejects %s from the config file', async (_what, make, expected) => {
    using repository = settingsFolder()
    const given = make(repository.root, path)
    mkdirSync(join(repository.root, '.github'))
    writeFileSync(join(repository.root, '.github/presend.yml'), `${name}: ${JSON.stringify(given)}\n`)
    const problems = await repository.problems(input)
    expect(problems.join('\n')).toMatch(expected)
    expect(problems.join('\n')).toContain('.github/presend.yml:1')
  })

  it('reports a missing file', async () => {
    using repository = settingsFolder()
    expect((await repository.problems({ ...input, [name]: path })).join('\n')).toContain(
      `${name}: expected an existing file in the repository, got ${JSON.stringify(path)}`,
    )
  })
})

it('accept relative and absolute paths of files in the repository', async () => {
  using repository = settingsFolder({ 'a.zone': '', 'a.txt': '', 'a.json': '{}' })
  const absolute = join(repository.root, 'a.json')
  const settingsRead = await repository.settings({ ...input, text: './a.txt', data: absolute, 'zone-file': 'a.zone' })
  expect(settingsRead.templates[0]).toMatchObject({
    textPath: 'a.txt',
    dataSets: [{ source: { kind: 'file', path: 'a.json' } }],
  })
})

describe('paths in a config file', () => {
  const files = {
    'packages/mail/emails/welcome.html': '<p>a</p>',
    'packages/mail/data/welcome.json': '{}',
    'packages/mail/dns/shop.zone': '',
    'shared/welcome.txt': '',
  }
  const text = [
    'template: emails/*.html',
    'data: data/welcome.json',
    'text: shared/welcome.txt',
    'zone-file: dns/shop.zone',
  ].join('\n')

  it.each(['packages/mail/presend.yml', 'packages/mail/.github/presend.yml'])(
    'are resolved from a package first, then from the repository: %s',
    async (path) => {
      using repository = settingsFolder({ ...files, [path]: text })
      const settingsRead = await repository.settings({ config: path })
      expect(settingsRead.templates[0]).toMatchObject({
        pattern: 'packages/mail/emails/*.html',
        textPath: 'shared/welcome.txt',
        dataSets: [{ source: { kind: 'file', path: 'packages/mail/data/welcome.json' } }],
      })
      expect(settingsRead.service).toMatchObject({ zoneFilePaths: ['packages/mail/dns/shop.zone'] })
    },
  )

  it('may lead into a neighboring package, but not outside the repository', async () => {
    const path = 'packages/mail/presend.yml'
    using repository = settingsFolder({ ...files, 'packages/shop/a.txt': '', [path]: 'text: ../shop/a.txt\n' })
    const ok = await repository.settings({ ...input, config: path })
    expect(ok.templates[0]?.textPath).toBe('packages/shop/a.txt')
    writeFileSync(join(repository.root, path), 'text: ../../../a.txt\ntemplate: ../../../*.html\n')
    expect((await repository.problems({ config: path })).join('\n')).toMatch(
      /template .*inside the repository[^]*text /u,
    )
  })

  it('are resolved in the same way for entries of templates, and from the repository root for inputs', async () => {
    const path = 'packages/mail/presend.yml'
    const entries = 'templates:\n  - template: emails/welcome.html\n    data: {a: data/welcome.json}\n'
    using repository = settingsFolder({ ...files, [path]: entries })
    const settingsRead = await repository.settings({ config: path, text: 'shared/welcome.txt' })
    expect(settingsRead.templates).toMatchObject([
      {
        pattern: 'packages/mail/emails/welcome.html',
        textPath: 'shared/welcome.txt',
        dataSets: [{ name: 'a', source: { path: 'packages/mail/data/welcome.json' } }],
      },
    ])
  })
})

async function read(
  reportDir: string,
  prepare: (folder: SettingsFolder) => void = () => undefined,
): Promise<readonly string[]> {
  using repository = settingsFolder()
  prepare(repository)
  return await repository.problems({ ...input, 'report-dir': reportDir })
}

describe('baseline', () => {
  it.each(['..', '../report.json', '/etc/passwd', 'a/../../b.json'])('rejects the path %j', async (baseline) => {
    using repository = settingsFolder()
    expect(await repository.problems({ ...input, baseline })).toEqual([
      `baseline: expected a path inside the repository, got ${JSON.stringify(baseline)}`,
    ])
  })

  it('may be the path of a file that does not exist', async () => {
    using repository = settingsFolder()
    const relative = await repository.settings({ ...input, baseline: './old/report.json' })
    expect(relative.baselinePath).toBe('old/report.json')
    const absolute = await repository.settings({ ...input, baseline: `${repository.root}/old/report.json` })
    expect(absolute.baselinePath).toBe('old/report.json')
    expect((await repository.settings(input)).baselinePath).toBeNull()
  })
})

describe('report-dir', () => {
  it.each([
    ['..', 'inside the repository'],
    ['../reports', 'inside the repository'],
    ['/tmp', 'inside the repository'],
    ['a/../../b', 'inside the repository'],
    ['.git', 'outside .git'],
    ['.git/hooks', 'outside .git'],
    ['.GIT/x', 'outside .git'],
    ['out$(id)', 'letters, digits'],
    ['out\u202e', 'letters, digits'],
  ])('rejects the path %j', async (reportDir, words) => {
    expect((await read(reportDir)).join('\n')).toContain(words)
  })

  it.each(['presend-report', 'a/b/c', './out', '.github-reports', 'my report'])(
    'accepts the path %j',
    async (reportDir) => {
      expect(await read(reportDir)).toEqual([])
    },
  )

  it.each([tmpdir(), '.git/hooks', 'emails'])(
    'rejects a symbolic link to %s, even for the default folder',
    async (target) => {
      const prepare = ({ root }: SettingsFolder): void => symlinkSync(target, join(root, 'presend-report'))
      expect((await read('', prepare)).join('\n')).toContain('not behind a symbolic link')
      expect((await read('presend-report/deep', prepare)).join('\n')).toContain('not behind a symbolic link')
    },
  )

  it('finds folders for partials in the repository, relative to the config file or the root', async () => {
    using repository = settingsFolder({
      'shared/a.hbs': 'a',
      'mail/ui/b.hbs': 'b',
      'mail/presend.yml': 'partials: [ui, shared]',
    })
    const { templates } = await repository.settings({ ...input, config: 'mail/presend.yml' })
    expect(templates[0]?.partialFolders).toEqual(['mail/ui', 'shared'])
    const wrong = ['../x', '/etc', 'shared/a.hbs', 'none']
    expect(await repository.problems({ ...input, partials: wrong.join('\n') })).toEqual(
      wrong.map((path) => `partials: expected an existing folder in the repository, got "${path}"`),
    )
  })

  it('accepts a repository whose root is a symbolic link', async () => {
    using repository = settingsFolder({ 'repository/emails/a.html': '' })
    symlinkSync(join(repository.root, 'repository'), join(repository.root, 'here'))
    expect(await repository.problems(input, { repositoryRoot: join(repository.root, 'here') })).toEqual([])
  })
})
