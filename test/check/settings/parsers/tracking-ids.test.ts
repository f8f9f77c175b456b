import { describe, expect, it } from 'vitest'
import { type SentTest, sentTests } from '../../../../src/check/settings/parsers/tracking-ids.ts'
import { type Parsed, renderProblem } from '../../../../src/foundation/errors/problem.ts'

function parse(text: string): Parsed<readonly SentTest[]> {
  return sentTests.parse({ form: 'text', text }, 'tracking-id')
}

function problem(text: string): string {
  const parsed = parse(text)
  return parsed.status === 'ok' ? '' : parsed.problems.map(renderProblem).join('\n')
}

function isSent(text: string): unknown {
  const parsed = parse(text)
  return parsed.status === 'ok' ? parsed.value[0]?.isSent : parsed
}

function anEntry(more: object): object {
  return { template: 'a.html', 'data-set': null, 'tracking-id': 'pst_1', ...more }
}

function output(...changes: readonly object[]): string {
  return JSON.stringify(changes.map(anEntry))
}

/** Returns the template of each entry, and why it was not sent. */
function unsent(...entries: Readonly<Record<string, unknown>>[]): readonly unknown[] {
  const parsed = parse(output(...entries))
  return parsed.status === 'ok' ? parsed.value.map((test) => [test.templatePath, test.unsent]) : []
}

describe('sentTests', () => {
  it('parses tracking ids separated by spaces, commas or newlines, without duplicates', () => {
    expect(parse('pst_1, pst_2\npst_3 pst_1')).toMatchObject({
      status: 'ok',
      value: [
        { trackingId: 'pst_1', templatePath: null, dataSet: null },
        { trackingId: 'pst_2' },
        { trackingId: 'pst_3' },
      ],
    })
  })

  it('parses the tests output, which names templates and data sets', () => {
    const text = output(
      { result: 'pass', seeds: 9 },
      { template: 'b.hbs', 'data-set': 'german', 'tracking-id': 'pst_2' },
    )
    expect(parse(`${text}\n`)).toEqual({
      status: 'ok',
      value: [
        { trackingId: 'pst_1', templatePath: 'a.html', dataSet: null, seedCount: 9, isSent: true, unsent: null },
        { trackingId: 'pst_2', templatePath: 'b.hbs', dataSet: 'german', seedCount: null, isSent: false, unsent: null },
      ],
    })
  })

  it('accepts equal entries as one', () => {
    expect(parse(output({ seeds: 2 }, { seeds: 2 }))).toMatchObject({ status: 'ok', value: [{ seedCount: 2 }] })
    expect(parse(output({ seeds: 2 }, { seeds: 2 })).status === 'ok' && parse(output({}, {}))).toMatchObject({
      value: { length: 1 },
    })
  })

  it('knows from the tests output whether the sending run passed', () => {
    expect(['pass', 'inconclusive', 'fail', 7].map((result) => isSent(output({ result })))).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(isSent('pst_1')).toBeNull()
  })

  it('knows from the tests output which messages were not sent, and why', () => {
    const none = { 'tracking-id': null }
    expect(
      unsent(
        { ...none, template: 'a.html', result: 'fail' },
        { ...none, template: 'b.html', result: 'misconfigured' },
        { ...none, template: 'c.html', result: 'not-sent' },
        // A dry run passes, but sends nothing.
        { ...none, template: 'd.html', result: 'pass' },
        { template: 'e.html', result: 'not-sent' },
      ),
    ).toEqual([
      ['a.html', 'fail'],
      ['b.html', 'misconfigured'],
      ['c.html', 'not-sent'],
      ['d.html', 'not-sent'],
      ['e.html', 'not-sent'],
    ])
  })

  it.each([
    ['an unsafe id', 'pst_1 ../x?y', 'got "../x?y"'],
    ['an id that would change the path of a request', '..', 'got ".."'],
    ['an id that would change the path of a request at some servers', '../tokens', 'got "../tokens"'],
    [
      'one id for two templates',
      output({}, { template: 'b.html' }),
      'tracking-id: expected a different tracking-id for each test, got "pst_1" for "a.html" and for "b.html"',
    ],
    [
      'one id for two data sets',
      output({ 'data-set': 'de' }, { 'data-set': 'fr' }),
      'got "pst_1" for "a.html, de" and for "a.html, fr"',
    ],
    [
      'one id with two results',
      output({ result: 'pass' }, { result: 'fail' }),
      'got "pst_1" for "a.html", with different',
    ],
    ['an id that is too long', 'a'.repeat(201), 'tracking ids (1 to 200 characters'],
    ['an incomplete output', '[{"template"', 'expected the complete tests output of a run with mode send'],
    ['an empty output', '[]', 'tracking-id: expected at least one test, got "[]"; skip this run if'],
    ['entries of another kind', '["pst_1"]', 'expected entries with template, data-set and tracking-id'],
    ['an unsafe id in the output', output({ 'tracking-id': 'a b' }), 'got "a b"'],
    ['an id that is not text', output({ 'tracking-id': 7 }), 'expected tracking ids'],
    ['too many tests', Array.from({ length: 1001 }, (_, index) => `t${index}`).join(' '), 'at most 1000 tests'],
  ])('rejects %s', (_what, text, expected) => {
    expect(problem(text)).toContain(expected)
  })
})
