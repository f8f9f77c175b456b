import { describe, expect, it } from 'vitest'
import { planFork } from '../../../src/check/settings/fork.ts'
import { modeProblems } from '../../../src/check/settings/mode-rules.ts'
import { renderProblem } from '../../../src/foundation/errors/problem.ts'
import { settingValues } from '../../support/setting-values.ts'

type Inputs = Readonly<Record<string, string>>

function problems(inputs: Inputs, isFork = false): readonly string[] {
  const values = settingValues(inputs)
  return modeProblems(values, planFork(values, isFork)).map(renderProblem)
}

const service = { 'api-url': 'https://presend.example/api/v1', 'api-token': 't' }

describe('modeProblems()', () => {
  it.each<[string, Inputs]>([
    ['a check on the embedded service', {}],
    ['a check that is named', { mode: 'check' }],
    ['send with a service', { ...service, mode: 'send' }],
    ['a dry run of send', { ...service, mode: 'send', 'dry-run': 'true' }],
    ['await with a service and a test', { ...service, mode: 'await', 'tracking-id': 'pst_1' }],
    ['a mode that its parser reports', { mode: 'wait' }],
  ])('allows %s', (_what, inputs) => {
    expect(problems(inputs)).toEqual([])
  })

  it('requires a service that outlives the process', () => {
    expect(problems({ mode: 'send' })).toEqual([
      'api-url is required when mode is send, because the mailboxes of the embedded service end with the process; set api-url and api-token, or use mode check',
    ])
    expect(problems({ mode: 'await', 'tracking-id': 'pst_1' })).toHaveLength(1)
    // Another rule reports the missing api-url.
    expect(problems({ mode: 'send', 'api-token': 't' })).toEqual([])
  })

  it('rejects send and await for pull requests that have no secrets', () => {
    expect(problems({ mode: 'send', 'api-url': service['api-url'] }, true)).toEqual([
      'mode: expected check for pull requests from forks and Dependabot, which have no secrets and so use the embedded service, got "send"; skip this job for these pull requests, or use mode check',
    ])
  })

  it('requires tracking-id for await, and allows it only there', () => {
    expect(problems({ ...service, mode: 'await' })).toEqual([
      'tracking-id is required when mode is await; set it to the tests output of the run with mode send',
    ])
    expect(problems({ ...service, 'tracking-id': 'pst_1' })).toEqual([
      'tracking-id is not allowed unless mode is await; remove tracking-id or change mode',
    ])
  })

  it('rejects a dry run of await', () => {
    expect(problems({ ...service, mode: 'await', 'tracking-id': 'pst_1', 'dry-run': 'true' })).toEqual([
      'dry-run is not allowed when mode is await, because such a run sends nothing; remove dry-run or change mode',
    ])
  })
})
