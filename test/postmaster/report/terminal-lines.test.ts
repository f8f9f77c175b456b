import { describe, expect, it } from 'vitest'

import { renderTerminalReport } from '../../../src/report/report-terminal.ts'
import { textWidth } from '../../../src/report/text-width.ts'
import { aCheckResult } from '../../support/finished-results.ts'
import { aPostmasterReport, someDays } from '../../support/postmaster-results.ts'

const bad = aPostmasterReport(someDays(20, { 3: { spam: 0.0034 }, 4: { spam: null } }))
const alone = aCheckResult({ outcome: 'fail', sentence: bad.sentence, tests: [], postmaster: [bad] })

describe('postmaster data on a terminal', () => {
  it('has metrics and a line of the days with its scale', () => {
    const lines = renderTerminalReport(alone, { widthColumns: 120, colour: 'none' })
    expect(lines).toContain('Postmaster data of shop.example')
    expect(lines.find((line) => line.startsWith('user-reported spam rate  '))).toMatch(/0\.34%.*< 0\.3%\s+missed$/u)
    expect(lines).toContain('user-reported spam rate, 20 days: ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁·█▁ (0 to 0.34%)')
  })

  it('stays within a narrow terminal, but for the table whose columns cannot be narrower', () => {
    const lines = renderTerminalReport(alone, { widthColumns: 60, colour: 'none' })
    for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(60)
  })

  it('colours results only where colours are wanted', () => {
    const coloured = renderTerminalReport(alone, { widthColumns: 120, colour: 'ansi' }).join('\n')
    expect(coloured).toContain('\u001B[31mmissed\u001B[0m')
    expect(renderTerminalReport(alone, { widthColumns: 120, colour: 'none' }).join('')).not.toContain('\u001B')
  })
})
