import { describe, expect, it } from 'vitest'

import { scoreContent } from '../../../src/preflight/content/content-symbols.ts'
import { findPhrase, lineOf } from '../../../src/preflight/content/find-phrase.ts'
import { preflightContext } from '../../support/preflight.ts'

const text = '<p>Hello</p>\n<p>Last\nchance: this is risk-free.</p>\n<p>Act <b>Now</b></p>'

describe('findPhrase()', () => {
  it('returns the position of a phrase in the template', async () => {
    const context = await preflightContext({ file: 'a.html', text })
    expect(findPhrase('last chance', context)?.place).toMatchObject({ file: 'a.html', line: 2 })
    expect(findPhrase('once in a lifetime', context)).toBeNull()
  })
})

describe('lineOf()', () => {
  it('returns the line, or nothing if the position is unknown', async () => {
    const context = await preflightContext({ file: 'a.html', text })
    expect(lineOf('risk-free', context)).toBe(' (line 3)')
    expect(lineOf('once in a lifetime', context)).toBe('')
  })
})

it('descriptions of symbols quote what they found, with the line', async () => {
  const { symbols } = scoreContent(await preflightContext({ file: 'a.html', text }))
  const pressure = symbols.find(({ name }) => name === 'WORDS_PRESSURE')
  expect(pressure?.description).toContain('"Last chance" (line 2), "risk-free" (line 3), "Act Now" (line 4)')
})
