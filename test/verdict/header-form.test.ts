import { describe, expect, test } from 'vitest'

import { readHeaderForm } from '../../src/verdict/header-form.ts'

function formOf(text: string) {
  return readHeaderForm(Buffer.from(text))
}

describe('readHeaderForm()', () => {
  test('counts fields and bytes before the empty line only', () => {
    expect(formOf('A: 1\r\nB: 2\r\n more\r\n\r\nnot a field\r\n')).toEqual({
      malformedLines: [],
      sizeBytes: 19,
      fieldCount: 2,
    })
  })

  test('reports lines that are neither a field nor a continuation', () => {
    expect(formOf('A: 1\r\nno colon here\r\nB x: 2\r\n\r\n').malformedLines).toEqual(['no colon here', 'B x: 2'])
    expect(formOf(' starts with a blank\r\nA: 1\r\n\r\n').malformedLines).toEqual(['starts with a blank'])
    expect(formOf('Fäld: 1\r\n\r\n').malformedLines).toHaveLength(1)
  })

  test('allows spaces before the colon (obsolete syntax)', () => {
    expect(formOf('Subject : x\r\n\r\n').malformedLines).toEqual([])
  })

  test('reads bare line feeds, and a message without a body', () => {
    expect(formOf('A: 1\nB: 2\n\nbody')).toMatchObject({ fieldCount: 2 })
    expect(formOf('A: 1')).toMatchObject({ fieldCount: 1, sizeBytes: 4 })
    expect(formOf('')).toEqual({ malformedLines: [], sizeBytes: 0, fieldCount: 0 })
  })

  test('reports at most ten malformed lines', () => {
    const { malformedLines } = formOf(`${'x'.repeat(200)}\r\n`.repeat(50))
    expect(malformedLines).toHaveLength(10)
    expect(malformedLines[0]).toHaveLength(80)
  })
})
