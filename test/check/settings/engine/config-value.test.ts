import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameShape, parseJsonValue, parseYaml, toPlain } from '../../../../src/check/settings/engine/config-value.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

const yamlCharacter = fc.constantFrom(...'a b : - [ ] { } , & * ! | > \' " % @ # ? \n \t'.split(' '), ' ')
const origin = { file: 'p.yml', input: 'config' }

describe('parseYaml()', () => {
  it('keeps the text and place of each value', () => {
    expect(valueOf(parseYaml('a: 85.50\nb:\n  - 0x1F\n  - "x"\n', origin))).toEqual({
      kind: 'map',
      place: { file: 'p.yml', line: 1, column: 1 },
      entries: [
        {
          key: 'a',
          place: { file: 'p.yml', line: 1, column: 1 },
          value: { kind: 'scalar', text: '85.50', value: 85.5, place: { file: 'p.yml', line: 1, column: 4 } },
        },
        {
          key: 'b',
          place: { file: 'p.yml', line: 2, column: 1 },
          value: {
            kind: 'list',
            place: { file: 'p.yml', line: 3, column: 3 },
            items: [
              { kind: 'scalar', text: '0x1F', value: 31, place: { file: 'p.yml', line: 3, column: 5 } },
              { kind: 'scalar', text: 'x', value: 'x', place: { file: 'p.yml', line: 4, column: 5 } },
            ],
          },
        },
      ],
    })
  })

  it.each(['', '# only a comment\n', 'null', '~'])('reads the YAML text %j as empty', (text) => {
    expect(valueOf(parseYaml(text, origin)).kind).toBe('empty')
  })

  it.each([
    ['a: [1, 2', 'p.yml:1:9'],
    ['a: b: c', 'p.yml:1:4'],
    ['\ta: 1', 'p.yml:1:1'],
    ['a: 1\n---\nb: 1', 'p.yml:2:1'],
    ['a: !secret x', 'p.yml:1:4'],
    ['a: *nowhere', 'p.yml:1:4'],
    ['a: @x', 'p.yml:1:4'],
    ['? [a, b]\n: c', 'p.yml:1:3'],
    ['a: "\\q"', 'p.yml:1:5'],
    ['a: "open', 'p.yml:1:9'],
  ])('reports the position of the error in %j', (text, place) => {
    const [problem = ''] = problemsOf(parseYaml(text, origin))
    expect(problem).toContain(`config (${place}): expected `)
  })

  it('reports a duplicate key with both lines', () => {
    expect(problemsOf(parseYaml('gate: fail\nquorum: 3\ngate: warn', origin))).toEqual([
      'config (p.yml:3:1): expected each key once (first on line 1), got a second key "gate"; remove one of the two',
    ])
  })

  it('never shows a value in a problem', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          'a: [',
          'a: "',
          'a: b: ',
          '\t',
          'a: !',
          'a: *',
          '- a\nb: ',
          'a: {x',
          '%',
          'a: &b &c ',
          'a: @',
          '? ',
        ),
        fc.constantFrom('', '\n', ': ', ']', '"', ' *x'),
        (before, after) => {
          const problems = problemsOf(parseYaml(`${before}hunter2hunter2${after}`, origin))
          expect(problems.join('\n')).not.toContain('hunter2')
        },
      ),
    )
  })

  it('resolves aliases', () => {
    expect(toPlain(valueOf(parseYaml('a: &x [1, 2]\nb: *x', origin)))).toEqual({ a: [1, 2], b: [1, 2] })
  })

  it('rejects aliases that expand to too many values', () => {
    const lines = Array.from({ length: 9 }, (_, index) => `a${index + 1}: &a${index + 1} [${`*a${index},`.repeat(9)}]`)
    const [problem = '', ...others] = problemsOf(parseYaml(`a0: &a0 [x]\n${lines.join('\n')}`, origin))
    expect(problem).toContain('at most 200000 values')
    expect(others).toEqual([])
  })

  it('rejects an alias that contains itself', () => {
    expect(problemsOf(parseYaml('a: &x [*x]', origin))).toHaveLength(1)
  })

  it.each(['['.repeat(100_000), '{a: '.repeat(10_000), '- '.repeat(10_000), `${'['.repeat(60)}${']'.repeat(60)}`])(
    'rejects values that are nested too deeply',
    (text) => {
      expect(problemsOf(parseYaml(text, origin))).toHaveLength(1)
    },
  )

  it('returns a value or problems for any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: yamlCharacter, maxLength: 60 }), (text) => {
        const parsed = parseYaml(text, origin)
        expect(parsed.status === 'ok' || parsed.problems.length > 0).toBe(true)
      }),
    )
  })
})

describe('parseJsonValue()', () => {
  it('returns the same values as parseYaml(), except for places', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = parseJsonValue(JSON.stringify(value), { file: 'x' })
        expect(json === null ? 'none' : toPlain(json)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  it.each(['', '{a: 1}', '[1', `${'['.repeat(60)}${']'.repeat(60)}`])(
    'returns null for %j, which only YAML accepts',
    (text) => {
      expect(parseJsonValue(text, { file: 'x' })).toBeNull()
    },
  )
})

describe('toPlain()', () => {
  it('returns plain data as JSON.parse() would', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value)
        expect(toPlain(valueOf(parseYaml(text, origin)))).toEqual(JSON.parse(text))
      }),
    )
  })
})

describe('nameShape()', () => {
  it.each([
    ['', 'nothing'],
    ['1', 'a single value'],
    ['[1]', 'a list'],
    ['{a: 1}', 'a map'],
  ])('describes the YAML value %j as %s', (text, name) => {
    expect(nameShape(valueOf(parseYaml(text, origin)))).toBe(name)
  })
})
