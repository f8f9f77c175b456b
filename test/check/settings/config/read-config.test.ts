import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { configFolder, readConfig } from '../../../../src/check/settings/config/read-config.ts'
import { renderProblem } from '../../../../src/foundation/errors/problem.ts'
import { nodeFiles } from '../../../../src/foundation/world/node-files.ts'
import { settingsFolder } from '../../../support/settings-folder.ts'

describe('readConfig()', () => {
  it('reads the file at the default path', async () => {
    using folder = settingsFolder({ '.github/presend.yml': 'gate: warn' })
    const config = await readConfig({ repositoryRoot: folder.root, namedPath: null }, nodeFiles())
    expect(config.path).toBe('.github/presend.yml')
    expect([...config.layer.keys()]).toEqual(['gate'])
  })

  it('returns an empty config when the default file does not exist', async () => {
    using folder = settingsFolder()
    const config = await readConfig({ repositoryRoot: folder.root, namedPath: null }, nodeFiles())
    expect(config).toMatchObject({ path: null, isReadable: true, problems: [], notices: [] })
  })

  it('adds a notice that presend.yaml was ignored', async () => {
    using folder = settingsFolder({ '.github/presend.yaml': 'gate: warn' })
    const config = await readConfig({ repositoryRoot: folder.root, namedPath: null }, nodeFiles())
    expect(config.notices[0]).toContain('.github/presend.yaml was not read')
  })

  it.each(['', '# nothing yet\n', '{}', '\uFEFFgate: fail'])(
    'reads the config file %j without a problem',
    async (text) => {
      using folder = settingsFolder({ 'p.yml': text })
      const config = await readConfig({ repositoryRoot: folder.root, namedPath: 'p.yml' }, nodeFiles())
      expect(config.problems).toEqual([])
    },
  )

  it.each([
    ['gone.yml', 'config: expected an existing file in the repository, got "gone.yml"'],
    ['emails', 'config: expected a file, got "emails" (a folder)'],
    ['big.yml', 'config: expected at most 1048576 bytes (1 MiB), got "big.yml" (1048577 bytes)'],
    ['latin1.yml', 'config (latin1.yml): expected UTF-8 text, got invalid UTF-8'],
    ['list.yml', 'config (list.yml:1:1): expected a map of settings, one `name: value` per line, got a list'],
    ['word.yml', 'config (word.yml:1:1): expected a map of settings, one `name: value` per line, got a single value'],
    ['broken.yml', 'config (broken.yml:2:5): expected one `key: value` per line, got a nested map on the same line'],
  ])('rejects the config file %s', async (namedPath, expected) => {
    using folder = settingsFolder({
      'big.yml': `#${'x'.repeat(1_048_576)}`,
      'list.yml': '- gate',
      'word.yml': 'gate',
      'broken.yml': 'a: 1\nb:  c: d',
    })
    writeFileSync(join(folder.root, 'latin1.yml'), Buffer.from([0x61, 0x3a, 0x20, 0xe4]))
    const config = await readConfig({ repositoryRoot: folder.root, namedPath }, nodeFiles())
    expect(config.isReadable).toBe(false)
    expect(config.problems.map(renderProblem)[0]).toContain(expected)
  })

  it('suggests the file that was probably meant', async () => {
    using folder = settingsFolder({ 'mail/presend.yml': 'gate: warn' })
    const config = await readConfig({ repositoryRoot: folder.root, namedPath: 'mail/presned.yml' }, nodeFiles())
    expect(config.problems.map(renderProblem)[0]).toContain('; did you mean mail/presend.yml?')
  })

  it('reports why a file cannot be read', async () => {
    using folder = settingsFolder({ 'p.yml': 'gate: fail' })
    const files = {
      ...nodeFiles(),
      read: async () => await Promise.reject(Object.assign(new Error('no'), { code: 'EACCES' })),
    }
    const config = await readConfig({ repositoryRoot: folder.root, namedPath: 'p.yml' }, files)
    expect(config.problems.map(renderProblem)).toEqual(['config: expected a readable file, got "p.yml" (EACCES)'])
  })

  it('rejects a file outside the repository', async () => {
    using folder = settingsFolder({ 'elsewhere/p.yml': 'gate: warn' })
    mkdirSync(join(folder.root, 'repository'))
    const request = { repositoryRoot: join(folder.root, 'repository'), namedPath: '../elsewhere/p.yml' }
    const config = await readConfig(request, nodeFiles())
    expect([config.isReadable, config.layer.size]).toEqual([false, 0])
    expect(config.problems.map(renderProblem)).toEqual([
      'config: expected a path inside the repository, got "../elsewhere/p.yml"',
    ])
  })
})

it.each([
  ['.github/presend.yml', ''],
  ['presend.yml', ''],
  ['packages/mail/presend.yml', 'packages/mail'],
  ['packages/mail/.github/presend.yml', 'packages/mail'],
  ['./examples/presend.yml', 'examples'],
])('configFolder(%j) returns %j', (path, folder) => {
  expect(configFolder(path)).toBe(folder)
})
