import { describe, expect, it } from 'vitest'

import { parseCommentKey } from '../../../../src/check/settings/parsers/comment-key.ts'

describe('parseCommentKey()', () => {
  it.each([
    ['{\n  "node": 24,\n  "os": "ubuntu"\n}', 'node: 24, os: ubuntu'],
    ['{"target": {"a": [1]}}', 'target: {"a":[1]}'],
    ['null', null],
    ['{}', null],
    ['newsletter de', 'newsletter de'],
    ['24', '24'],
  ])('reads the comment key %j as %j', (text, value) => {
    expect(parseCommentKey(text, 'comment-key')).toEqual({ status: 'ok', value })
  })

  it('rejects control characters and overlong keys', () => {
    expect(parseCommentKey('a\u0000b', 'comment-key').status).toBe('bad')
    expect(parseCommentKey('x'.repeat(100_001), 'comment-key').status).toBe('bad')
  })
})
