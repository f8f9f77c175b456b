import { describe, expect, it } from 'vitest'

import { briefFinding, findingParts, fullFinding } from '../../src/report/finding-line.ts'
import { aFinding, aSeedReport, aTestReport } from '../support/finished-results.ts'

const test = aTestReport({ seeds: [aSeedReport(), aSeedReport()] })

describe('findingParts()', () => {
  it('puts the place first, and rule, points and seeds last', () => {
    const finding = aFinding({ place: { file: 'a.html', line: 3 }, seeds: ['x@a.example'] })
    expect(findingParts(finding, test, fullFinding)).toEqual({
      text: 'a.html:3: The subject is all capitals (SUBJ_ALL_CAPS, 2.1 points, 1 of 2 mailboxes)',
      fix: 'Use sentence case.',
    })
  })

  it('is brief for comments, and omits the seed count when all seeds are affected', () => {
    const finding = aFinding({ seeds: ['x@a.example', 'y@a.example'], fix: null })
    expect(findingParts(finding, test, briefFinding)).toEqual({
      text: 'The subject is all capitals (2.1 points)',
      fix: '',
    })
  })

  it('truncates long replies', () => {
    const { text, fix } = findingParts(
      aFinding({ message: 'x'.repeat(5000), fix: 'y'.repeat(5000), points: null }),
      test,
      briefFinding,
    )
    expect([text.length, fix.length]).toEqual([240, 240])
  })
})
