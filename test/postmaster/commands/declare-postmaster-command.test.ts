import { describe, expect, it } from 'vitest'

import { parseLine } from '../../commands/parse-line.ts'

describe('presend postmaster', () => {
  it('ends with 2 at a command that there is none of, and says which one was meant', () => {
    const answer = parseLine('postmaster', 'lits')
    expect(answer.line).toEqual({ status: 'ended', exitCode: 2 })
    expect(answer.told).toBe("presend: unknown command 'lits' (Did you mean list?); try: presend postmaster --help\n")
  })
})
