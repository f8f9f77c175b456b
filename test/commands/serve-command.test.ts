import { describe, expect, it } from 'vitest'

import { serviceFlags } from '../../src/settings/service-file/service-flags.ts'
import { parseLine } from './parse-line.ts'

describe('presend serve', () => {
  it('hands every flag over by the name of its setting', () => {
    const flags = [{ name: 'config', flag: '--config' }, ...serviceFlags()].map(({ name, flag }) => ({ name, flag }))
    const argv = flags.flatMap(({ name, flag }) => [flag, `value of ${name}`])
    expect(parseLine('serve', ...argv).line).toEqual({
      status: 'understood',
      line: { command: 'serve', flags: flags.map(({ name }) => ({ name, text: `value of ${name}` })), action: 'run' },
    })
  })

  it('needs none', () => {
    expect(parseLine('serve').line).toEqual({
      status: 'understood',
      line: { command: 'serve', flags: [], action: 'run' },
    })
  })

  it.each([
    [['--storag', 'memory'], '(Did you mean --storage?); try: presend serve --help\n'],
    [['--listen'], 'argument missing; try: presend serve --help\n'],
    [['now'], "presend: too many arguments for 'serve'"],
  ])('ends with 2 at %j', (argv, told) => {
    const answer = parseLine('serve', ...argv)
    expect(answer.line).toEqual({ status: 'ended', exitCode: 2 })
    expect(answer.told).toContain(told)
  })
})
