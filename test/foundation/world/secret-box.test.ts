import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { Secret } from '../../../src/foundation/world/secret.ts'
import { type EncryptionKeys, parseEncryptionKeys, secretBox } from '../../../src/foundation/world/secret-box.ts'

const key = aKey(Buffer.alloc(32, 7).toString('base64'))
const purpose = 'seed password of seed1@box.example'

describe('secretBox()', () => {
  it('opens what it sealed, for any secret and purpose', () => {
    assert(
      property(string({ unit: 'grapheme' }), string(), (text, what) => {
        const box = secretBox(key)
        const opened = box.open(box.seal(new Secret(text), what), what)
        expect(opened.status === 'opened' && opened.secret.reveal()).toBe(text)
      }),
    )
  })

  it('seals the same secret differently each time, and never in clear text', () => {
    const box = secretBox(key)
    const [first, second] = [box.seal(new Secret('hunter2'), purpose), box.seal(new Secret('hunter2'), purpose)]
    expect(first).not.toBe(second)
    expect(Buffer.from(first.slice(first.indexOf(':') + 1), 'base64url').includes('hunter2')).toBe(false)
    expect(first).toMatch(/^sealed1:[\w-]+$/u)
  })

  it.each([
    ['another key', secretBox(aKey(Buffer.alloc(32, 8).toString('base64'))), purpose],
    ['another purpose', secretBox(key), 'seed password of seed2@box.example'],
  ])('does not open with %s', (_, box, what) => {
    const sealed = secretBox(key).seal(new Secret('hunter2'), purpose)
    expect(box.open(sealed, what)).toEqual({
      status: 'unreadable',
      reason: 'it was encrypted with another key or for another destination, or was modified',
    })
  })

  it('seals with the first key and opens with every key', () => {
    const [old, current] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('hex')]
    const before = secretBox(aKey(old)).seal(new Secret('hunter2'), purpose)
    const both = secretBox(aKey(`${current}\n${old}\n`))
    expect(both.open(before, purpose)).toMatchObject({ status: 'opened', isOutdated: true })
    const after = both.seal(new Secret('hunter2'), purpose)
    expect(both.open(after, purpose)).toMatchObject({ status: 'opened', isOutdated: false })
    expect(secretBox(aKey(current)).open(after, purpose)).toMatchObject({ status: 'opened' })
    expect(secretBox(aKey(old)).open(after, purpose)).toMatchObject({ status: 'unreadable' })
  })

  it('detects a change of any byte', () => {
    const box = secretBox(key)
    const sealed = Buffer.from(box.seal(new Secret('hunter2'), purpose).slice('sealed1:'.length), 'base64url')
    for (const index of sealed.keys()) {
      const changed = Buffer.from(sealed)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(box.open(`sealed1:${changed.toString('base64url')}`, purpose).status).toBe('unreadable')
    }
  })

  it.each(['', 'hunter2', 'sealed1:', 'sealed1:AAAA', 'sealed2:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'rejects %j as not a sealed secret',
    (text) => {
      expect(secretBox(key).open(text, purpose)).toEqual({
        status: 'unreadable',
        reason: 'it is not an encrypted secret in a known format',
      })
    },
  )
})

describe('parseEncryptionKeys()', () => {
  it('accepts base64, base64url and hex of 32 bytes, with white space around it', () => {
    const bytes = Buffer.from(Array.from({ length: 32 }, (_, index) => 255 - index))
    for (const text of [bytes.toString('base64'), bytes.toString('base64url'), ` ${bytes.toString('hex')}\n`]) {
      const parsed = parseEncryptionKeys(text, 'PRESEND_ENCRYPTION_KEY')
      expect(parsed.status === 'ok' && Buffer.from(parsed.value[0].bytes)).toEqual(bytes)
    }
  })

  it.each(['', 'too-short', 'p@ssphrase-of-people', Buffer.alloc(31).toString('base64'), 'f'.repeat(63)])(
    'rejects %j without showing it',
    (text) => {
      const parsed = parseEncryptionKeys(text, 'PRESEND_ENCRYPTION_KEY')
      expect(parsed).toMatchObject({ status: 'bad', problems: [{ input: 'PRESEND_ENCRYPTION_KEY' }] })
      expect(text !== '' && JSON.stringify(parsed).includes(text)).toBe(false)
    },
  )
})

function aKey(text: string): EncryptionKeys {
  const parsed = parseEncryptionKeys(text, 'key')
  if (parsed.status === 'bad') throw new Error('the key of the test is none')
  return parsed.value
}
