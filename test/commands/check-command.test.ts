import { describe, expect, it } from 'vitest'

import { settingRows } from '../../src/settings/table.ts'
import { parseLine } from './parse-line.ts'

describe('presend check', () => {
  it('gives each flag under its setting’s name', () => {
    const { line } = parseLine(
      'check',
      '--template',
      'a.html',
      '--min-inbox-rate',
      '90',
      '--from',
      'Shop <a@shop.example>',
    )
    expect(line).toEqual({
      status: 'understood',
      line: {
        command: 'check',
        isDebug: false,
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
    const { line } = parseLine('check', 'a.html', 'b.html', '--template', 'c.html', '--template', 'd.html')
    expect(line).toMatchObject({
      line: { given: ['a.html', 'b.html', 'c.html', 'd.html'].map((text) => ({ name: 'template', text })) },
    })
  })

  it('reads a switch alone as true and lets it be said', () => {
    expect(parseLine('check', '--dry-run').line).toMatchObject({
      line: { given: [{ name: 'dry-run', text: 'true' }] },
    })
    expect(parseLine('check', '--dry-run', 'false').line).toMatchObject({
      line: { given: [{ name: 'dry-run', text: 'false' }] },
    })
  })

  it('knows when JSON is wanted', () => {
    expect(parseLine('check', '--json').line).toMatchObject({ line: { format: 'json' } })
  })

  it.each(settingRows.filter((row) => row.isSecret).map((row) => row.name))('refuses %s and never shows it', (name) => {
    const { line, printed, told } = parseLine('check', `--${name}`, 'hunter2hunter2')
    expect(line).toEqual({ status: 'ended', exitCode: 2 })
    expect(told).toContain(`--${name}: a secret never stands on the command line; set `)
    expect(printed + told).not.toContain('hunter2')
  })

  it('lists every setting in the help, secrets as environment variables', () => {
    const { line, printed } = parseLine('check', '--help')
    expect(line).toEqual({ status: 'ended', exitCode: 0 })
    for (const row of settingRows)
      expect(printed).toContain(row.isSecret ? (row.environmentVariable ?? '?') : `--${row.name} `)
  })

  it.each([
    ['an unknown flag', ['check', '--min-inbox-rat', '9'], 'Did you mean --min-inbox-rate?'],
    ['a flag without its value', ['check', '--from'], 'argument missing'],
  ])('ends with 2 at %s', (_what, argv, told) => {
    const answer = parseLine(...argv)
    expect(answer.line).toEqual({ status: 'ended', exitCode: 2 })
    expect(answer.told).toContain(told)
  })
})
