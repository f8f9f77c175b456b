import { describe, expect, it } from 'vitest'

import { elementReader, problemNotes } from '../../../../src/extensions/postmaster/dmarc/element-reader.ts'
import type { XmlElement } from '../../../../src/extensions/postmaster/dmarc/parse-xml.ts'
import { reportLimits } from '../../../../src/extensions/postmaster/dmarc/report-limits.ts'

function anElement(name: string, text: string, ...children: readonly XmlElement[]): XmlElement {
  return { name, text, children }
}

describe('elementReader()', () => {
  it('finds children ignoring case, and reports problems with their paths', () => {
    const notes = problemNotes('r.xml')
    const root = elementReader(anElement('a', '', anElement('B', '1'), anElement('b', '2')), notes)
    expect(root.children('b').map((child) => child.text)).toEqual(['1', '2'])
    root.children('b')[1]?.reject('3')
    root.child('c').child('d').reject('something')
    expect(notes.problems).toEqual([
      { input: 'a/b[2]', came: '"2"', expected: '3', place: { file: 'r.xml' } },
      { input: 'a/c/d', came: 'nothing', expected: 'something', place: { file: 'r.xml' } },
    ])
  })

  it('returns text on one line, without control characters and with limited length', () => {
    const { text } = elementReader(anElement('a', ` x\n\u001b[31m\u202ey${'z'.repeat(5000)}`), problemNotes('r.xml'))
    expect(text.startsWith('x [31m y')).toBe(true)
    expect(text).toHaveLength(reportLimits.maxTextLength)
  })

  it('does not split a surrogate pair', () => {
    const { text } = elementReader(
      anElement('a', `${'z'.repeat(reportLimits.maxTextLength - 1)}😀`),
      problemNotes('r.xml'),
    )
    expect(text.isWellFormed()).toBe(true)
  })
})

it('problemNotes() keeps ten problems and counts the others', () => {
  const notes = problemNotes('r.xml')
  for (let index = 0; index < 25; index += 1) notes.note({ input: `a[${index}]`, expected: 'b' })
  expect(notes.problems).toHaveLength(11)
  expect(notes.problems[10]).toMatchObject({ came: '15 more', expected: 'no further problems' })
})
