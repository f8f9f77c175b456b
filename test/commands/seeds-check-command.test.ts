import { describe, expect, it } from 'vitest'

import { parseLine } from './parse-line.ts'

describe('presend seeds check', () => {
  it('takes addresses, the settings of sending, and how long to wait', () => {
    const argv = [
      'a@b.example',
      'c@d.example',
      '--smtp-host',
      'smtp.b.example',
      '--from',
      'x@b.example',
      '--wait',
      '5m',
    ]
    const { line } = parseLine('seeds', 'check', ...argv)
    expect(line).toMatchObject({
      line: {
        action: 'check',
        addresses: ['a@b.example', 'c@d.example'],
        wait: '5m',
        given: [
          { name: 'from', text: 'x@b.example', source: 'flag' },
          { name: 'smtp-host', text: 'smtp.b.example', source: 'flag' },
        ],
      },
    })
  })

  it('takes nothing at all: all seeds, and no letter', () => {
    expect(parseLine('seeds', 'check').line).toMatchObject({ line: { addresses: [], given: [], wait: null } })
  })

  it.each([
    [['--smtp-password', 'hunter2'], 'PRESEND_SMTP_PASSWORD'],
    [['--template', 'a.html'], "unknown option '--template'"],
  ])('ends with 2 at %j', (argv, told) => {
    const answer = parseLine('seeds', 'check', ...argv)
    expect(answer.line).toEqual({ status: 'ended', exitCode: 2 })
    expect(answer.told).toContain(told)
    expect(answer.told).not.toContain('hunter2')
  })
})
