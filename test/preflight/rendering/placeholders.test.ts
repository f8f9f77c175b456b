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
    'Hi {!! $user->name !!}',
    'Hi {!Contact.FirstName}',
    'Hi $!{contact.firstName}',
    'Hi $first_name,',
    'Hi $user->firstName,',
    'Hi %%[ IF @vip THEN ]%%',
    'Hi ##FirstName##',
    'Hi @{firstName}',
    'Hi {0}',
    'Hi %s',
    'Hi %2$s',
    'Hi %(first_name)s',
    'Hi <First Name>',
    'Hi <<FirstName>>',
    'Hi «LastName»',
    'Hi [firstname,fallback=friend]',
    'Hi ~Contact.FirstName~',
    'Hi __FIRST_NAME__',
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
    'costs $5, US$total or A$AP, $AAPL rose',
    '15 %s and 5% sales',
    '#4711, ## heading ## and C##',
    'a{2} {10} \\{0}',
    'Ada <ada@fernhill-bikes.com>, <b> and <name>',
    'le roman «Nom» et «FirstNameOfTheRose»',
    '[books, fallback] ~home~ and __init__',
    '@{us} and {!} 3 < 5 > 2',
  ])('finds nothing in %j', (text) => {
    expect(findPlaceholders(text, 'text')).toEqual([])
  })

  it('finds additional syntaxes in URLs', () => {
    expect(findPlaceholders('https://a.example/?u=%user_hash%&t=__TOKEN__', 'url').map(({ name }) => name)).toEqual([
      'user_hash',
      'TOKEN',
    ])
    expect(findPlaceholders('https://a.example/%7B%7Bname%7D%7D?q=%20a%C3%A9%', 'url').map(({ name }) => name)).toEqual(
      ['name'],
    )
  })

  it.each([
    'https://a.example/o/{id}',
    'https://a.example/o/%7Bid%7D',
    'https://a.example/o/[token]',
    'https://a.example/o/:order_id/status',
    'https://a.example/*%7CUNSUB%7C*',
    'https://a.example/%5B%5Bname%5D%5D',
  ])('finds the placeholder in the URL %s', (url) => {
    expect(findPlaceholders(url, 'url')).toHaveLength(1)
  })

  it.each([
    'https://a.example/{3F2504E0-4F89-11D3-9A0C-0305E82C3301}',
    'https://a.example/?q=%7B%22a%22%3A1%7D&ids[a]=1',
    'https://a.example/wiki/Portal:Books/at/12:30/x',
    'https://[::1]/x',
  ])('finds no placeholder in the URL %s', (url) => {
    expect(findPlaceholders(url, 'url')).toEqual([])
  })

  it.each(['\\frac{a}{{b}}', '\\frac{{a}}{b}', '\\sqrt[3]{{x}}'])('finds nothing in the LaTeX formula %s', (text) => {
    expect(findPlaceholders(`The ratio ${text} is small`, 'text')).toEqual([])
  })

  it.each(['\\frac{a}{b} {{name}}', 'C:\\Users\\{{name}}', 'Hi,\\n{{name}}'])('finds the name in %s', (text) => {
    expect(findPlaceholders(text, 'text').map(({ written }) => written)).toEqual(['{{name}}'])
  })

  it('finds an unopened placeholder whose name the template uses elsewhere', () => {
    expect(findPlaceholders('Hi nickname}}', 'text', (name) => name === 'nickname')).toHaveLength(1)
  })

  it('finds names that the template uses elsewhere', () => {
    expect(findPlaceholders('Hi {nickname}', 'text', (name) => name === 'nickname')).toHaveLength(1)
  })

  it.each([
    ['Hi {{name}, welcome', '{{name}'],
    ['Hi {имя}}, готово', '{имя}}'],
    ['Hi {{имя}, готово', '{{имя}'],
    ['Hi {{用户名，你好', '{{用户名'],
    ['Hi {{firstName, your order {{orderId}} is ready', '{{firstName'],
    ['Hi {{a}}, your lastName}} is ready', 'lastName}}'],
    ['Hi name}}, welcome', 'name}}'],
    ['Hi [[код], готово', '[[код]'],
    ['Hi #{name, welcome', '#{name'],
    ['Hi <%= name >, welcome', '<%= name'],
    ['{% if vip } Hi {% endif %}', '{% if vip '],
  ])('finds the incomplete placeholder in %j', (text, written) => {
    const found = findPlaceholders(text, 'text').filter(({ isIncomplete }) => isIncomplete)
    expect(found.map((one) => one.written)).toEqual([written])
  })

  it.each([
    '{"a":{"b":true}}',
    '{"p":{"o":{"x":{"a":1}}, "d":true}}',
    '{a: {b: {c: 1}}, d: {e: f}}',
    ':-} {-: {1, 2} a[b[c]] x',
    'f(x) { if (y) { return z }}',
    'See you soon, bye}}',
  ])('finds no incomplete placeholder in %j', (text) => {
    expect(findPlaceholders(text, 'text').filter(({ isIncomplete }) => isIncomplete)).toEqual([])
  })
})
