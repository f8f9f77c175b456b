import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { projectRoot } from '../support/source-files.ts'
import { parseLine } from './parse-line.ts'

describe('parseCommandLine()', () => {
  it.each([
    ['an unknown command', ['chek'], "presend: unknown command 'chek' (Did you mean check?); try: presend --help\n"],
    ['no command', [], 'presend: got no command, expected one; try: presend --help\n'],
    ['what would control the terminal', ['\u001B[2Jx'], "presend: unknown command 'x'; try: presend --help\n"],
  ])('ends with 2 at %s', (_what, argv, told) => {
    expect(parseLine(...argv)).toEqual({ line: { status: 'ended', exitCode: 2 }, printed: '', told })
  })

  it('prints the version', () => {
    expect(parseLine('--version').printed).toMatch(/^\d+\.\d+\.\d+\n$/u)
  })

  it('gives each command a help of its own, and a line in that of presend', () => {
    for (const name of ['check', 'serve', 'token', 'webhook', 'seeds', 'postmaster']) {
      expect(parseLine('--help').printed).toMatch(new RegExp(`^  ${name} `, 'mu'))
      const help = parseLine(name, '--help')
      expect(help.line).toEqual({ status: 'ended', exitCode: 0 })
      expect(help.printed).toContain(`Usage: presend ${name}`)
      expect(parseLine('help', name).printed).toBe(help.printed)
    }
  })
})

describe('docs/commands.md', () => {
  const document = readFileSync(resolve(projectRoot, 'docs/commands.md'), 'utf8')

  it('shows the help of presend as it is', () => {
    expect(document).toContain(`$ presend --help\n${parseLine('--help').printed}`)
  })

  it.each(['token', 'webhook', 'seeds', 'postmaster'])('shows every command of presend %s', (name) => {
    const [, list = ''] = parseLine(name, '--help').printed.split('Commands:\n')
    const names = [...list.matchAll(/^ {2}([a-z]+) /gmu)].map((match) => match[1])
    expect(names.length).toBeGreaterThan(2)
    for (const one of names) expect(document).toContain(`presend ${name} ${one} `.trimEnd())
  })
})
