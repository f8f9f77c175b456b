import { describe, expect, it } from 'vitest'

import { type ParsedLine, parseCommandLine } from '../../src/commands/command-line.ts'
import { settingRows } from '../../src/settings/table.ts'

function parse(...argv: readonly string[]): { line: ParsedLine; printed: string; told: string } {
  const said = { printed: '', told: '' }
  const line = parseCommandLine(argv, {
    print: (text) => {
      said.printed += text
    },
    tell: (text) => {
      said.told += text
    },
  })
  return { line, ...said }
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
