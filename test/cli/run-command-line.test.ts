import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { reportError } from '../../src/cli/run-command-line.ts'
import { PresendError, problemsError } from '../../src/foundation/errors/presend-error.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'
import { runPresend } from '../support/serve.ts'
import { projectRoot, readSourceFiles } from '../support/source-files.ts'
import { staticClosure } from '../support/structure-rules.ts'
import { parseArguments } from './parse-arguments.ts'

const workingDirectory = mkdtempSync(join(tmpdir(), 'presend-cli-'))

describe('presend as a process', () => {
  afterAll(() => {
    rmSync(workingDirectory, { recursive: true, force: true })
  })

  it('creates a token that a script can capture, lists it and revokes it', async () => {
    const made = await runPresend(['token', 'create', '--workspace', 'team-a', '--plan', 'pro'], { workingDirectory })
    expect(made).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^psd_[A-Za-z0-9_-]{43}\n$/u) })
    const listed = await runPresend(['token', 'list', '--json'], { workingDirectory })
    const [token] = JSON.parse(listed.stdout).tokens
    expect(token).toMatchObject({ workspace: 'team-a', revoked_at: null, prefix: made.stdout.slice(0, 8) })
    expect(listed).toMatchObject({ exitCode: 0, stderr: '' })
    const revoked = await runPresend(['token', 'revoke', token.id], { workingDirectory })
    expect(revoked).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^Revoked token /u), stderr: '' })
  })

  it('loses no token when several processes create tokens in one file', async () => {
    const place = { workingDirectory, env: { PRESEND_STORAGE: 'sqlite:crowded.db' } }
    const argv = ['token', 'create', '--workspace', 'team-a', '--plan', 'free']
    const made = await Promise.all(Array.from({ length: 4 }, async () => await runPresend(argv, place)))
    expect(made.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0])
    const { stdout } = await runPresend(['token', 'list', '--json'], place)
    expect(JSON.parse(stdout).tokens).toHaveLength(4)
  })

  it('exits with 2 and one line on standard error for an invalid command line or service file', async () => {
    writeFileSync(join(workingDirectory, 'wrong.yml'), 'storage: presend.db\n')
    const wrong = await runPresend(['seeds', 'list', '--config', 'wrong.yml'], { workingDirectory })
    expect(wrong).toMatchObject({ exitCode: 2, stdout: '' })
    expect(wrong.stderr).toMatch(/^presend: storage \(wrong\.yml:1:1\): expected .*, got "presend\.db"; [^\n]*\n$/u)
    expect(await runPresend(['seed'], { workingDirectory })).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: "presend: unknown command 'seed' (Did you mean seeds?); try: presend --help\n",
    })
  })
})

describe('runCommandLine()', () => {
  it('loads only small packages before it knows the command', () => {
    const { files, packages } = staticClosure(readSourceFiles('src'), 'cli/run-command-line.ts')
    expect(packages).toEqual(['commander', 'ipaddr.js', 'yaml'])
    expect(
      files.filter((path) =>
        /^(?:service|verdict|extensions\/(?!postmaster\/settings\/)|action\/assembly|check\/client|check\/submission|foundation\/mail)\//u.test(
          path,
        ),
      ),
    ).toEqual([])
  })
})

describe('parseCommandLine()', () => {
  it.each([
    ['an unknown command', ['chek'], "presend: unknown command 'chek' (Did you mean check?); try: presend --help\n"],
    ['a missing command', [], 'presend: missing command; try: presend --help\n'],
    ['control characters', ['\u001B[2Jx'], "presend: unknown command 'x'; try: presend --help\n"],
  ])('exits with 2 for %s', (_what, argv, told) => {
    expect(parseArguments(...argv)).toEqual({ name: null, input: null, exitCode: 2, printed: '', told })
  })

  it('prints the version', () => {
    expect(parseArguments('--version').printed).toMatch(/^\d+\.\d+\.\d+\n$/u)
  })

  it('prints help for each command, and lists the command in the help of presend', () => {
    for (const name of ['check', 'serve', 'token', 'webhook', 'seeds', 'secrets', 'postmaster']) {
      expect(parseArguments('--help').printed).toMatch(new RegExp(`^  ${name} `, 'mu'))
      const help = parseArguments(name, '--help')
      expect(help.exitCode).toBe(0)
      expect(help.printed).toContain(`Usage: presend ${name}`)
      expect(parseArguments('help', name).printed).toBe(help.printed)
    }
  })
})

describe('docs/commands.md', () => {
  const document = readFileSync(resolve(projectRoot, 'docs/commands.md'), 'utf8')

  it('contains the help of presend', () => {
    expect(document).toContain(`$ presend --help\n${parseArguments('--help').printed}`)
  })

  it.each(['token', 'user', 'workspace', 'webhook', 'seeds', 'postmaster'])(
    'mentions every subcommand of presend %s',
    (name) => {
      const [, list = ''] = parseArguments(name, '--help').printed.split('Commands:\n')
      const names = [...list.matchAll(/^ {2}([a-z-]+) /gmu)].map((match) => match[1])
      expect(names.length).toBeGreaterThan(2)
      for (const one of names) expect(document).toContain(`presend ${name} ${one} `.trimEnd())
    },
  )
})

function report(error: unknown): { exitCode: number; told: string } {
  const terminal = fakeTerminal()
  return { exitCode: reportError(error, terminal), told: terminal.told }
}

describe('reportError()', () => {
  const parts = {
    code: 'STORAGE_FAILED',
    done: 'Opening',
    came: 'nothing',
    expected: 'all',
    todo: 'try again',
  } as const

  it('prints each problem on a separate line and returns 2', () => {
    const problems = ['a', 'b'].map((input) => ({ input, expected: 'something else' }))
    const { exitCode, told } = report(problemsError('SETTINGS_INVALID', 'Reading', problems))
    expect(exitCode).toBe(2)
    expect(told).toMatch(/^presend: a: [^\n]*\npresend: b: [^\n]*\n$/u)
  })

  it('returns 3 for a failure that the user did not cause', () => {
    expect(report(new PresendError({ ...parts, outcome: 'inconclusive' }))).toEqual({
      exitCode: 3,
      told: 'presend: Opening: missing; expected all; try again\n',
    })
    expect(report(new PresendError({ ...parts, outcome: 'misconfigured' })).exitCode).toBe(2)
  })

  it('prints an unexpected error on one line, without a stack and without control characters', () => {
    expect(report(new TypeError('broken\u001B[2J\nin two'))).toEqual({ exitCode: 3, told: 'presend: broken in two\n' })
    expect(report('text')).toEqual({ exitCode: 3, told: 'presend: text\n' })
  })
})
