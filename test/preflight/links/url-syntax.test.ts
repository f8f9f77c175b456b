import { expect, it } from 'vitest'

import { syntaxFaultOf } from '../../../src/preflight/links/url-syntax.ts'

function faultOf(text: string): ReturnType<typeof syntaxFaultOf> {
  const scheme = /^([a-z][a-z0-9+.-]*):/iu.exec(text)?.[1]?.toLowerCase() ?? null
  return syntaxFaultOf({ text, scheme })
}

it.each([
  ['htp://a.com/x', 'https://a.com/x'],
  ['htps://a.com', 'https://a.com'],
  ['ttps://a.com', 'https://a.com'],
  ['https//a.com', 'https://a.com'],
  ['http//a.com', 'http://a.com'],
  ['http:/a.com', 'http://a.com'],
  ['https:///a.com', 'https://a.com'],
  ['https;//a.com', 'https://a.com'],
  ['https://http://a.com', 'http://a.com'],
  ['https://https//a.com', 'https://a.com'],
  ['https://a.com/b c', 'https://a.com/b%20c'],
  ['https://a.com/b\n  c', 'https://a.com/bc'],
  ['https://a.com/"b"', 'https://a.com/%22b%22'],
  ['https://a.com/5%', 'https://a.com/5%25'],
  ['https://a.com/b)', 'https://a.com/b'],
  ['https://a.com/(b', null],
  ['https://a,com/', 'https://a.com/'],
  ['https://a..com/', null],
  ['https://a b.com/', 'https://a%20b.com/'],
  ['https://a.com:99999/', null],
  ['https://a.com/?a=1?b=2#c', 'https://a.com/?a=1&b=2#c'],
  ['mailto:', null],
  ['mailto://a@b.com', 'mailto:a@b.com'],
  ['mailto:a@b.com,c', null],
  ['tel:call', null],
])('syntaxFaultOf() corrects %j', (text, corrected) => {
  expect(faultOf(text)).toMatchObject({ corrected })
})

it.each([
  'https://a.com/',
  'http-status.html',
  'https.example.com',
  'stop/now',
  'https://a.com/(b)',
  'https://a.com/?a[]=1',
  'https://a.com/?q=what?',
  'https://a.com/?u=http://b.com/?c=1',
  'mailto:a@b.com?subject=x',
  'mailto:?body=x',
  'mailto:a%40b.com',
  'tel:+44',
  'sms:',
  'myapp://open',
])('syntaxFaultOf() accepts %s', (text) => {
  expect(faultOf(text)).toBeNull()
})
