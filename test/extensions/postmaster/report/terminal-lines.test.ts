import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import { renderTerminalReport } from '../../../../src/report/report-terminal.ts'
import { aCheckResult } from '../../../support/finished-results.ts'
import { aPostmasterReport, someDays } from '../../../support/postmaster-results.ts'

const bad = aPostmasterReport(someDays(20, { 3: { spam: 0.0034 }, 4: { spam: null } }))
const alone = aCheckResult({ outcome: 'fail', reason: bad.reason, tests: [], postmaster: [bad] })

describe('postmaster data on a terminal', () => {
  it('contains the metrics and a sparkline with its scale', () => {
    const lines = renderTerminalReport(alone, { widthColumns: 120, color: 'none' })
    expect(lines).toContain('Postmaster data for shop.example')
    expect(lines.find((line) => line.startsWith('user-reported spam rate  '))).toMatch(/0\.34%.*< 0\.3%\s+missed$/u)
    expect(lines).toContain('user-reported spam rate, 20 days: ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁·█▁ (0 to 0.34%)')
  })

  it('wraps everything except the table on a narrow terminal', () => {
    const lines = renderTerminalReport(alone, { widthColumns: 60, color: 'none' })
    for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(60)
  })

  it('colors results only on a terminal with colors', () => {
    const colored = renderTerminalReport(alone, { widthColumns: 120, color: 'ansi' }).join('\n')
    expect(colored).toContain('\u001B[31mmissed\u001B[39m')
    expect(renderTerminalReport(alone, { widthColumns: 120, color: 'none' }).join('')).not.toContain('\u001B')
  })
})
