import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { describe, expect, it } from 'vitest'

import { commandFolder } from './command-folder.ts'

describe('presend serve --check', () => {
  it('creates nothing in an empty folder', async () => {
    using folder = commandFolder()
    const { exitCode, printed } = await folder.run('serve', '--check')
    expect(printed.split('\n').slice(0, 5)).toEqual([
      'settings: ok (no service file)',
      'files: ok',
      'encryption key: not set; passwords and tokens cannot be stored',
      'mail server: not set; the service sends no mail',
      'storage: ok, does not exist yet (the service creates it at the first start)',
    ])
    expect(exitCode).toBe(0)
    expect(readdirSync(folder.path)).toEqual([])
  })

  it('reports a current database without pending migrations', async () => {
    using folder = commandFolder()
    await folder.withStore(async (store) => await store.ping())
    expect((await folder.run('serve', '--check')).printed).toContain('storage: ok, no pending migrations\n')
  })

  it('names the pending migrations without running any', async () => {
    using folder = commandFolder()
    const path = join(folder.path, 'presend.db')
    await folder.withStore(async (store) => await store.ping())
    const database = new DatabaseSync(path)
    database.exec("delete from presend_migrations where name = '0001-schema'")
    for (let run = 0; run < 2; run += 1) {
      const { printed } = await folder.run('serve', '--check')
      expect(printed).toContain(
        'storage: ok, with pending migrations (the service runs them at the next start): 0001-schema\n',
      )
    }
    database.close()
  })

  it('rejects a database that a newer presend has migrated', async () => {
    using folder = commandFolder()
    await folder.withStore(async (store) => await store.ping())
    const database = new DatabaseSync(join(folder.path, 'presend.db'))
    database.exec("insert into presend_migrations values ('9999-later')")
    database.close()
    const { exitCode, told } = await folder.run('serve', '--check')
    expect(told).toContain('unknown migrations from another version of presend (9999-later)')
    expect(exitCode).toBe(3)
  })

  it('names the mail server, and reads its files without showing the password', async () => {
    using folder = commandFolder()
    folder.write('password', 'hunter2\n')
    folder.write('ca.pem', 'no certificate')
    const login = 'smtp-host: mx.example\nsmtp-username: ci\nsmtp-password-file: password\n'
    folder.write('presend-service.yml', login)
    const { exitCode, printed } = await folder.run('serve', '--check')
    expect(printed).toContain('mail server: mx.example, port 587, as ci (not contacted)\n')
    expect(printed).not.toContain('hunter2')
    expect(exitCode).toBe(0)
    folder.write('presend-service.yml', `${login}smtp-ca-file: ca.pem\n`)
    const bad = await folder.run('serve', '--check')
    expect([bad.exitCode, bad.told]).toEqual([2, expect.stringContaining('smtp-ca-file')])
  })

  it('reports every problem of settings and files at once', async () => {
    using folder = commandFolder()
    folder.write('presend-service.yml', 'listen: nowhere\nsmtp: 1\ntls: {cert-file: a.pem, key-file: b.pem}\n')
    const { exitCode, told } = await folder.run('serve', '--check')
    for (const name of ['listen', 'smtp', 'tls.cert-file', 'tls.key-file']) expect(told).toContain(name)
    expect(exitCode).toBe(2)
  })

  it('rejects a file that is not a database, and a missing folder', async () => {
    using folder = commandFolder()
    folder.write('notes.txt', 'not a database, but long enough to be read as a database header')
    for (const storage of ['sqlite:notes.txt', 'sqlite:missing/presend.db']) {
      const { exitCode, told } = await folder.run('serve', '--check', '--storage', storage)
      expect(told).toContain('Opening the SQLite database')
      expect(exitCode).toBe(3)
    }
    expect(existsSync(join(folder.path, 'missing'))).toBe(false)
  })

  it('rejects an unreachable PostgreSQL server without printing its password', async () => {
    using folder = commandFolder()
    const url = 'postgres://presend:s3cret-word@127.0.0.1:1/presend'
    const { exitCode, told } = await folder.run('serve', '--check', '--storage', url)
    expect(told).toContain('Connecting to PostgreSQL at 127.0.0.1:1, database "presend"')
    expect(told).not.toContain('s3cret-word')
    expect(exitCode).toBe(3)
  })

  it('warns about a key file that every user of the machine can read', async () => {
    using folder = commandFolder()
    folder.write('key', '5f'.repeat(32))
    folder.write('presend-service.yml', 'encryption: {key-file: key}\n')
    chmodSync(join(folder.path, 'key'), 0o644)
    const { printed } = await folder.run('serve', '--check')
    expect(printed).toContain('note: encryption.key-file: every user of this machine can read key (mode 644)')
    chmodSync(join(folder.path, 'key'), 0o600)
    expect((await folder.run('serve', '--check')).printed).not.toContain('every user')
  })
})
