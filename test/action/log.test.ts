import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type ActionLog, type Annotation, openLog } from '../../src/action/log.ts'
import { scrubber } from '../../src/foundation/world/scrub-secrets.ts'
import { Secret } from '../../src/foundation/world/secret.ts'
import { hostileText } from '../support/hostile-log-text.ts'
import { runnerCommands } from '../support/runner-commands.ts'
import { startStep } from '../support/runner-step.ts'

function printed(use: (log: ActionLog) => void): string {
  using step = startStep()
  use(openLog())
  return step.printed()
}

const anError: Annotation = { severity: 'error', title: 'Title', message: 'Message', place: null }

describe('openLog()', () => {
  it('prints one defused line per call', () => {
    expect(printed((log) => log.info('::error::not\nmine'))).toBe('\\::error::not ⏎ mine\n')
  })

  it('defuses the title and the lines of a group', () => {
    const output = printed((log) => log.group('a\n::error::b', ['##[error]c']))
    expect(output).toBe('::group::a ⏎ ::error::b\n##\\[error]c\n::endgroup::\n')
  })

  it('never lets untrusted text in an annotation become another command or property', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (title, message) => {
        const output = printed((log) => log.annotate({ ...anError, title, message, place: { file: 'a', line: 3 } }))
        const [command, ...others] = runnerCommands(output)
        expect(others).toEqual([])
        expect(command?.name).toBe('error')
        expect(Object.keys(command?.properties ?? {}).filter((name) => name !== 'title')).toEqual(['file', 'line'])
        expect(command?.data.includes('##[')).toBe(false)
      }),
      { numRuns: 50 },
    )
  })

  it('removes secrets from everything that it prints', () => {
    const output = printed((log) => {
      log.scrubWith(scrubber([new Secret('hunter2')]))
      log.scrubWith(scrubber([new Secret('tanstaaf')]))
      log.info('hunter2 tanstaaf')
      log.debug('hunter2')
      log.group('hunter2', ['hunter2'])
      log.fail('hunter2')
      log.annotate({ ...anError, title: 'hunter2', message: 'hunter2', place: { file: 'hunter2.html', line: 1 } })
    })
    process.exitCode = undefined
    expect(output).not.toMatch(/hunter2|tanstaaf/u)
    expect(output).toContain('*** ***')
  })

  it('adds the place to an annotation, and no column without a line', () => {
    const output = printed((log) => {
      log.annotate({ ...anError, place: { file: 'mails/a.html', line: 4, column: 7 } })
      log.annotate({ ...anError, place: { file: 'mails/a.html', column: 7 } })
    })
    expect(runnerCommands(output).map((command) => command.properties)).toEqual([
      { file: 'mails/a.html', line: '4', col: '7', title: 'Title' },
      { file: 'mails/a.html', title: 'Title' },
    ])
  })

  it('prints the eleventh annotation of a kind as a plain line, because the runner would drop it', () => {
    const rooms: number[] = []
    const output = printed((log) => {
      for (let count = 1; count <= 11; count += 1) {
        log.annotate({ ...anError, message: `number ${count}`, place: { file: 'a.html', line: count } })
      }
      log.warn('another kind')
      rooms.push(log.roomFor('error'), log.roomFor('warning'), log.roomFor('notice'))
    })
    expect(runnerCommands(output).map((command) => command.name)).toEqual([
      ...Array.from({ length: 10 }, () => 'error'),
      'warning',
    ])
    expect(output).toContain('\nError: a.html:11: number 11\n')
    expect(rooms).toEqual([0, 9, 10])
  })

  it("truncates a message at the runner's limit, never inside a character", () => {
    const output = printed((log) => log.annotate({ ...anError, message: `${'x'.repeat(4054)}${'😀'.repeat(50)}` }))
    const [command] = runnerCommands(output)
    expect(command?.data.length).toBeLessThanOrEqual(4096)
    expect(command?.data).toMatch(/ … \(truncated; see the job summary\)$/u)
    expect(command?.data.isWellFormed()).toBe(true)
    expect(command?.data).not.toContain('\\u{d83d}')
  })

  it('prints notices and debug lines as commands', () => {
    const output = printed((log) => {
      log.notice('n')
      log.debug('d')
    })
    expect(output).toBe('::notice title=presend::n\n::debug::d\n')
  })
})
