import { expect, it } from 'vitest'

import { sourceOfFile } from '../../../src/render/source-text.ts'
import { hasMarkerCharacters, openTraceSites, readMarkers } from '../../../src/render/trace/trace-sites.ts'

it('readMarkers() returns the text without markers, and the segments', () => {
  const trace = openTraceSites()
  const source = sourceOfFile('a', 'x'.repeat(300))
  const marks = Array.from({ length: 300 }, (_one, offset) =>
    trace.mark({ kind: 'literal', source, offset, text: 'x' }),
  )
  const { text, segments } = readMarkers(`a${marks[0]}b${marks[299]}c${marks[1]}`, trace)
  expect(text).toBe('abc')
  expect(segments.map(({ start, site }) => [start, site.offset])).toEqual([
    [1, 0],
    [2, 299],
    [3, 1],
  ])
})

it('each site is marked only once', () => {
  const trace = openTraceSites()
  const site = { kind: 'value', source: sourceOfFile('a', 'x'), offset: 0, text: 'x' } as const
  expect(trace.mark(site)).toBe(trace.mark({ ...site }))
  expect(trace.sites).toHaveLength(1)
})

it('hasMarkerCharacters() detects text that cannot be traced', () => {
  expect([hasMarkerCharacters('a\ue000\u{1f600}'), hasMarkerCharacters('a\ufdd0')]).toEqual([false, true])
})
