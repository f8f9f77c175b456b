import { describe, expect, it } from 'vitest'

import type { FolderState } from '../../../src/seeds/imap/imap-connection.ts'
import { sweepElsewhere, untilElsewhereMs } from '../../../src/seeds/imap/sweep-elsewhere.ts'
import { aFolder, fakeMailbox } from '../../support/fake-mailbox.ts'
import { aSession, lists } from './a-session.ts'

const rules = { elsewhere: { afterMs: 20_000, everyMs: 15_000, settleMs: 0 } }

describe('untilElsewhereMs()', () => {
  it.each([
    ['no test waits', null, null, 100_000, null, null],
    ['a test has not waited long enough', 100_000, 100_000, 105_000, null, 15_000],
    ['a test has waited long enough', 100_000, 100_000, 120_000, null, 0],
    ['another one is younger', 119_000, 100_000, 120_000, null, 0],
    ['it was swept a moment ago', 100_000, 100_000, 130_000, 5000, 10_000],
    ['nothing young waits, it comes more rarely', 100_000, 100_000, 800_000, 15_000, 105_000],
  ])('when %s', (_when, newestAtMs, oldestAtMs, nowMs, sweptAgoMs, expected) => {
    expect(untilElsewhereMs({ newestAtMs, oldestAtMs }, { nowMs, sweptAgoMs }, rules)).toBe(expected)
  })
})

describe('sweepElsewhere()', () => {
  it('opens a folder that has changed, and no other one', async () => {
    const mailbox = fakeMailbox({ folders: [aFolder('INBOX'), aFolder('Lists'), aFolder('Empty')] })
    const states = new Map<string, FolderState>()
    const opened: string[] = []
    await using parts = await aSession({
      mailbox: {
        ...mailbox,
        statesOf: async () => await Promise.resolve(states),
        open: async (path) => {
          opened.push(path)
          return await mailbox.open(path)
        },
      },
    })
    const others = [lists, { ...lists, path: 'Empty' }, { ...lists, path: 'Gone' }]
    states.set('Lists', { uidValidity: '1', uidNext: 5 })
    states.set('Empty', { uidValidity: '1', uidNext: 1 })
    await sweepElsewhere(others, parts.session)
    await sweepElsewhere(others, parts.session)
    expect(opened).toEqual(['Lists'])
    states.set('Lists', { uidValidity: '1', uidNext: 6 })
    await sweepElsewhere(others, parts.session)
    expect(opened).toEqual(['Lists', 'Lists'])
  })
})
