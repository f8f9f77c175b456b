import { describe, expect, it } from 'vitest'

import { commitAt, fieldAt, idAt, textAt } from '../../src/action/payload.ts'

const sha = 'a'.repeat(40)

describe('fieldAt()', () => {
  it('follows property names and array indexes', () => {
    expect(fieldAt({ a: { c: { b: 1 } } }, 'a', 'c', 'b')).toBe(1)
  })

  it.each([[null], ['text'], [5], [undefined], [{}]])('is undefined in %j', (value) => {
    expect(fieldAt(value, 'a', 'b')).toBeUndefined()
  })

  it('ignores inherited properties', () => {
    expect(fieldAt({}, 'constructor', 'name')).toBeUndefined()
  })
})

describe('textAt(), idAt(), commitAt()', () => {
  it('return only values of the right type', () => {
    expect([textAt({ a: 'x' }, 'a'), idAt({ a: 7 }, 'a'), commitAt({ a: sha }, 'a')]).toEqual(['x', 7, sha])
  })

  it.each([[''], [5], [null], [{}]])('textAt() is null for %j', (value) => {
    expect(textAt({ a: value }, 'a')).toBeNull()
  })

  it.each([[0], [-1], [1.5], ['7'], [Number.MAX_VALUE]])('idAt() is null for %j', (value) => {
    expect(idAt({ a: value }, 'a')).toBeNull()
  })

  it.each(['main', 'A'.repeat(40), 'a'.repeat(41), `${sha}\n`])('commitAt() is null for %j', (value) => {
    expect(commitAt({ a: value }, 'a')).toBeNull()
  })
})
