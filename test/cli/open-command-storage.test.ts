import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { type CommandFolder, commandFolder } from './command-folder.ts'

const create = ['token', 'create', '--workspace', 'a', '--plan', 'pro'] as const

function databasesIn(folder: CommandFolder): readonly string[] {
  return ['presend.db', 'flag.db', 'file.db', 'environment.db'].filter((name) => existsSync(join(folder.path, name)))
}

describe('the storage of a command', () => {
  it('defaults to presend.db in the working directory', async () => {
    using folder = commandFolder()
    await folder.run(...create)
    expect(databasesIn(folder)).toEqual(['presend.db'])
  })

  it('prefers the flag to the service file, and the service file to the environment', async () => {
    using folder = commandFolder()
    folder.env['PRESEND_STORAGE'] = 'sqlite:environment.db'
    await folder.run(...create)
    expect(databasesIn(folder)).toEqual(['environment.db'])
    folder.write('presend-service.yml', 'storage: sqlite:file.db\n')
    await folder.run(...create)
    expect(databasesIn(folder)).toEqual(['file.db', 'environment.db'])
    await folder.run(...create, '--storage', 'sqlite:flag.db')
    expect(databasesIn(folder)).toEqual(['flag.db', 'file.db', 'environment.db'])
  })

  it('is read from --config, even if other settings of the file are invalid', async () => {
    using folder = commandFolder()
    const seed = '{address: a@b.example, type: business, kind: imap, host: b.example, username: a, password-env: UNSET}'
    folder.write('other.yml', `storage: sqlite:file.db\nseeds: [${seed}]\n`)
    expect(await folder.run(...create, '--config', 'other.yml')).toMatchObject({ exitCode: 0 })
    expect(databasesIn(folder)).toEqual(['file.db'])
  })

  it.each([
    [['--storage', 'memory'], 'presend: storage: expected a database that the service also uses, got memory'],
    [
      ['--storage', 'presend.db'],
      'presend: --storage: expected sqlite:PATH, postgres://USER@HOST/DATABASE or memory, got "presend.db"',
    ],
    [['--config', 'absent.yml'], 'presend: config: expected an existing file, got "absent.yml"'],
    [['--storage', 'postgres://u:hunter2@db.example'], 'presend: --storage: '],
  ])('is rejected with one line: %j', async (flags, expected) => {
    using folder = commandFolder()
    const { exitCode, printed, told } = await folder.run(...create, ...flags)
    expect({ exitCode, printed }).toEqual({ exitCode: 2, printed: '' })
    expect(told).toContain(expected)
    expect(told).not.toContain('hunter2')
    expect(told.trimEnd().split('\n')).toHaveLength(1)
    expect(databasesIn(folder)).toEqual([])
  })

  it('exits with 3 and one line if it cannot be opened', async () => {
    using folder = commandFolder()
    folder.write('presend.db', 'not a database, but long enough for SQLite to notice the wrong header')
    const { exitCode, told } = await folder.run('token', 'list')
    expect(exitCode).toBe(3)
    expect(told).toMatch(
      /^presend: Opening the SQLite database "[^"]*presend\.db": expected .*, got "file is not a database"; [^\n]*\n$/u,
    )
  })

  it.each([
    [['token', 'list']],
    [['token', 'revoke', 'x']],
    [['webhook', 'list']],
    [['webhook', 'remove', 'x']],
    [['seeds', 'remove', 'a@box.example']],
    [['seeds', 'list', '--storage', 'sqlite:presend.db']],
    [['postmaster', 'list']],
  ])('is not created by %j, which names the missing file', async (argv) => {
    using folder = commandFolder()
    const { exitCode, printed, told } = await folder.run(...argv)
    expect({ exitCode, printed }).toEqual({ exitCode: 2, printed: '' })
    expect(told).toContain(`storage: expected an existing database, got sqlite:${join(folder.path, 'presend.db')}`)
    expect(told.trimEnd().split('\n')).toHaveLength(1)
    expect(databasesIn(folder)).toEqual([])
  })

  it('is not created if --storage has a typo', async () => {
    using folder = commandFolder()
    await folder.run(...create)
    const { exitCode, told } = await folder.run('token', 'list', '--storage', 'sqlite:flag.db')
    expect([exitCode, databasesIn(folder)]).toEqual([2, ['presend.db']])
    expect(told).toContain('check --storage and the working directory')
  })

  it('is not required to list the seeds of a service that has never started', async () => {
    using folder = commandFolder()
    expect((await folder.run('seeds', 'list')).exitCode).toBe(0)
    expect(databasesIn(folder)).toEqual([])
  })

  it('exits with 3 if its folder does not exist', async () => {
    using folder = commandFolder()
    const { exitCode, told } = await folder.run(...create, '--storage', 'sqlite:nowhere/presend.db')
    expect(exitCode).toBe(3)
    expect(told).toMatch(/nowhere\/presend\.db": expected .*, got "unable to open database file"/u)
  })
})
