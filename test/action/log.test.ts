import { describe, expect, it } from 'vitest'

import { type Annotation, openLog } from '../../src/action/log.ts'
import { scrubber } from '../../src/world/scrub-secrets.ts'
import { Secret } from '../../src/world/secret.ts'
import { runnerCommands } from '../support/runner-commands.ts'

function aLog(): { log: ReturnType<typeof openLog>; output: () => string } {
  const written: string[] = []
  return { log: openLog((text) => written.push(text)), output: () => written.join('') }
}

const anError: Annotation = { severity: 'error', title: 'Title', message: 'Message', place: null }

describe('openLog()', () => {
  it('prints one line a call and defuses it', () => {
    const { log, output } = aLog()
    log.info('::error::not\nmine')
    expect(output()).toBe('\\::error::not ⏎ mine\n')
  })

  it('puts lines into a group whose title and lines are defused', () => {
    const { log, output } = aLog()
    log.group('a\n::error::b', ['##[error]c'])
    expect(output()).toBe('::group::a ⏎ ::error::b\n##\\[error]c\n::endgroup::\n')
  })

  it('scrubs everything it prints, annotations and debug lines too', () => {
    const { log, output } = aLog()
    log.scrubWith(scrubber([new Secret('hunter2')]))
    log.scrubWith(scrubber([new Secret('tanstaaf')]))
    log.info('hunter2 tanstaaf')
    log.debug('hunter2')
    log.group('hunter2', ['hunter2'])
    log.annotate({ severity: 'error', title: 'hunter2', message: 'hunter2', place: { file: 'hunter2.html', line: 1 } })
    expect(output()).not.toMatch(/hunter2|tanstaaf/u)
    expect(output()).toContain('*** ***')
  })

  it('masks the value itself, also once it is scrubbed', () => {
    const { log, output } = aLog()
    log.scrubWith(scrubber([new Secret('hunter2')]))
    log.mask('hunter2')
    expect(output()).toBe('::add-mask::hunter2\n')
  })

  it('gives an annotation its place, and no column without a line', () => {
    const { log, output } = aLog()
    log.annotate({ ...anError, place: { file: 'mails/a.html', line: 4, column: 7 } })
    log.annotate({ ...anError, place: { file: 'mails/a.html', column: 7 } })
    expect(runnerCommands(output()).map((command) => command.properties)).toEqual([
      { file: 'mails/a.html', line: '4', col: '7', title: 'Title' },
      { file: 'mails/a.html', title: 'Title' },
    ])
  })

  it('prints the eleventh annotation of a kind as a plain line, since the runner drops it', () => {
    const { log, output } = aLog()
    for (let count = 1; count <= 11; count += 1) {
      log.annotate({ ...anError, message: `number ${count}`, place: { file: 'a.html', line: count } })
    }
    log.warn('another kind')
    expect(runnerCommands(output()).map((command) => command.name)).toEqual([
      ...Array.from({ length: 10 }, () => 'error'),
      'warning',
    ])
    expect(output()).toContain('\nError: a.html:11: number 11\n')
    expect([log.roomFor('error'), log.roomFor('warning'), log.roomFor('notice')]).toEqual([0, 9, 10])
  })

  it('cuts a message that the runner would cut without a word, and never inside a character', () => {
    const { log, output } = aLog()
    log.annotate({ ...anError, message: `${'x'.repeat(4054)}${'😀'.repeat(50)}` })
    const [command] = runnerCommands(output())
    expect(command?.data.length).toBeLessThanOrEqual(4096)
    expect(command?.data).toMatch(/ … \(cut; the rest is in the job summary\)$/u)
    expect(command?.data.isWellFormed()).toBe(true)
    expect(command?.data).not.toContain('\\u{d83d}')
  })

  it('prints notices and debug lines as commands', () => {
    const { log, output } = aLog()
    log.notice('n')
    log.debug('d')
    expect(output()).toBe('::notice title=presend::n\n::debug::d\n')
  })
})
