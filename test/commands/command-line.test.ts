import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { type ParsedLine, parseCommandLine } from '../../src/commands/command-line.ts'
import { settingRows } from '../../src/settings/table.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'
import { projectRoot, readSourceFiles } from '../support/source-files.ts'
import { staticClosure } from '../support/structure-rules.ts'

function parse(...argv: readonly string[]): { line: ParsedLine; printed: string; told: string } {
  const terminal = fakeTerminal()
  const line = parseCommandLine(argv, terminal)
  return { line, printed: terminal.printed, told: terminal.told }
}

describe('parseCommandLine()', () => {
  it('gives each flag under its setting’s name', () => {
    const { line } = parse('check', '--template', 'a.html', '--min-inbox-rate', '90', '--from', 'Shop <a@shop.example>')
    expect(line).toEqual({
      status: 'understood',
      line: {
        command: 'check',
        format: 'text',
        given: [
          { name: 'template', text: 'a.html', source: 'flag' },
          { name: 'from', text: 'Shop <a@shop.example>', source: 'flag' },
          { name: 'min-inbox-rate', text: '90', source: 'flag' },
        ],
      },
    })
  })

  it('takes templates without a flag, and a flag more than once', () => {
    const { line } = parse('check', 'a.html', 'b.html', '--template', 'c.html', '--template', 'd.html')
    expect(line).toMatchObject({
      line: { given: ['a.html', 'b.html', 'c.html', 'd.html'].map((text) => ({ name: 'template', text })) },
    })
  })

  it('reads a switch alone as true and lets it be said', () => {
    expect(parse('check', '--dry-run').line).toMatchObject({
      line: { given: [{ name: 'dry-run', text: 'true' }] },
    })
    expect(parse('check', '--dry-run', 'false').line).toMatchObject({
      line: { given: [{ name: 'dry-run', text: 'false' }] },
    })
  })

  it('knows when JSON is wanted', () => {
    expect(parse('check', '--json').line).toMatchObject({ line: { format: 'json' } })
  })

  it.each(settingRows.filter((row) => row.isSecret).map((row) => row.name))('refuses %s and never shows it', (name) => {
    const { line, printed, told } = parse('check', `--${name}`, 'hunter2hunter2')
    expect(line).toEqual({ status: 'ended', exitCode: 2 })
    expect(told).toContain(`--${name}: a secret never stands on the command line; set `)
    expect(printed + told).not.toContain('hunter2')
  })

  it.each([
    ['an unknown flag', ['check', '--min-inbox-rat', '9'], 'Did you mean --min-inbox-rate?'],
    ['an unknown command', ['chek'], "presend: unknown command 'chek' (Did you mean check?); try: presend --help\n"],
    ['no command', [], 'presend: got no command, expected one; try: presend --help\n'],
    ['a flag without its value', ['check', '--from'], 'argument missing'],
  ])('ends with 2 at %s', (_what, argv, told) => {
    const answer = parse(...argv)
    expect(answer.line).toEqual({ status: 'ended', exitCode: 2 })
    expect(answer.told).toContain(told)
  })

  it('lists every setting in the help, secrets as environment variables', () => {
    const { line, printed } = parse('check', '--help')
    expect(line).toEqual({ status: 'ended', exitCode: 0 })
    for (const row of settingRows)
      expect(printed).toContain(row.isSecret ? (row.environmentVariable ?? '?') : `--${row.name} `)
  })

  it('prints the version', () => {
    expect(parse('--version').printed).toMatch(/^\d+\.\d+\.\d+\n$/u)
  })
})

describe('the commands of a service', () => {
  it.each([
    [
      ['token', 'create', '--workspace', 'a', '--plan', 'pro', '--name', 'ci', '--storage', 'memory', '--json'],
      {
        command: 'token',
        action: 'create',
        workspace: 'a',
        plan: 'pro',
        name: 'ci',
        storage: 'memory',
        format: 'json',
      },
    ],
    [
      ['token', 'list', '--config', 'a.yml'],
      { command: 'token', action: 'list', workspace: null, config: 'a.yml', format: 'text' },
    ],
    [['token', 'revoke', 'some-id'], { command: 'token', action: 'revoke', tokenId: 'some-id', storage: null }],
    [['seeds', 'list'], { command: 'seeds', action: 'list', storage: null, config: null, format: 'text' }],
    [['seeds', 'enable', 'a@b.example'], { command: 'seeds', action: 'enable', address: 'a@b.example' }],
    [['seeds', 'disable', 'a@b.example'], { command: 'seeds', action: 'disable', address: 'a@b.example' }],
    [['serve'], { command: 'serve', flags: [] }],
    [
      ['serve', '--config', 'a.yml', '--listen', '127.0.0.1:0', '--public-url', 'https://a.example'],
      {
        command: 'serve',
        flags: [
          { name: 'config', text: 'a.yml' },
          { name: 'listen', text: '127.0.0.1:0' },
          { name: 'public-url', text: 'https://a.example' },
        ],
      },
    ],
  ])('are understood: %j', (argv, line) => {
    expect(parse(...argv).line).toMatchObject({ status: 'understood', line })
  })

  it.each([
    [['token'], 'Commands:'],
    [['token', 'lst'], "presend: unknown command 'lst' (Did you mean list?); try: presend token --help\n"],
    [['token', 'revoke'], "presend: missing required argument 'id'; try: presend token revoke --help\n"],
    [['seeds', 'list', 'x'], 'try: presend seeds list --help'],
    [['serve', '--storag', 'memory'], '(Did you mean --storage?); try: presend serve --help'],
    [['\u001B[2Jx'], "unknown command 'x'"],
  ])('end with 2 at %j', (argv, told) => {
    const answer = parse(...argv)
    expect(answer.line).toEqual({ status: 'ended', exitCode: 2 })
    expect(answer.printed).toBe('')
    expect(answer.told).toContain(told)
    expect(answer.told).not.toContain('\u001B')
  })

  it('each have a help of their own, and stand in that of presend', () => {
    for (const name of ['check', 'serve', 'token', 'webhook', 'seeds']) {
      expect(parse('--help').printed).toMatch(new RegExp(`^  ${name} `, 'mu'))
      const help = parse(name, '--help')
      expect(help.line).toEqual({ status: 'ended', exitCode: 0 })
      expect(help.printed).toContain(`Usage: presend ${name}`)
      expect(parse('help', name).printed).toBe(help.printed)
    }
  })
})

describe('the command line', () => {
  it('loads nothing heavy before it knows the command', () => {
    const { packages } = staticClosure(readSourceFiles('src'), 'commands/run-command-line.ts')
    expect(packages).toEqual(['commander', 'yaml'])
  })
})

describe('docs/commands.md', () => {
  const document = readFileSync(resolve(projectRoot, 'docs/commands.md'), 'utf8')

  it('shows the help of presend as it is', () => {
    expect(document).toContain(`$ presend --help\n${parse('--help').printed}`)
  })

  it.each(['token', 'webhook', 'seeds'])('shows every command of presend %s', (name) => {
    const [, list = ''] = parse(name, '--help').printed.split('Commands:\n')
    const names = [...list.matchAll(/^ {2}([a-z]+) /gmu)].map((match) => match[1])
    expect(names.length).toBeGreaterThan(2)
    for (const one of names) expect(document).toContain(`presend ${name} ${one} `.trimEnd())
  })
})
