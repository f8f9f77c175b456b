import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { renderProblem } from '../../../src/foundation/errors/problem.ts'
import { parseWebhookUrl } from '../../../src/service/webhooks/parse-webhook-url.ts'
import { anIpv4In, anIpv6In, ipv4Spellings, ipv6Spellings } from '../../foundation/world/address-arbitraries.ts'

const strict = { allowPrivate: false }
const lenient = { allowPrivate: true }

function problemsOf(text: string, rules: { readonly allowPrivate: boolean } = strict): readonly string[] {
  const parsed = parseWebhookUrl(text, rules)
  return parsed.status === 'ok' ? [] : parsed.problems.map(renderProblem)
}

function hrefOf(text: string, rules: { readonly allowPrivate: boolean } = strict): string | null {
  const parsed = parseWebhookUrl(text, rules)
  return parsed.status === 'ok' ? parsed.value.href : null
}

describe('parseWebhookUrl()', () => {
  it.each([
    ['https://hooks.example/presend', 'https://hooks.example/presend'],
    ['https://hooks.example', 'https://hooks.example/'],
    ['https://hooks.example:8443/a?b=c&d', 'https://hooks.example:8443/a?b=c&d'],
    ['HTTPS://Hooks.Example:443/A', 'https://hooks.example/A'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['https://8.8.8.8/', 'https://8.8.8.8/'],
    ['https://[2606:4700::1111]/', 'https://[2606:4700::1111]/'],
  ])('accepts %s', (text, href) => {
    expect(hrefOf(text)).toBe(href)
  })

  it.each([
    ['text that is not a URL', 'hooks.example/presend'],
    ['nothing', ''],
    ['another scheme', 'ftp://hooks.example/'],
    ['a script', 'javascript:alert(1)'],
    ['a file', 'file:///etc/passwd'],
    ['a space', 'https://hooks.example/a b'],
    ['a line ending, which the URL class would drop', 'https://hooks.exa\nmple/'],
    ['a tab', 'https://hooks.example/\t'],
    ['an invisible character', 'https://hooks.example/\u200B'],
    ['a trailing space', 'https://hooks.example/ '],
    ['no slashes before the host', 'https:hooks.example'],
    ['three slashes before the host', 'https:///hooks.example/'],
    ['a backslash, which the URL class treats as a slash', 'https://hooks.example\\@127.0.0.1/'],
    ['a URL that is too long', `https://hooks.example/${'a'.repeat(2048)}`],
  ])('rejects %s', (_what, text) => {
    expect(problemsOf(text).join()).toContain('expected a URL such as https://example.com/hooks/presend')
    expect(hrefOf(text, lenient)).toBeNull()
  })

  it('accepts plain http only with allow-private', () => {
    expect(problemsOf('http://hooks.example/')).toEqual([expect.stringContaining('expected "https:", got "http:"')])
    expect(hrefOf('http://hooks.example/', lenient)).toBe('http://hooks.example/')
  })

  it('rejects a user name and password without repeating them', () => {
    const [problem] = problemsOf('https://somebody:swordfish@hooks.example/')
    expect(problem).toContain('a user name or password')
    expect(problem).not.toContain('swordfish')
    expect(problemsOf('https://somebody@hooks.example/')).toHaveLength(1)
    expect(problemsOf('https://hooks.example:a@127.0.0.1/')).toHaveLength(2)
  })

  it('rejects a fragment and port 0', () => {
    expect(problemsOf('https://hooks.example/#x')).toEqual([expect.stringContaining('got a "#"')])
    expect(problemsOf('https://hooks.example:0/')).toEqual([expect.stringContaining('port 0')])
  })

  it.each([
    'https://127.0.0.1/',
    'https://10.1.2.3:8443/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:8.8.8.8]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::127.0.0.1]/',
    'https://[2002:7f00:1::]/',
    'https://localhost/',
    'https://LOCALHOST/',
    'https://hooks.localhost/',
    'https://0/',
    'https://0.0.0.0/',
    'https://[::]/',
  ])('rejects %s', (text) => {
    expect(problemsOf(text).join()).toMatch(/expected a public address|expected an IPv4 address in its usual/u)
  })

  it.each([
    ['decimal', 'https://2130706433/'],
    ['octal', 'https://0177.0.0.1/'],
    ['hexadecimal', 'https://0x7f000001/'],
    ['short', 'https://127.1/'],
    ['full-width digits', 'https://１２７.0.0.1/'],
    ['enclosed digits', 'https://①②⑦.0.0.1/'],
    ['ideographic full stops', 'https://127。0。0。1/'],
    ['percent encoding', 'https://%31%32%37.0.0.1/'],
    ['a public address in decimal', 'https://134744072/'],
    ['decimal, with the dotted form elsewhere in the URL', 'https://134744072/?8.8.8.8'],
    ['a trailing dot', 'https://8.8.8.8./'],
  ])('rejects an unusual notation of any IPv4 address: %s', (_what, text) => {
    // This also applies with allow-private, because people cannot read these notations.
    expect(problemsOf(text, lenient).join()).toMatch(/unusual spelling|without a trailing dot/u)
  })

  it('rejects a host with a trailing dot, including localhost', () => {
    expect(problemsOf('https://hooks.example./')).toEqual([expect.stringContaining('without a trailing dot')])
    expect(hrefOf('https://localhost./', lenient)).toBeNull()
  })

  it('with allow-private, additionally accepts only loopback and private addresses', () => {
    for (const host of ['127.0.0.1:9000', '10.0.0.1', '[::1]:9000', '[fd00::1]', 'localhost:9000', '100.64.0.1']) {
      expect(hrefOf(`http://${host}/`, lenient)).toBe(`http://${host}/`)
    }
    for (const host of ['169.254.169.254', '[fe80::1]', '224.0.0.1', '0.0.0.0', '[::ffff:127.0.0.1]', '[ff02::1]']) {
      expect(hrefOf(`http://${host}/`, lenient)).toBeNull()
    }
  })

  it('rejects every notation of a non-public address, with and without port and path', () => {
    const insides = ['10.0.0.0/8', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16', '0.0.0.0/8']
    const ipv4 = fc
      .constantFrom(...insides)
      .chain(anIpv4In)
      .map(ipv4Spellings)
    const ipv6 = fc.constantFrom('::ffff:0:0/96', 'fc00::/7', 'fe80::/10', '::1/128', '2002::/16').chain(anIpv6In)
    const hosts = fc.oneof(
      ipv4,
      ipv6.map((bytes) => ipv6Spellings(bytes).map((text) => `[${text}]`)),
    )
    fc.assert(
      fc.property(hosts, fc.constantFrom('', '/', ':8443/', '/8.8.8.8', '?8.8.8.8', '/@8.8.8.8'), (spellings, rest) => {
        expect(spellings.map((host) => hrefOf(`https://${host}${rest}`))).toEqual(spellings.map(() => null))
      }),
    )
  })

  it('reports all problems at once', () => {
    expect(problemsOf('http://user@localhost:0/#x')).toHaveLength(5)
  })

  it('returns a URL that it accepts again, and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((text) => `https://${text}`),
        ),
        (text) => {
          const href = hrefOf(text)
          expect(href === null ? null : hrefOf(href)).toBe(href)
        },
      ),
    )
  })
})
