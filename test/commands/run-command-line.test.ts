import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { runPresend } from '../support/serve.ts'
import { readSourceFiles } from '../support/source-files.ts'
import { staticClosure } from '../support/structure-rules.ts'

const workingDirectory = mkdtempSync(join(tmpdir(), 'presend-cli-'))

describe('presend as a process', () => {
  afterAll(() => {
    rmSync(workingDirectory, { recursive: true, force: true })
  })

  it('makes a token that a script can take, lists it and revokes it', async () => {
    const made = await runPresend(['token', 'create', '--workspace', 'team-a', '--plan', 'pro'], { workingDirectory })
    expect(made).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^psd_[A-Za-z0-9_-]{43}\n$/u) })
    const listed = await runPresend(['token', 'list', '--json'], { workingDirectory })
    const [token] = JSON.parse(listed.stdout).tokens
    expect(token).toMatchObject({ workspace: 'team-a', revoked_at: null, prefix: made.stdout.slice(0, 8) })
    expect(listed).toMatchObject({ exitCode: 0, stderr: '' })
    const revoked = await runPresend(['token', 'revoke', token.id], { workingDirectory })
    expect(revoked).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^Revoked token /u), stderr: '' })
  })

  it('makes tokens at the same time in one file, and loses none', async () => {
    const place = { workingDirectory, env: { PRESEND_STORAGE: 'sqlite:crowded.db' } }
    const argv = ['token', 'create', '--workspace', 'team-a', '--plan', 'free']
    const made = await Promise.all(Array.from({ length: 4 }, async () => await runPresend(argv, place)))
    expect(made.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0])
    const { stdout } = await runPresend(['token', 'list', '--json'], place)
    expect(JSON.parse(stdout).tokens).toHaveLength(4)
  })

  it('ends with 2 and one line on standard error when the line or the service file is wrong', async () => {
    writeFileSync(join(workingDirectory, 'wrong.yml'), 'storage: presend.db\n')
    const wrong = await runPresend(['seeds', 'list', '--config', 'wrong.yml'], { workingDirectory })
    expect(wrong).toMatchObject({ exitCode: 2, stdout: '' })
    expect(wrong.stderr).toMatch(/^presend: storage \(wrong\.yml:1:1\): got "presend\.db", [^\n]*\n$/u)
    expect(await runPresend(['seed'], { workingDirectory })).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: "presend: unknown command 'seed' (Did you mean seeds?); try: presend --help\n",
    })
  })
})

describe('runCommandLine()', () => {
  it('has loaded nothing heavy when it knows the command', () => {
    const { files, packages } = staticClosure(readSourceFiles('src'), 'commands/run-command-line.ts')
    expect(packages).toEqual(['commander', 'yaml'])
    expect(
      files.filter((path) => /^(?:storage|service|seeds|verdict|assembly|client|submission|mail)\//u.test(path)),
    ).toEqual([])
  })
})
