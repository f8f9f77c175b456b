import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { renderCommand } from '../../src/action/workflow-commands.ts'
import { defuse, defuseLines } from '../../src/report/escape-log.ts'
import { hostileText } from '../support/hostile-log-text.ts'
import { runnerCommands } from '../support/runner-commands.ts'

describe('renderCommand()', () => {
  it('is read by the runner as it was meant, whatever data and properties hold', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (title, message) => {
        const data = defuseLines(message)
        const [command, ...others] = runnerCommands(renderCommand('error', { title: defuse(title), line: 3 }, data))
        expect(others).toEqual([])
        expect(command?.name).toBe('error')
        expect(Object.keys(command?.properties ?? {}).filter((name) => name !== 'title')).toEqual(['line'])
        expect(command?.data.includes('##[')).toBe(false)
      }),
    )
  })

  it('escapes what ends a line, a property or the list of them', () => {
    expect(renderCommand('warning', { file: 'a,b:c%.html', line: undefined, title: 'x\ny' }, '100%\r\ndone')).toBe(
      '::warning file=a%2Cb%3Ac%25.html,title=x%0Ay::100%25%0D%0Adone',
    )
  })

  it('has no space where there is no property', () => {
    expect(renderCommand('endgroup', {}, '')).toBe('::endgroup::')
  })
})
