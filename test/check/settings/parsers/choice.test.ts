import { describe, expect, it } from 'vitest'

import { choice, inboxFolder, parseBoolean } from '../../../../src/check/settings/parsers/choice.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

describe('choice()', () => {
  const parse = choice(['consumer', 'business', 'protected'])

  it('reads one of its values', () => {
    expect(valueOf(parse('business', 'provider-types'))).toBe('business')
  })

  it.each([
    ['Business', '; did you mean business?'],
    ['buisness', '; did you mean business?'],
    ['gmail', ''],
  ])('rejects the name %j', (text, todo) => {
    expect(problemsOf(parse(text, 'provider-types'))).toEqual([
      `provider-types: expected one of consumer, business, protected, got "${text}"${todo}`,
    ])
  })
})

describe('parseBoolean()', () => {
  it.each(['true', 'True', 'TRUE'])('reads the text %j as true', (text) => {
    expect(valueOf(parseBoolean(text, 'dry-run'))).toBe(true)
  })

  it.each(['false', 'False', 'FALSE'])('reads the text %j as false', (text) => {
    expect(valueOf(parseBoolean(text, 'dry-run'))).toBe(false)
  })

  it.each([
    ['yes', '; write true'],
    ['1', '; write true'],
    ['on', '; write true'],
    ['no', '; write false'],
    ['0', '; write false'],
    ['OFF', '; write false'],
    ['tRUE', '; did you mean true?'],
    ['fasle', '; did you mean false?'],
    ['', ''],
  ])('rejects %j, which is not a boolean', (text, todo) => {
    expect(problemsOf(parseBoolean(text, 'dry-run'))).toEqual([
      `dry-run: expected true or false, got ${JSON.stringify(text)}${todo}`,
    ])
  })
})

describe('inboxFolder()', () => {
  const parse = inboxFolder(['INBOX', 'Promotions'])

  it('accepts a folder that can count as inbox', () => {
    expect(valueOf(parse('Promotions', 'inbox-folders'))).toBe('Promotions')
  })

  it.each(['Spam', 'Junk', 'junk'])('rejects the folder %j with the reason', (text) => {
    expect(problemsOf(parse(text, 'inbox-folders'))[0]).toContain('mail in Spam (Junk) never counts as inbox')
  })

  it('suggests the correct spelling', () => {
    expect(problemsOf(parse('Inbox', 'inbox-folders'))[0]).toContain('did you mean INBOX?')
  })
})
