import { describe, expect, test } from 'vitest'

import { findRiskyAttachment } from '../../../src/verdict/content/risky-attachment.ts'
import { aZip } from '../../support/zip-file.ts'

function riskOf(filename: string | null, content: Uint8Array = Buffer.from('x')): string | null {
  const kind = { contentType: 'application/octet-stream', contentId: null, isRelated: false, calendarMethod: null }
  const attachment = { filename, content, ...kind }
  return findRiskyAttachment([{ ...attachment, filename: 'fine.pdf', content: Buffer.from('x') }, attachment])
}

describe('findRiskyAttachment()', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['run.exe', '"run.exe" has a blocked type'],
    ['invoice.pdf.SCR', '"invoice.pdf.SCR" has a blocked type'],
    ['sheet.xlsm', '"sheet.xlsm" can contain macros'],
  ]
  test.for(cases)('reports %s', ([name, text]) => {
    expect(riskOf(name)).toBe(text)
  })

  test('reports blocked files inside archives', () => {
    expect(riskOf('files.zip', aZip(['readme.txt', 'setup.msi']))).toBe('"files.zip" contains "setup.msi"')
    expect(riskOf('files.zip', aZip(['readme.txt']))).toBeNull()
  })

  test.for(['report.pdf', 'photo.jpg', 'exe', 'notes.txt', null])('accepts %s', (name) => {
    expect(riskOf(name)).toBeNull()
  })
})
