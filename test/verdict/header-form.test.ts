import { describe, expect, test } from 'vitest'

import { readHeaderForm } from '../../src/verdict/header-form.ts'

function formOf(text: string) {
  return readHeaderForm(Buffer.from(text))
}

describe('readHeaderForm()', () => {
  test('counts fields and octets before the empty line, and nothing behind it', () => {
    expect(formOf('A: 1\r\nB: 2\r\n more\r\n\r\nnot a field\r\n')).toEqual({
      malformedLines: [],
      sizeBytes: 19,
      fieldCount: 2,
    })
  })

  test('shows lines that are no field and continue none', () => {
    expect(formOf('A: 1\r\nno colon here\r\nB x: 2\r\n\r\n').malformedLines).toEqual(['no colon here', 'B x: 2'])
    expect(formOf(' starts with a blank\r\nA: 1\r\n\r\n').malformedLines).toEqual(['starts with a blank'])
    expect(formOf('Fäld: 1\r\n\r\n').malformedLines).toHaveLength(1)
  })

  test('allows blanks before the colon, as the obsolete syntax did', () => {
    expect(formOf('Subject : x\r\n\r\n').malformedLines).toEqual([])
  })

  test('reads bare line feeds and a message without a body', () => {
    expect(formOf('A: 1\nB: 2\n\nbody')).toMatchObject({ fieldCount: 2 })
    expect(formOf('A: 1')).toMatchObject({ fieldCount: 1, sizeBytes: 4 })
    expect(formOf('')).toEqual({ malformedLines: [], sizeBytes: 0, fieldCount: 0 })
  })

  test('keeps at most ten lines of a message that is nothing but them', () => {
    const { malformedLines } = formOf(`${'x'.repeat(200)}\r\n`.repeat(50))
    expect(malformedLines).toHaveLength(10)
    expect(malformedLines[0]).toHaveLength(80)
  })
})
