import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type ExistingFiles,
  readServiceSettings,
  readStorageSetting,
} from '../../../../src/check/settings/service-file/read-service-settings.ts'
import { serviceTable } from '../../../../src/check/settings/service-file/service-rows.ts'
import { fakeFiles } from '../../../support/fake-files.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'
import { projectRoot } from '../../../support/source-files.ts'
import { type ServiceFolder, serviceProblems, serviceSettings } from './service-folder.ts'

describe('readServiceSettings()', () => {
  it('applies the default of every key', async () => {
    const settings = await serviceSettings()
    expect(settings).toMatchObject({
      configPath: null,
      listen: { host: '127.0.0.1', port: 8025 },
      smtp: { host: '127.0.0.1', port: 2525 },
      publicUrl: null,
      testTimeoutMs: 3_600_000,
      retentionMs: 30 * 86_400_000,
      dns: { servers: [], zoneFilePath: null },
      spamFilter: { kind: 'built-in' },
      webhooks: { allowPrivate: false },
      seeds: null,
      tls: null,
      smtpTls: null,
      trustedProxies: [],
      logLevel: 'info',
      reportAccess: 'tracking-id',
      rateLimits: { pro: 1000, enterprise: 10_000, anonymous: 1000, pages: 10_000 },
      shutdownDelayMs: 0,
      shutdownTimeoutMs: 25_000,
      sendingIp: { kind: 'client' },
      imap: { settleMs: 750 },
      metricsListen: null,
      encryptionKeys: null,
      mailServer: null,
      google: null,
      oidc: null,
      dmarcReports: { everyMs: 900_000, mailboxes: [] },
      notices: [],
    })
    expect(settings.storage.reveal()).toBe('sqlite:./presend.db')
    expect(Object.keys(settings.effective)).toEqual([...Object.keys(serviceTable), 'seeds', 'dmarc-reports'])
  })

  it('reads every key of the service file', async () => {
    const settings = await serviceSettings({
      yaml: `
listen: '[::1]:80'
smtp: none
public-url: https://presend.example/
storage: postgres://presend@db.example/presend
test-timeout: 5m
retention: 7d
dns: {servers: [127.0.0.53, 127.0.0.1:5353]}
spam-filter: {kind: spamd, port: 784}
sending-ip: 192.0.2.10
imap: {settle: 3s}
webhooks: {allow-private: true}
tls: {cert-file: a.pem, key-file: keys/a.key}
smtp-tls: {cert-file: a.pem, key-file: keys/a.key}
trusted-proxies: [127.0.0.1, 10.0.0.0/8]
log-level: debug
report-access: links
keep-messages: whole
keep-messages-for: 2d
rate-limits: {pro: 5, enterprise: 6, anonymous: 7, pages: 8}
limits: {http-connections: 1, http-connections-per-client: 9, smtp-connections: 2, smtp-connections-per-client: 1, judging-slots: 3, header-bytes: 4096, message-bytes: 5000, header-timeout: 6s, request-timeout: 7s}
shutdown-delay: 5s
shutdown-timeout: 0s
metrics: {listen: '0.0.0.0:9464'}
encryption: {key-file: keys/sealing}
smtp-host: mx.example
smtp-port: 26
smtp-security: starttls
smtp-username: ci
smtp-password-file: keys/smtp
smtp-from: presend@shop.example
smtp-ca-file: a.pem
google: {client-id: id-1, client-secret-file: keys/google, api-url: 'http://127.0.0.1:4711'}
oidc: {issuer: 'https://id.example', client-id: id-2, client-secret-file: keys/oidc, only: true}
dmarc-reports-every: 1m
seeds: [{address: a@b.example, type: business}]
`,
      files: {
        'a.pem': '-',
        'keys/a.key': '-',
        'keys/sealing': `${'5f'.repeat(32)}\n`,
        'keys/smtp': 'z',
        'keys/google': 'x',
        'keys/oidc': 'y',
      },
    })
    const { storage, effective, notices, mailServer, google, oidc, ...rest } = settings
    expect(mailServer).toMatchObject({ host: 'mx.example', port: 26, security: 'starttls', caPath: 'a.pem' })
    expect(oidc).toMatchObject({ issuer: 'https://id.example', clientId: 'id-2', isOnly: true })
    expect(google).toMatchObject({ clientId: 'id-1', apiUrl: 'http://127.0.0.1:4711' })
    expect(rest).toEqual({
      configPath: 'presend-service.yml',
      listen: { host: '::1', port: 80 },
      smtp: null,
      publicUrl: 'https://presend.example',
      testTimeoutMs: 300_000,
      retentionMs: 7 * 86_400_000,
      keepMessages: 'whole',
      keepMessagesForMs: 2 * 86_400_000,
      dns: { servers: ['127.0.0.53', '127.0.0.1:5353'], zoneFilePath: null },
      spamFilter: { kind: 'spamd', host: '127.0.0.1', port: 784 },
      webhooks: { allowPrivate: true },
      seeds: [
        { address: 'a@b.example', providerName: 'b.example', providerType: 'business', kind: 'local', options: [] },
      ],
      tls: { certPath: 'a.pem', keyPath: 'keys/a.key' },
      smtpTls: { certPath: 'a.pem', keyPath: 'keys/a.key' },
      trustedProxies: ['127.0.0.1', '10.0.0.0/8'],
      logLevel: 'debug',
      limits: {
        httpConnectionCount: 1,
        httpConnectionsPerClient: 9,
        smtpConnectionCount: 2,
        smtpConnectionsPerClient: 1,
        judgingSlotCount: 3,
        maxHeaderBytes: 4096,
        maxMessageBytes: 5000,
        headerTimeoutMs: 6000,
        requestTimeoutMs: 7000,
      },
      reportAccess: 'links',
      rateLimits: { pro: 5, enterprise: 6, anonymous: 7, pages: 8 },
      shutdownDelayMs: 5000,
      shutdownTimeoutMs: 0,
      sendingIp: { kind: 'fixed', address: '192.0.2.10' },
      imap: { settleMs: 3000 },
      metricsListen: { host: '0.0.0.0', port: 9464 },
      encryptionKeys: [{ bytes: Buffer.alloc(32, 0x5f) }],
      dmarcReports: { everyMs: 60_000, mailboxes: [] },
    })
    expect(storage.reveal()).toBe('postgres://presend@db.example/presend')
    expect(effective['dns.servers']).toBe('127.0.0.53, 127.0.0.1:5353')
    expect(notices).toHaveLength(3)
  })

  it("reads the repository's example file", async () => {
    const yaml = readFileSync(resolve(projectRoot, 'examples/presend-service.yml'), 'utf8')
    const settings = await serviceSettings({ yaml })
    const { seeds, configPath, effective, ...rest } = settings
    const byDefault = await serviceSettings()
    expect(seeds?.map(({ address }) => address)).toEqual([
      'local1@seeds.example',
      'local2@seeds.example',
      'local3@gateway.example',
    ])
    expect(configPath).toBe('presend-service.yml')
    expect({ ...byDefault, ...rest }).toEqual(byDefault)
    const names = Object.keys(effective).filter((name) => name !== 'dmarc-reports')
    for (const name of names.map((one) => one.replace(/^.*\./u, ''))) expect(yaml).toContain(`${name}:`)
  })

  it('prefers flags to the file, the file to the environment, and the environment to defaults', async () => {
    const env = { PRESEND_STORAGE: 'sqlite:environment.db' }
    const yaml = 'storage: sqlite:file.db'
    const flags = { storage: 'sqlite:flag.db' }
    expect(await storageOf({ env })).toBe('sqlite:environment.db')
    expect(await storageOf({ env, yaml })).toBe('sqlite:file.db')
    expect(await storageOf({ env, yaml, flags })).toBe('sqlite:flag.db')
  })

  it('names all problems at once, each with its place', async () => {
    const problems = await serviceProblems({
      yaml: ['listen: 8025', 'smpt: none', 'retention: 30', 'limits: {judging-slot: 3}', 'zone-file: a.zone'].join(
        '\n',
      ),
      flags: { 'log-level': 'infos' },
      env: { PRESEND_STORAGE: 'presend.db' },
    })
    expect(problems).toEqual([
      'smpt (presend-service.yml:2:1): expected a known key; did you mean smtp?',
      'limits.judging-slot (presend-service.yml:4:10): expected a known key; did you mean judging-slots?',
      'zone-file (presend-service.yml:5:1): expected a known key; write it in a map: dns: {zone-file: …}',
      expect.stringMatching(/^listen \(presend-service\.yml:1:1\): expected an address and a port, .*, got "8025"/u),
      expect.stringMatching(/^retention \(presend-service\.yml:3:1\): expected a duration .*, got "30"/u),
      expect.stringMatching(/^--log-level: expected .*, got "infos"; did you mean info\?$/u),
      expect.stringMatching(/^PRESEND_STORAGE: expected .*, got "presend\.db"; write sqlite:presend\.db$/u),
    ])
  })

  it('ignores an environment variable that is overridden', async () => {
    const settings = await serviceSettings({ env: { PRESEND_STORAGE: 'nonsense' }, flags: { storage: 'memory' } })
    expect(settings.storage.reveal()).toBe('memory')
    expect(settings.notices.join()).toContain('storage is memory')
  })

  it('also reports an invalid value in the file that a flag overrides', async () => {
    expect(await serviceProblems({ yaml: 'listen: x', flags: { listen: '127.0.0.1:1' } })).toHaveLength(1)
  })

  it('never shows the password of a storage URL', async () => {
    const yaml = 'storage: postgres://presend:hunter2@db.example/presend'
    const settings = await serviceSettings({ yaml })
    expect(JSON.stringify(settings)).not.toContain('hunter2')
    expect(settings.effective['storage']).toBe('postgres://***@db.example/presend')
  })

  it.each([
    'postgres://presend:hunter/2@db.example/presend',
    'postgres://presend:1/hunter2@db.example/presend',
    'postgres://presend:hunter2@db.example',
    'postgre://presend:hunter2@db.example/presend',
    'presend:hunter2@db.example',
  ])('never shows the password of an invalid storage URL: %s', async (storage) => {
    const [problem] = await serviceProblems({ flags: { storage } })
    expect(problem).toMatch(/^--storage: /u)
    expect(problem).not.toMatch(/hunter/u)
  })

  it('reports why the file cannot be read', async () => {
    expect(await serviceProblems({ flags: { config: 'other.yml' } })).toEqual([
      'config: expected an existing file, got "other.yml"; correct the --config path, which is relative to the working directory',
    ])
    expect(await serviceProblems({ yaml: '- a\n- b' })).toEqual([
      'config (presend-service.yml:1:1): expected a map of settings, one `name: value` per line, got a list',
    ])
    expect(await serviceProblems({ yaml: 'listen: [\nsmtp: none\nsmtp: none' })).not.toEqual([])
  })

  it('treats an empty file and keys without a value as not given', async () => {
    const byDefault = await serviceSettings()
    const { configPath, ...rest } = await serviceSettings({ yaml: 'listen:\ndns:\nseeds:\ntrusted-proxies: []\n' })
    expect(configPath).toBe('presend-service.yml')
    expect({ ...rest, configPath: null }).toEqual(byDefault)
    expect((await serviceSettings({ yaml: '' })).listen.port).toBe(8025)
  })

  it('reports missing files', async () => {
    const yaml = 'dns: {zone-file: a.zone}\ntls: {cert-file: a.pem, key-file: keys}'
    expect(await serviceProblems({ yaml, files: { 'keys/a.key': '-' } })).toEqual([
      'dns.zone-file (presend-service.yml:1:7): expected an existing file, got "a.zone"; correct the path, which is relative to the working directory',
      'tls.cert-file (presend-service.yml:2:7): expected an existing file, got "a.pem"; correct the path, which is relative to the working directory',
      'tls.key-file (presend-service.yml:2:25): expected a file, not a directory, got "keys"; correct the path, which is relative to the working directory',
    ])
  })
})

describe('readStorageSetting()', () => {
  const files = fakeFiles({
    '/srv/presend-service.yml': 'storage: sqlite:file.db\nseeds: nonsense\nlisten: x\n',
    '/srv/broken.yml': 'storage: [',
    '/srv/wrong.yml': 'storage: file.db',
  })
  const none = { storage: null, config: null, workingDirectory: '/srv' }

  async function storageProblems(config: string): Promise<readonly string[]> {
    return problemsOf(await readStorageSetting({ ...none, config }, { files, env: {} }))
  }

  it('reads only the key storage of the file', async () => {
    expect(valueOf(await readStorageSetting(none, { files, env: {} })).reveal()).toBe('sqlite:file.db')
  })

  it('prefers the flag, and then reads no file', async () => {
    const parsed = await readStorageSetting({ ...none, storage: 'sqlite:flag.db' }, { files, env: {} })
    expect(valueOf(parsed).reveal()).toBe('sqlite:flag.db')
  })

  it('falls back to the environment and the default', async () => {
    const elsewhere = { ...none, workingDirectory: '/elsewhere' }
    const env = { PRESEND_STORAGE: ' sqlite:environment.db\n' }
    expect(valueOf(await readStorageSetting(elsewhere, { files, env })).reveal()).toBe('sqlite:environment.db')
    expect(valueOf(await readStorageSetting(elsewhere, { files, env: {} })).reveal()).toBe('sqlite:./presend.db')
  })

  it('reports the problem of a file set with --config', async () => {
    expect(await storageProblems('absent.yml')).toEqual([
      expect.stringContaining('expected an existing file, got "absent.yml"'),
    ])
    expect(await storageProblems('broken.yml')).toHaveLength(1)
    expect(await storageProblems('wrong.yml')).toEqual([
      expect.stringMatching(/storage \(wrong\.yml:1:1\): expected .*, got "file\.db"/u),
    ])
  })
})

async function storageOf(folder: ServiceFolder): Promise<string> {
  return (await serviceSettings(folder)).storage.reveal()
}

/** Reads settings in a folder with `a.pem` and `a.zone`. Returns the files that were checked, and the problems. */
async function proven(
  yaml: string,
): Promise<{ readonly asked: ExistingFiles | null; readonly said: readonly string[] }> {
  let asked: ExistingFiles | null = null
  const checkFiles = async (files: ExistingFiles): Promise<readonly { input: string; expected: string }[]> => {
    asked = files
    return await Promise.resolve([{ input: 'tls', expected: 'a certificate' }])
  }
  const files = fakeFiles({ '/srv/presend-service.yml': yaml, '/srv/a.pem': '-', '/srv/a.zone': '-' })
  const parsed = await readServiceSettings({ flags: [], workingDirectory: '/srv', checkFiles }, { files, env: {} })
  return { asked, said: problemsOf(parsed) }
}

describe('files named by settings', () => {
  it('are checked if they exist, and their problems are reported with the others', async () => {
    const pair = '{cert-file: a.pem, key-file: a.pem}'
    const { asked, said } = await proven(`listen: here\ndns: {zone-file: a.zone}\ntls: ${pair}\n`)
    const tls = { certPath: 'a.pem', keyPath: 'a.pem' }
    expect(asked).toEqual({ zoneFilePath: 'a.zone', tls, smtpTls: null })
    expect(said).toHaveLength(2)
    expect(said.join('\n')).toMatch(/^listen[^]*tls: expected a certificate/u)
  })

  it('are reported once if they are missing', async () => {
    const { asked, said } = await proven('tls: {cert-file: a.pem, key-file: gone.pem}\n')
    expect(asked).toEqual({ zoneFilePath: null, tls: null, smtpTls: null })
    expect(said[0]).toContain('gone.pem')
  })
})
