import { describe, expect, it } from 'vitest'

import { serviceProblems, serviceSettings } from './service-folder.ts'

const pem = { 'a.pem': '-', 'a.key': '-', 'a.zone': '-' }

describe('serviceProblems()', () => {
  it.each([
    [
      'the same port for HTTP and SMTP',
      'listen: 127.0.0.1:25\nsmtp: 127.0.0.1:25',
      /^smtp .*expected an address or port that listen does not use/u,
    ],
    [
      'a retention shorter than a test',
      'retention: 30m',
      /^retention .*expected at least test-timeout \(1h\), .*, got "?30m"?/u,
    ],
    [
      'a URL for spamd',
      'spam-filter: {kind: spamd, url: http://a.example}',
      /^spam-filter\.url .*is allowed only if spam-filter\.kind is rspamd/u,
    ],
    [
      'a host for rspamd',
      'spam-filter: {kind: rspamd, host: a.example}',
      /^spam-filter\.host .*is allowed only if spam-filter\.kind is spamd/u,
    ],
    ['a port for the built-in engine', 'spam-filter: {port: 783}', /^spam-filter\.port .*\(it is built-in\)/u],
    [
      'a certificate without a key',
      'tls: {cert-file: a.pem}',
      /^tls\.key-file .*is required when tls\.cert-file is set; add tls\.key-file/u,
    ],
    [
      'a key without a certificate',
      'smtp-tls: {key-file: a.key}',
      /^smtp-tls\.cert-file .*is required when smtp-tls\.key-file is set; add/u,
    ],
    [
      'a header-timeout above the request-timeout',
      'limits: {header-timeout: 1m}',
      /^limits\.header-timeout .*at most limits\.request-timeout \(30s\), got 1m/u,
    ],
    [
      'a request-timeout below the header-timeout',
      'limits: {request-timeout: 5s}',
      /^limits\.request-timeout .*at least limits\.header-timeout \(15s\), got 5s/u,
    ],
  ])('rejects %s', async (_what, yaml, expected) => {
    expect(await serviceProblems({ yaml, files: pem })).toEqual([expect.stringMatching(expected)])
  })

  it.each([
    ['port 0 twice', 'listen: 127.0.0.1:0\nsmtp: 127.0.0.1:0'],
    ['one port on two addresses', "listen: 127.0.0.1:25\nsmtp: '[::1]:25'"],
    ['servers and no zone', 'dns: {servers: [127.0.0.1], zone-file: none}'],
    ['a zone alone', 'dns: {zone-file: a.zone}'],
    ['servers and a zone', 'dns: {servers: 127.0.0.1, zone-file: a.zone}'],
    ['rspamd with its URL', 'spam-filter: {kind: rspamd, url: http://a.example}'],
    ['a certificate with its key', 'tls: {cert-file: a.pem, key-file: a.key}'],
  ])('allows %s', async (_what, yaml) => {
    expect(await serviceProblems({ yaml, files: pem })).toEqual([])
  })

  it('adds no problem to a value that is already invalid', async () => {
    expect(await serviceProblems({ yaml: 'retention: x\nspam-filter: {kind: x, port: 1}' })).toHaveLength(2)
  })
})

describe('serviceNotices()', () => {
  it.each([
    ['storage in memory', 'storage: memory', 'storage is memory'],
    ['local seeds without a receiver', 'smtp: none', 'local seeds receive mail only through another instance'],
    ['webhooks to private addresses', 'webhooks: {allow-private: true}', 'webhooks.allow-private is true'],
  ])('warns about %s', async (_what, yaml, expected) => {
    expect((await serviceSettings({ yaml })).notices).toEqual([expect.stringContaining(expected)])
  })

  it('warns about an unused certificate', async () => {
    const yaml = 'smtp: none\nsmtp-tls: {cert-file: a.pem, key-file: a.key}'
    expect((await serviceSettings({ yaml, files: pem })).notices).toContain('smtp is none: smtp-tls is not used')
  })

  it('does not warn about a missing receiver when every seed is an imap seed', async () => {
    const seed = '{address: a@b.example, type: business, kind: imap, host: b.example, username: a, password-env: P}'
    expect((await serviceSettings({ yaml: `smtp: none\nseeds: [${seed}]`, env: { P: 'x' } })).notices).toEqual([])
  })

  it('each spam engine gets its default address', async () => {
    expect(await filterOf('rspamd')).toEqual({ kind: 'rspamd', url: 'http://127.0.0.1:11334' })
    expect(await filterOf('spamd')).toEqual({ kind: 'spamd', host: '127.0.0.1', port: 783 })
  })
})

async function filterOf(kind: string): Promise<unknown> {
  return (await serviceSettings({ yaml: `spam-filter: {kind: ${kind}}` })).spamFilter
}
