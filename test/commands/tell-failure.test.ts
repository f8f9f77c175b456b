import { describe, expect, it } from 'vitest'

import { tellFailure } from '../../src/commands/tell-failure.ts'
import { PresendError, problemsError } from '../../src/errors/presend-error.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'

function tell(error: unknown): { exitCode: number; told: string } {
  const terminal = fakeTerminal()
  return { exitCode: tellFailure(error, terminal), told: terminal.told }
}

const parts = { code: 'STORAGE_FAILED', done: 'Opening', came: 'nothing', expected: 'all', todo: 'try again' } as const

describe('tellFailure()', () => {
  it('tells each problem on a line of its own and ends with 2', () => {
    const problems = ['a', 'b'].map((input) => ({ input, expected: 'something else' }))
    expect(tell(problemsError('SETTINGS_INVALID', 'Reading', problems))).toEqual({
      exitCode: 2,
      told: 'presend: a: expected something else\npresend: b: expected something else\n',
    })
  })

  it('tells what failed on the other side and ends with 3', () => {
    expect(tell(new PresendError({ ...parts, outcome: 'inconclusive' }))).toEqual({
      exitCode: 3,
      told: 'presend: Opening: got nothing, expected all; try again\n',
    })
    expect(tell(new PresendError({ ...parts, outcome: 'misconfigured' })).exitCode).toBe(2)
  })

  it('tells what nobody foresaw on one line, without a stack and without control of the terminal', () => {
    expect(tell(new TypeError('broken\u001B[2J\nin two'))).toEqual({ exitCode: 3, told: 'presend: broken in two\n' })
    expect(tell('text')).toEqual({ exitCode: 3, told: 'presend: text\n' })
  })
})
