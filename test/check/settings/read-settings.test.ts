import { generateKeyPairSync } from 'node:crypto'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settingRows } from '../../../src/check/settings/rows/table.ts'
import { renderProblem } from '../../../src/foundation/errors/problem.ts'
import { settingsFolder } from '../../support/settings-folder.ts'

const input = { template: 'emails/a.html' }
const remote = {
  ...input,
  'api-url': 'https://presend.example/api/v1',
  'api-token': 'token-0123',
  'smtp-host': 'smtp.example.com',
}

describe('readSettings()', () => {
  it('fills in every default', async () => {
    using folder = settingsFolder()
    const settings = await folder.settings(input)
    expect(settings).toMatchObject({
      configPath: null,
      service: { kind: 'embedded', sendingIp: null, zoneFilePaths: [] },
      providerTypes: [],
      testName: null,
      metadata: {},
      testStyle: 'spam-test',
      trackingIn: 'header',
      isDryRun: false,
      smtp: null,
      envelopeFrom: null,
      dkim: null,
      inboxFolders: ['INBOX', 'Promotions', 'Social', 'Updates', 'Forums'],
      onMissing: 'not-inbox',
      onInconclusive: 'fail',
      quorumPercent: 90,
      gate: 'fail',
      timeoutMs: 3_600_000,
      pollIntervalMs: null,
      comment: 'auto',
      githubToken: null,
      commentKey: null,
      reportDir: 'presend-report',
      notices: [],
    })
    expect(settings.templates).toHaveLength(1)
  })

  it('reads every setting from inputs', async () => {
    using folder = settingsFolder()
    const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const settings = await folder.settings({
      ...remote,
      'provider-types': 'business, consumer business',
      'test-name': 'spring',
      metadata: '{"campaign": "spring"}',
      'test-style': 'external-test',
      'dry-run': 'true',
      'smtp-port': '465',
      'smtp-username': 'ci',
      'smtp-password': 'pass word',
      'smtp-connections': '5',
      'smtp-rate': '0.5',
      'envelope-from': 'bounce@shop.example',
      'dkim-domain': 'shop.example',
      'dkim-selector': 's1',
      'dkim-private-key': key,
      'inbox-folders': 'INBOX Promotions',
      'on-missing': 'exclude',
      'on-inconclusive': 'warn',
      quorum: '100%',
      gate: 'warn',
      timeout: '90s',
      'poll-interval': '2s',
      comment: 'never',
      'github-token': 'ghs_x',
      baseline: 'old/report.json',
      'report-dir': 'out',
    })
    expect(settings).toMatchObject({
      service: { kind: 'remote', apiUrl: 'https://presend.example/api/v1' },
      providerTypes: ['business', 'consumer'],
      testName: 'spring',
      metadata: { campaign: 'spring' },
      testStyle: 'external-test',
      trackingIn: 'body',
      isDryRun: true,
      smtp: {
        host: 'smtp.example.com',
        port: 465,
        username: 'ci',
        security: 'tls',
        connectionCount: 5,
        mailsPerSecond: 0.5,
      },
      envelopeFrom: 'bounce@shop.example',
      dkim: { domain: 'shop.example', selector: 's1' },
      inboxFolders: ['INBOX', 'Promotions'],
      onMissing: 'exclude',
      onInconclusive: 'warn',
      quorumPercent: 100,
      gate: 'warn',
      timeoutMs: 90_000,
      pollIntervalMs: 2000,
      comment: 'never',
      baselinePath: 'old/report.json',
      reportDir: 'out',
    })
    expect(settings.smtp?.password?.reveal()).toBe('pass word')
    expect(settings.dkim?.privateKey.reveal()).toBe(key)
    expect(settings.githubToken?.reveal()).toBe('ghs_x')
  })

  it('prefers an input to the environment, the config file and the default', async () => {
    using folder = settingsFolder({ '.github/presend.yml': 'quorum: 50\ntimeout: 5m\ngate: off' })
    const given = [
      { name: 'template', text: 'emails/a.html', source: 'flag' as const },
      { name: 'timeout', text: '7m', source: 'flag' as const },
      { name: 'gate', text: '', source: 'input' as const },
      { name: 'github-token', text: 'from-environment', source: 'environment' as const },
    ]
    const settings = await folder.settings({}, { given })
    expect([settings.quorumPercent, settings.timeoutMs, settings.gate]).toEqual([50, 420_000, 'off'])
    expect(settings.githubToken?.reveal()).toBe('from-environment')
  })

  it('reads the config file named by config', async () => {
    using folder = settingsFolder({ '.github/presend.yml': 'quorum: 1', 'other.yml': 'quorum: 2' })
    const settings = await folder.settings({ ...input, config: 'other.yml' })
    expect([settings.configPath, settings.quorumPercent]).toEqual(['other.yml', 2])
  })

  it('requires a template', async () => {
    using folder = settingsFolder()
    expect(await folder.problems()).toEqual([
      'template: missing; expected at least one template; set template (for example emails/*.html), or list the templates under templates in .github/presend.yml',
    ])
  })

  it("adds the user's metadata to that of the run", async () => {
    using folder = settingsFolder()
    const suggested = { testName: 'repo #7', metadata: { commit: 'abc', run: 'url' } }
    const settings = await folder.settings({ ...input, metadata: 'run: mine\nmore: 1' }, { suggested })
    expect(settings.metadata).toEqual({ commit: 'abc', run: 'mine', more: 1 })
    expect(settings.testName).toBe('repo #7')
  })

  it("reduces a suggested name to one line within the API's length limit", async () => {
    using folder = settingsFolder()
    const suggested = { testName: `a\r\nb\u2028${'😀'.repeat(200)}`, metadata: {} }
    const { testName } = await folder.settings(input, { suggested })
    expect(testName).toMatch(/^a b 😀/u)
    expect(testName).toHaveLength(255)
    expect(testName?.isWellFormed()).toBe(true)
  })

  it('rejects metadata over 16 KiB', async () => {
    using folder = settingsFolder()
    const problems = await folder.problems({ ...input, metadata: `{"a": "${'x'.repeat(17_000)}"}` })
    expect(problems).toEqual([
      'metadata: expected at most 16384 bytes of JSON (16 KiB), including the keys that presend adds, got 17008 bytes',
    ])
  })

  it('reports all problems of all sources at once', async () => {
    using folder = settingsFolder({
      '.github/presend.yml': [
        'quorom: 3',
        'api-token: hunter2',
        'timeout: 10',
        'dry-run: yes',
        'provider-types: [consumer, Business]',
        'thresholds: {business: {inbox-rate: 101}}',
        'templates:',
        '  - template: emails/*.html',
        '    data: gone.json',
      ].join('\n'),
    })
    const problems = await folder.problems({
      'min-inbox-rate': '10s',
      'smtp-host': 'smtp.example.com:25',
      'inbox-folders': 'Junk',
      metadata: '[1]',
    })
    expect(
      problems.map((problem) => problem.replace(/(?:: (?:missing|expected)| is (?:required|a secret)).*$/su, '')),
    ).toEqual([
      'quorom (.github/presend.yml:1:1)',
      'api-token (.github/presend.yml:2:1)',
      'thresholds.business.inbox-rate (.github/presend.yml:6:25)',
      'provider-types (.github/presend.yml:5:28)',
      'dry-run (.github/presend.yml:4:1)',
      'timeout (.github/presend.yml:3:1)',
      'metadata',
      'smtp-host',
      'min-inbox-rate',
      'inbox-folders',
      'templates[0].data (.github/presend.yml:9:5)',
      'api-url',
    ])
  })

  it('also reports invalid config values that an input overrides', async () => {
    using folder = settingsFolder({ '.github/presend.yml': 'gate: maybe' })
    expect(await folder.problems({ ...input, gate: 'fail' })).toHaveLength(1)
  })

  it('does not report settings as missing when the config file is unreadable', async () => {
    using folder = settingsFolder({ '.github/presend.yml': 'templates: [\n' })
    const problems = await folder.problems({ 'api-token': 'x' })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain('config (.github/presend.yml:')
  })

  it.each(settingRows.filter((row) => !row.isSecret))('rejects an invalid value for $name', async (row) => {
    using folder = settingsFolder()
    const problems = await folder.problems({ ...input, [row.name]: 'no\u0000pe' })
    expect(problems.filter((problem) => problem.startsWith(row.name)).length).toBeGreaterThan(0)
  })

  it('falls back to the embedded service on a fork, with one notice', async () => {
    using folder = settingsFolder()
    const inputs = { ...remote, 'api-token': '', 'smtp-username': 'ci', 'smtp-security': 'none' }
    const settings = await folder.settings(inputs, { isFork: true })
    expect(settings.service.kind).toBe('embedded')
    expect(settings.smtp).toBeNull()
    expect(settings.trackingIn).toBe('header')
    expect(settings.notices).toEqual([
      'Secrets are not available to pull requests from forks and Dependabot (missing: api-token, smtp-password), so the run used the embedded service instead of api-url and smtp-host: folders are simulated',
    ])
    expect(await folder.problems(inputs)).not.toEqual([])
  })

  it('does not sign on a fork without the key', async () => {
    using folder = settingsFolder()
    const inputs = { ...input, 'dkim-domain': 'shop.example', 'dkim-selector': 's1' }
    const settings = await folder.settings(inputs, { isFork: true })
    expect(settings.dkim).toBeNull()
    expect(settings.notices).toHaveLength(1)
  })

  it('never shows a secret, wherever it was given and however malformed it is', async () => {
    using folder = settingsFolder()
    const secretNames = settingRows.filter((row) => row.isSecret).map((row) => row.name)
    const secret = fc.stringMatching(/^[0-9a-f]{16}$/u).map((hex) => `s3cr3t${hex}`)
    const shape = fc.constantFrom(
      (text: string) => text,
      (text: string) => `${text} ${text}`,
      (text: string) => `${text}\n${text}`,
      (text: string) => `${text}\u0000`,
      (text: string) => `-----BEGIN PRIVATE KEY-----\n${text}\n-----END PRIVATE KEY-----`,
    )
    const source = fc.constantFrom('input' as const, 'flag' as const, 'environment' as const)
    const given = fc.subarray(secretNames, { minLength: 1 })
    const place = fc.constantFrom(
      'api-token: SECRET',
      'api-tokn: SECRET',
      'smtp-password: [SECRET',
      'smtp-password: "SECRET',
      'templates: [{template: emails/a.html, dkim-private-key: SECRET}]',
      'api-url: https://ci:SECRET@presend.example/api/v1',
      'smtp-host: smtp://ci:SECRET@smtp.example.com',
      'gate: fail',
    )
    await fc.assert(
      fc.asyncProperty(secret, shape, source, given, place, async (text, wrap, from, names, yaml) => {
        using inner = settingsFolder({ '.github/presend.yml': yaml.replace('SECRET', text) })
        const values = [
          { name: 'template', text: 'emails/a.html', source: 'input' as const },
          ...names.map((name) => ({ name, text: wrap(text), source: from })),
        ]
        const parsed = await inner.read({}, { given: values })
        const shown =
          parsed.status === 'bad' ? parsed.problems.map(renderProblem).join('\n') : JSON.stringify(parsed.value)
        expect(shown).not.toContain(text)
      }),
      { numRuns: 150 },
    )
    // The property must also have been checked with valid settings.
    expect(JSON.stringify(await folder.settings({ ...remote, 'api-token': 's3cr3t' }))).not.toContain('s3cr3t')
  })
})
