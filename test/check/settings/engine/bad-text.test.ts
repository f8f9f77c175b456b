import { describe, expect, it } from 'vitest'
import { badSecret, badText, quoteGiven } from '../../../../src/check/settings/engine/bad-text.ts'

describe('badText()', () => {
  it('quotes the rejected text', () => {
    expect(badText({ input: 'gate', text: 'a"b' }, 'fail')).toEqual({
      status: 'bad',
      problems: [{ input: 'gate', came: String.raw`"a\"b"`, expected: 'fail' }],
    })
  })
})

describe('badSecret()', () => {
  it('shows nothing of the rejected secret', () => {
    expect(badSecret('api-token', 'a token', 'copy it')).toEqual({
      status: 'bad',
      problems: [{ input: 'api-token', expected: 'a token', todo: 'copy it' }],
    })
  })
})

describe('quoteGiven()', () => {
  it.each([
    ['https://u:p@a.example/x', '"https://***@a.example/x"'],
    ['https://a.example/x?t=p#f', '"https://a.example/x?***"'],
    ['see //u:p@h and //v:q@i', '"see //***@h and //***@i"'],
    ['a@b.example', '"a@b.example"'],
    ['really?', '"really?"'],
  ])('renders the text %j as %j', (text, shown) => {
    expect(quoteGiven(text)).toBe(shown)
  })

  it('shortens long text', () => {
    expect(quoteGiven('x'.repeat(1000)).length).toBeLessThanOrEqual(80)
  })
})
