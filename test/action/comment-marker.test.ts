import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { commentMarker, hasMarker, isLaterRun, parseRunLine, runLine } from '../../src/action/comment-marker.ts'

const parts = { workflow: 'CI', job: 'mail', step: '__self', configPath: '.github/presend.yml', key: null }

describe('commentMarker()', () => {
  it('returns an HTML comment on one line that no name can close', () => {
    const name = fc.oneof(fc.string(), fc.constantFrom('-->', '--!>', '--', '->', '<!--', 'a\nb', '\ud800'))
    fc.assert(
      fc.property(name, name, (workflow, job) => {
        const marker = commentMarker({ ...parts, workflow, job })
        expect(marker).toMatch(/^<!-- presend [\x20-\x7e]* -->$/u)
        expect(marker.slice(4, -3)).not.toMatch(/--|>/u)
      }),
    )
  })

  it('differs when any field differs', () => {
    const markers = [
      commentMarker(parts),
      commentMarker({ ...parts, workflow: 'Other' }),
      commentMarker({ ...parts, job: 'other' }),
      commentMarker({ ...parts, step: '__self_2' }),
      commentMarker({ ...parts, configPath: null }),
      commentMarker({ ...parts, key: 'node: 24' }),
      commentMarker({ ...parts, key: 'x'.repeat(5000) }),
      commentMarker({ ...parts, key: `${'x'.repeat(5000)}y` }),
      commentMarker({ ...parts, workflow: 'CI job=mail', job: '' }),
    ]
    expect(new Set(markers).size).toBe(markers.length)
  })
})

describe('parseRunLine()', () => {
  const run = { runNumber: 12, attempt: 2, commit: 'a'.repeat(40) }

  it('reads what runLine() wrote below the marker', () => {
    expect(parseRunLine(`${commentMarker(parts)}\n${runLine(run)}\ntext`)).toEqual(run)
    expect(parseRunLine(`${commentMarker(parts)}\n${runLine({ ...run, commit: null })}\ntext`)).toEqual({
      ...run,
      commit: null,
    })
    expect(parseRunLine(`${commentMarker(parts)}\ntext`)).toBeNull()
  })

  it('orders runs by number and attempt; an unknown run is never later', () => {
    expect(isLaterRun({ ...run, runNumber: 13, attempt: 1 }, run)).toBe(true)
    expect(isLaterRun({ ...run, attempt: 3 }, run)).toBe(true)
    expect(isLaterRun(run, run)).toBe(false)
    expect(isLaterRun(null, run)).toBe(false)
    expect(isLaterRun(run, null)).toBe(false)
  })
})

describe('hasMarker()', () => {
  const marker = commentMarker(parts)

  it('accepts a comment that begins with the marker', () => {
    expect(hasMarker(`${marker}\n# presend`, marker)).toBe(true)
  })

  it('rejects a comment that only quotes the marker', () => {
    expect(hasMarker(`look at this: ${marker}`, marker)).toBe(false)
  })
})
