import { describe, expect, it } from 'vitest'

import { applyEdits } from '../../../src/preflight/fix/apply-edits.ts'

const alt = { file: 'a.html', line: 2, column: 4, before: '<img', after: '<img alt=""' }

describe('applyEdits()', () => {
  it('applies edits at their line and column', () => {
    const lang = { file: 'a.html', line: 1, column: 1, before: '<html', after: '<html lang="en"' }
    expect(applyEdits('<html>\n<p><img src="a.png">', [alt, lang])).toEqual({
      text: '<html lang="en">\n<p><img alt="" src="a.png">',
      appliedCount: 2,
    })
  })

  it.each([
    ['the position contains different text', '<html>\n<b><div src="a.png">'],
    ['the line is missing', '<html>'],
    ['the tag already has the attribute', '<html>\n<p><img src="a.png" alt="A">'],
    ['template code may print the attribute', '<html>\n<p><img src="a.png" {% if a %}alt="A"{% endif %}>'],
    ['a Handlebars block may print the attribute', '<html>\n<p><img src="a.png" {{#if a}}alt="A"{{/if}}>'],
    ['ERB may print the attribute', '<html>\n<p><img src="a.png" <%= alt %>>'],
  ])('leaves the text unchanged if %s', (_name, text) => {
    expect(applyEdits(text, [alt])).toEqual({ text, appliedCount: 0 })
  })

  it.each(['{{ b }}', '{{b}}', '{% if b %}1{% endif %}', '*|B|*', '[[b]]', '<%= b %>', '${b}', '%%b%%'])(
    'leaves a value without quotes alone that contains %s',
    (code) => {
      const text = `<a href=/x?a=${code}>`
      const edit = { file: 'a.html', line: 1, column: 9, before: '/x?a=', after: '"/x?a="' }
      expect(applyEdits(text, [edit])).toEqual({ text, appliedCount: 0 })
    },
  )

  it('leaves a value alone after template code in the same tag', () => {
    const edit = { file: 'a.html', line: 1, column: 17, before: '5', after: '"5"' }
    const text = '<td <%= b %> id=5>'
    expect(applyEdits(text, [edit])).toEqual({ text, appliedCount: 0 })
  })

  it('quotes a percentage', () => {
    const edit = { file: 'a.html', line: 1, column: 11, before: '50%', after: '"50%"' }
    expect(applyEdits('<td width=50%>', [edit]).text).toBe('<td width="50%">')
  })

  it('accepts template code in the value of another attribute', () => {
    expect(applyEdits('\n<p><img src="{{ url }}">', [alt]).text).toBe('\n<p><img alt="" src="{{ url }}">')
  })

  it('applies the first of two overlapping edits', () => {
    const other = { ...alt, after: '<img alt="B"' }
    expect(applyEdits('\n<p><img>', [alt, other])).toEqual({ text: '\n<p><img alt="">', appliedCount: 1 })
  })

  it('replaces text outside tags', () => {
    const edit = { file: 'a.html', line: 1, column: 16, before: 'latin1', after: 'utf-8' }
    expect(applyEdits('<meta charset="latin1">', [edit]).text).toBe('<meta charset="utf-8">')
  })
})
