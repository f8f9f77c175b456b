import { describe, expect, it } from 'vitest'

import { findPlaceholders } from '../../../src/preflight/rendering/placeholders.ts'

describe('findPlaceholders()', () => {
  it.each([
    'Hi {{ name }}',
    'Hi {{{name}}}',
    'Hi {{${first_name}}}',
    'Hi {% if x %}',
    'Hi ${user.name}',
    'Hi %%FirstName%%',
    'Hi %%=v(@name)=%%',
    'Hi *|FNAME|*',
    'Hi <%= name %>',
    'Hi #{name}',
    'Hi [[name]]',
    'Hi {first_name}',
    'Hi [First Name]',
    'Hi %firstname%',
    'Hi -first_name-',
  ])('finds the placeholder in %j', (text) => {
    expect(findPlaceholders(text, 'text').map(({ index }) => index)).toEqual([3])
  })

  it.each([
    '100% wool and 50% off',
    'a {set} of [three] things',
    'from 5 %',
    'x -5- y',
    'a__b__c',
    '<3 {} [] $5 ${} {{}}',
    'read [1] and [link]',
    'state-of-the-art',
  ])('finds nothing in %j', (text) => {
    expect(findPlaceholders(text, 'text')).toEqual([])
  })

  it('finds more syntaxes in URLs', () => {
    expect(findPlaceholders('https://a.example/?u=%user_hash%&t=__TOKEN__', 'url').map(({ name }) => name)).toEqual([
      'user_hash',
      'TOKEN',
    ])
    expect(findPlaceholders('https://a.example/%7B%7Bname%7D%7D?q=%20a%C3%A9%', 'url').map(({ name }) => name)).toEqual(
      ['name'],
    )
  })

  it('takes names that the template uses elsewhere', () => {
    expect(findPlaceholders('Hi {nickname}', 'text', (name) => name === 'nickname')).toHaveLength(1)
  })
})
