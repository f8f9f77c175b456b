import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { commentMarker, hasMarker } from '../../src/action/comment-marker.ts'

const parts = { workflow: 'CI', job: 'mail', step: '__self', configPath: '.github/presend.yml' }

describe('commentMarker()', () => {
  it('is an HTML comment on one line that no name can end', () => {
    const name = fc.oneof(fc.string(), fc.constantFrom('-->', '--!>', '--', '->', '<!--', 'a\nb', '\ud800'))
    fc.assert(
      fc.property(name, name, (workflow, job) => {
        const marker = commentMarker({ ...parts, workflow, job })
        expect(marker).toMatch(/^<!-- presend [\x20-\x7e]* -->$/u)
        expect(marker.slice(4, -3)).not.toMatch(/--|>/u)
      }),
    )
  })

  it('differs when any part differs', () => {
    const markers = [
      commentMarker(parts),
      commentMarker({ ...parts, workflow: 'Other' }),
      commentMarker({ ...parts, job: 'other' }),
      commentMarker({ ...parts, step: '__self_2' }),
      commentMarker({ ...parts, configPath: null }),
      commentMarker({ ...parts, workflow: 'CI job=mail', job: '' }),
    ]
    expect(new Set(markers).size).toBe(markers.length)
  })
})

describe('hasMarker()', () => {
  const marker = commentMarker(parts)

  it('knows a comment that begins with it', () => {
    expect(hasMarker(`${marker}\n# presend`, marker)).toBe(true)
  })

  it('does not know one that only quotes it', () => {
    expect(hasMarker(`look at this: ${marker}`, marker)).toBe(false)
  })
})
