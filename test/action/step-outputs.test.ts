import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { renderOutputs, writeOutputs } from '../../src/action/step-outputs.ts'
import { fakeRandom } from '../support/fake-random.ts'
import { parseOutputFile } from '../support/output-file.ts'

describe('renderOutputs()', () => {
  it('is read back by the runner as it was given, whatever the values hold', () => {
    const value = fc.oneof(fc.string(), fc.constantFrom('a\nresult<<x\npass\nx\n', 'x=y', 'presend_1', '\n\n', ''))
    fc.assert(
      fc.property(fc.array(value, { maxLength: 6 }), fc.integer(), (values, seed) => {
        const outputs = values.map((one, index) => [`name-${index}`, one.replaceAll('\r', '')] as const)
        expect(parseOutputFile(renderOutputs(outputs, fakeRandom(seed)).text)).toEqual(Object.fromEntries(outputs))
      }),
    )
  })

  it('uses another delimiter for each output', () => {
    const { text } = renderOutputs(
      [
        ['a', '1'],
        ['b', '2'],
      ],
      fakeRandom(),
    )
    expect(new Set(text.match(/presend_[0-9a-f-]+/gu)).size).toBe(2)
  })

  it('leaves the longest empty when together they burst the limit, and names it', () => {
    const outputs = [
      ['result', 'pass'],
      ['tests', 'x'.repeat(1_000_001)],
      ['report-path', 'presend-report'],
    ] as const
    const { text, droppedNames } = renderOutputs(outputs, fakeRandom())
    expect(droppedNames).toEqual(['tests'])
    expect(parseOutputFile(text)).toEqual({ result: 'pass', tests: '', 'report-path': 'presend-report' })
  })
})

describe('writeOutputs()', () => {
  it('appends to the file of the runner', async () => {
    const appended: [string, string][] = []
    const files = { append: async (path: string, text: string) => void appended.push([path, text]) }
    await writeOutputs([['result', 'pass']], '/runner/output', { files, random: fakeRandom() })
    expect(appended.map(([path, text]) => [path, parseOutputFile(text)])).toEqual([
      ['/runner/output', { result: 'pass' }],
    ])
  })

  it('writes nothing outside GitHub Actions', async () => {
    const files = { append: () => Promise.reject(new Error('not to be called')) }
    await expect(writeOutputs([['result', 'pass']], null, { files, random: fakeRandom() })).resolves.toEqual({
      droppedNames: [],
    })
  })
})
