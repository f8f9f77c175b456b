import { describe, expect, it } from 'vitest'
import { openTerminalLog, type TerminalLog } from '../../src/cli/terminal-log.ts'
import { toTrackingId } from '../../src/foundation/contract/identifiers.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { type FakeTerminal, fakeTerminal } from '../support/fake-terminal.ts'

function logTo(terminal: FakeTerminal, use: (log: TerminalLog) => void): string {
  use(openTerminalLog(terminal, { scrub: (text) => text.replaceAll('hunter2', '***'), clock: fakeClock() }))
  return terminal.told
}

const eraseLine = '\r\u001B[K'
const waiting = {
  status: 'waiting',
  title: 'a.html',
  trackingId: toTrackingId('t'),
  receivedCount: 3,
  expectedCount: 9,
  waitedMs: 2000,
} as const

describe('openTerminalLog()', () => {
  it('removes secrets, control sequences and GitHub workflow commands', () => {
    const told = logTo(fakeTerminal(), (log) => log.warn('hunter2 \u001B[31m\n::error::x ##[error]y'))
    expect(told).not.toContain('hunter2')
    expect(told).not.toContain('\u001B')
    expect(told).not.toContain('##[')
    expect(told.split('\n')).toHaveLength(2)
  })

  it('overwrites one live line on a terminal, and erases it before a permanent line', () => {
    const told = logTo(fakeTerminal({ isInteractive: true }), (log) => {
      log.progress(waiting)
      log.progress({ ...waiting, receivedCount: 9 })
      log.info('Report: x')
      log.finish()
    })
    const [, first, second, third, last] = told.split(eraseLine)
    expect(first).toContain('3 of 9')
    expect(second).toContain('9 of 9')
    expect([third, last]).toEqual(['Report: x\n', ''])
    expect(told.match(/\n/gu)).toHaveLength(1)
  })

  it('prints plain lines in a log', () => {
    const told = logTo(fakeTerminal(), (log) => {
      log.group('Effective settings', ['gate: fail (default)'])
      log.progress({ status: 'planned', messageCount: 2 })
      log.finish()
    })
    expect(told).toBe('Effective settings:\n  gate: fail (default)\nplanned 2 messages\n')
  })

  it('prints no groups on a terminal, where they would scroll the result out of view', () => {
    expect(logTo(fakeTerminal({ isInteractive: true }), (log) => log.group('Effective settings', ['a']))).toBe('')
  })
})
