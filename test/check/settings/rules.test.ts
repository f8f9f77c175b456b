import { describe, expect, it } from 'vitest'
import { valuesOf } from '../../../src/check/settings/engine/values.ts'
import { planFork } from '../../../src/check/settings/fork.ts'
import { givenLayer } from '../../../src/check/settings/given.ts'
import { settingsTable } from '../../../src/check/settings/rows/table.ts'
import { ratioNotices, ruleProblems, unusedNotices } from '../../../src/check/settings/rules.ts'
import { renderProblem } from '../../../src/foundation/errors/problem.ts'
import { settingValues } from '../../support/setting-values.ts'

type Inputs = Readonly<Record<string, string>>

function problems(inputs: Inputs, isFork = false): readonly string[] {
  const values = settingValues(inputs)
  return ruleProblems(values, planFork(values, isFork), 'mail').map(renderProblem)
}

const service = { 'api-url': 'https://presend.example/api/v1', 'api-token': 't' }
const remote = { ...service, 'smtp-host': 'smtp.example.com' }
const login = { 'smtp-username': 'u', 'smtp-password': 'p' }

describe('ruleProblems()', () => {
  it.each<[string, Inputs]>([
    ['an empty configuration', {}],
    ['a service and a server', remote],
    ['a login', { ...remote, ...login }],
    [
      'a login without encryption on this machine',
      { ...remote, ...login, 'smtp-host': '127.0.0.1', 'smtp-security': 'none' },
    ],
    ['no encryption without a password', { ...remote, 'smtp-security': 'none' }],
    ['the embedded service with its DNS', { 'sending-ip': '192.0.2.1', 'zone-file': 'x.zone' }],
    ['all three DKIM settings', { 'dkim-domain': 'a.example', 'dkim-selector': 's', 'dkim-private-key': 'k' }],
    ['an external test matched by subject', { ...remote, 'test-style': 'external-test', 'tracking-in': 'subject' }],
    ['an external test of the embedded service', { 'test-style': 'external-test', 'tracking-in': 'header' }],
    ['SMTP details without a host', { 'smtp-port': '25' }],
  ])('allows %s', (_what, inputs) => {
    expect(problems(inputs)).toEqual([])
  })

  it.each<[string, Inputs, string]>([
    ['api-url without a token', { ...remote, 'api-token': '' }, 'api-token is required when api-url is set'],
    ['api-url without a server', service, 'smtp-host is required when api-url is set'],
    ['a token without api-url', { 'api-token': 't' }, 'api-url is required when api-token is set'],
    [
      'a server without api-url',
      { 'smtp-host': 'a.example' },
      'api-url is required when smtp-host is set, because mail for the embedded service',
    ],
    [
      'a user without a password',
      { ...remote, 'smtp-username': 'u' },
      'smtp-password is required when smtp-username is set',
    ],
    [
      'a password without a user',
      { ...remote, 'smtp-password': 'p' },
      'smtp-username is required when smtp-password is set',
    ],
    [
      'a password and a token',
      { ...remote, ...login, 'smtp-oauth2-access-token': 't' },
      'smtp-oauth2-access-token is not allowed when smtp-password is set',
    ],
    [
      'a refresh token without a provider',
      {
        ...remote,
        'smtp-username': 'u',
        'smtp-oauth2-refresh-token': 't',
        'smtp-oauth2-client-id': 'c',
        'smtp-oauth2-client-secret': 's',
      },
      'smtp-oauth2-provider is required when smtp-oauth2-refresh-token is set',
    ],
    [
      'an OAuth client without a refresh token',
      { ...remote, ...login, 'smtp-oauth2-client-id': 'c' },
      'smtp-oauth2-refresh-token is required when smtp-oauth2-client-id is set',
    ],
    ['a login without a server', login, 'smtp-host is required when smtp-username and smtp-password are set'],
    ['certificates without a server', { 'smtp-ca': 'a.pem' }, 'smtp-host is required when smtp-ca is set'],
    [
      'a password in the clear',
      { ...remote, ...login, 'smtp-security': 'none' },
      'smtp-security: expected an encrypted connection for the login (`none` is allowed only for connections to this machine), got "none"',
    ],
    [
      'sending-ip with a service',
      { ...remote, 'sending-ip': '192.0.2.1' },
      'sending-ip is not allowed when api-url is set',
    ],
    ['a zone with a service', { ...remote, 'zone-file': 'a.zone' }, 'zone-file is not allowed when api-url is set'],
    [
      'an external test matched by header',
      { ...remote, 'test-style': 'external-test', 'tracking-in': 'header' },
      'tracking-in: expected body or subject for an external-test, whose messages are matched by the tracking id in their text, got "header"',
    ],
    [
      'a DKIM domain and key',
      { 'dkim-domain': 'a.example', 'dkim-private-key': 'k' },
      'dkim-selector is required when dkim-domain and dkim-private-key are set',
    ],
    [
      'a DKIM selector without a domain',
      { 'dkim-selector': 's' },
      'dkim-domain is required when dkim-selector is set; set dkim-domain, or remove the other dkim- settings to send unsigned',
    ],
  ])('rejects %s', (_what, inputs, expected) => {
    const found = problems(inputs)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(expected)
  })

  it('reports each missing part of a signature', () => {
    expect(problems({ 'dkim-private-key': 'k' })).toHaveLength(2)
  })

  it('does not report a malformed value as missing', () => {
    expect(problems({ ...remote, 'api-url': 'nonsense', 'smtp-host': 'a b' })).toEqual([])
  })

  it('does not require secrets on a fork', () => {
    const inputs = {
      ...remote,
      'api-token': '',
      'smtp-username': 'u',
      'dkim-domain': 'a.example',
      'sending-ip': '192.0.2.1',
    }
    expect(problems(inputs, true)).toEqual([])
    expect(problems(inputs, false).length).toBeGreaterThan(3)
  })
})

describe('unusedNotices()', () => {
  it('says that a dry run has no login, because an empty secret would otherwise go unnoticed', () => {
    const dry = { ...remote, 'smtp-host': 'smtp.shop.example', 'dry-run': 'true' }
    const expected = expect.stringContaining('smtp-username and smtp-password are empty or not set')
    expect(unusedNotices(settingValues(dry), notFork)).toEqual([expected])
    expect(unusedNotices(settingValues({ ...dry, 'dry-run': 'false' }), notFork)).toEqual([])
    expect(unusedNotices(settingValues({ ...dry, 'smtp-username': 'ci' }), notFork)).toEqual([])
    expect(unusedNotices(settingValues({ ...dry, 'smtp-host': '127.0.0.1' }), notFork)).toEqual([])
  })

  const notFork = planFork(settingValues({}), false)

  it('names SMTP settings that have no effect without smtp-host', () => {
    expect(unusedNotices(settingValues({ 'smtp-port': '25', 'smtp-rate': '3' }), notFork)).toEqual([
      'Ignored, because smtp-host is not set: smtp-port, smtp-rate',
    ])
  })

  it('reports that a spam-test does not store metadata', () => {
    const metadata = { metadata: '{"campaign": "spring"}' }
    const external = { ...metadata, 'test-style': 'external-test' }
    expect(unusedNotices(settingValues(metadata), notFork)).toEqual([
      'metadata was not sent, because only tests with test-style external-test store it',
    ])
    expect(unusedNotices(settingValues(external), notFork)).toEqual([])
  })

  it('returns nothing when all settings are used', () => {
    expect(unusedNotices(settingValues({ ...remote, 'smtp-port': '25' }), notFork)).toEqual([])
    expect(unusedNotices(settingValues({}), notFork)).toEqual([])
  })
})

function changedOnlyProblems(text: string, source: 'flag' | 'input'): readonly string[] {
  const { layer } = givenLayer([{ name: 'changed-only', text, source }])
  const values = valuesOf(settingsTable, layer)
  return ruleProblems(values, planFork(values, false), 'mail').map(renderProblem)
}

describe('ruleProblems() about changed-only', () => {
  it('rejects the flag, because only a GitHub Actions run knows the changed files', () => {
    expect(changedOnlyProblems('true', 'flag')).toEqual([
      'changed-only is not allowed on the command line, because only a GitHub Actions run knows the files that a pull request changes; name the templates to check instead',
    ])
  })

  it('allows the input, and a flag that switches it off', () => {
    expect([...changedOnlyProblems('true', 'input'), ...changedOnlyProblems('false', 'flag')]).toEqual([])
  })
})

describe('ratioNotices()', () => {
  it('asks whether a percentage below 1 was meant as a ratio', () => {
    expect(ratioNotices(settingValues({ 'min-inbox-rate': '0.85' }))).toEqual([
      'min-inbox-rate is 0.85 percent; if you meant a ratio, write 85',
    ])
    expect(ratioNotices(settingValues({ quorum: '0.07' }))[0]).toMatch(/write 7$/u)
  })

  it.each(['0', '1', '85', 'none'])('returns nothing for %s', (text) => {
    expect(ratioNotices(settingValues({ 'min-inbox-rate': text }))).toEqual([])
  })
})
