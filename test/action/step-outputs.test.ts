import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type StepOutputs, setOutputs } from '../../src/action/step-outputs.ts'
import { startStep } from '../support/runner-step.ts'

function written(outputs: StepOutputs): {
  readonly outputs: Readonly<Record<string, string>>
  readonly dropped: readonly string[]
} {
  using step = startStep()
  const dropped = setOutputs(outputs)
  return { outputs: step.outputs(), dropped }
}

describe('setOutputs()', () => {
  it('writes values that the runner reads back unchanged', () => {
    const value = fc.oneof(fc.string(), fc.constantFrom('a\nresult<<x\npass\nx\n', 'x=y', '\n\n', ''))
    fc.assert(
      fc.property(fc.array(value, { maxLength: 6 }), (values) => {
        const outputs = values.map((one, index) => [`name-${index}`, one.replaceAll('\r', '')] as const)
        expect(written(outputs).outputs).toEqual(Object.fromEntries(outputs))
      }),
      { numRuns: 30 },
    )
  })

  it('leaves the longest outputs empty when together they exceed the limit, and returns their names', () => {
    const { outputs, dropped } = written([
      ['result', 'pass'],
      ['tests', 'x'.repeat(1_000_001)],
      ['report-path', 'presend-report'],
    ])
    expect(dropped).toEqual(['tests'])
    expect(outputs).toEqual({ result: 'pass', tests: '', 'report-path': 'presend-report' })
  })
})
