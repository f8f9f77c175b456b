import { describe, expect, it } from 'vitest'

import { effectiveLines } from '../../src/report/effective-lines.ts'

describe('effectiveLines()', () => {
  it('names value and source, and the place in a file', () => {
    expect(
      effectiveLines([
        { name: 'quorum', shown: '90', source: 'default', place: null },
        { name: 'gate', shown: 'warn', source: 'config', place: { file: '.github/presend.yml', line: 2 } },
      ]),
    ).toEqual(['quorum: 90 (default)', 'gate: warn (config, .github/presend.yml:2)'])
  })
})
