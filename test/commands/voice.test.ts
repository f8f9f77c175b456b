import { describe, expect, it } from 'vitest'

import { openVoice, type TerminalVoice } from '../../src/commands/voice.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { type FakeTerminal, fakeTerminal } from '../support/fake-terminal.ts'

function speak(terminal: FakeTerminal, say: (voice: TerminalVoice) => void): string {
  say(openVoice(terminal, { scrub: (text) => text.replaceAll('hunter2', '***'), clock: fakeClock() }))
  return terminal.told
}

const eraseLine = '\r\u001B[K'
const waiting = { status: 'waiting', trackingId: 't', receivedCount: 3, expectedCount: 9, waitedMs: 2000 } as const

describe('openVoice()', () => {
  it('scrubs secrets and lets no text control the terminal or GitHub’s log', () => {
    const told = speak(fakeTerminal(), (voice) => voice.warn('hunter2 \u001B[31m\n::error::x ##[error]y'))
    expect(told).not.toContain('hunter2')
    expect(told).not.toContain('\u001B')
    expect(told).not.toContain('##[')
    expect(told.split('\n')).toHaveLength(2)
  })

  it('overwrites one live line on a terminal, and takes it away before a line that stays', () => {
    const told = speak(fakeTerminal({ isInteractive: true }), (voice) => {
      voice.progress(waiting)
      voice.progress({ ...waiting, receivedCount: 9 })
      voice.info('Report: x')
      voice.finish()
    })
    const [, first, second, third, last] = told.split(eraseLine)
    expect(first).toContain('3 of 9')
    expect(second).toContain('9 of 9')
    expect([third, last]).toEqual(['Report: x\n', ''])
    expect(told.match(/\n/gu)).toHaveLength(1)
  })

  it('prints plain lines in a log', () => {
    const told = speak(fakeTerminal(), (voice) => {
      voice.group('Effective settings', ['gate: fail (default)'])
      voice.progress({ status: 'planned', messageCount: 2 })
      voice.finish()
    })
    expect(told).toBe('Effective settings:\n  gate: fail (default)\nplanned 2 messages\n')
  })

  it('keeps groups off a terminal, where they would push the result away', () => {
    expect(speak(fakeTerminal({ isInteractive: true }), (voice) => voice.group('Effective settings', ['a']))).toBe('')
  })
})
