import { describe, expect, it } from 'vitest'
import { parseApiUrl, serviceUrl } from '../../../../src/check/settings/parsers/url.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

describe('parseApiUrl()', () => {
  it.each([
    ['https://presend.example/api/v1', 'https://presend.example/api/v1'],
    ['https://presend.example/api/v1/', 'https://presend.example/api/v1'],
    ['https://Presend.example:8443/team/api/v1', 'https://presend.example:8443/team/api/v1'],
    ['http://127.0.0.1:8025/api/v1', 'http://127.0.0.1:8025/api/v1'],
    ['http://127.9.9.9/api/v1', 'http://127.9.9.9/api/v1'],
    ['http://localhost:8025/api/v1', 'http://localhost:8025/api/v1'],
    ['http://[::1]:8025/api/v1', 'http://[::1]:8025/api/v1'],
  ])('reads the API URL %j', (text, url) => {
    expect(valueOf(parseApiUrl(text, 'api-url'))).toBe(url)
  })

  it.each([
    ['presend.example/api/v1', 'a URL such as'],
    ['ftp://presend.example/api/v1', 'a URL such as'],
    ['http://presend.example/api/v1', 'an https URL (http is allowed only for this machine)'],
    ['http://localhost.presend.example/api/v1', 'an https URL (http is allowed only for this machine)'],
    ['https://presend.example', 'try https://presend.example/api/v1'],
    ['https://presend.example/api', 'try https://presend.example/api/v1'],
    ['https://presend.example/api/v2', 'a URL that ends in /api/v1'],
    ['https://presend.example/api/v1/spam_tests', 'a URL that ends in /api/v1'],
    ['https://presend.example/api/v1?x=1', 'without a query (?) or fragment (#)'],
    ['https://presend.example/api/v1?', 'without a query (?) or fragment (#)'],
    ['https://presend.example/api/v1#x', 'without a query (?) or fragment (#)'],
    ['https://user@presend.example/api/v1', 'a URL without a user name or password'],
  ])('rejects the API URL %j', (text, expected) => {
    expect(problemsOf(parseApiUrl(text, 'api-url'))[0]).toContain(expected)
  })

  it.each([
    'https://user:hunter2@presend.example/api/v1',
    'https://presend.example/api/v1?token=hunter2',
    'x://u:hunter2@h y',
  ])('shows no secret from %j', (text) => {
    expect(problemsOf(parseApiUrl(text, 'api-url'))[0]).not.toContain('hunter2')
  })
})

describe('serviceUrl()', () => {
  const parse = serviceUrl({ example: 'https://presend.example', plainHttp: 'anywhere' })

  it('removes a trailing slash', () => {
    expect(valueOf(parse('https://presend.example/', 'public-url'))).toBe('https://presend.example')
    expect(valueOf(parse('https://tools.example/presend//', 'x'))).toBe('https://tools.example/presend')
    expect(valueOf(parse('http://127.0.0.1:11334', 'x'))).toBe('http://127.0.0.1:11334')
  })

  it.each([
    'presend.example',
    'ftp://presend.example',
    'https://u:hunter2@presend.example',
    'https://a.example/?x=hunter2',
    'https://a.example/#',
  ])('rejects the URL %s', (text) => {
    const problems = problemsOf(parse(text, 'public-url'))
    expect(problems).toHaveLength(1)
    expect(problems.join()).not.toContain('hunter2')
  })
})
