import { describe, expect, it } from 'vitest'
import {
  type GoogleSetting,
  googleRows,
  readGoogleSetting,
} from '../../../../src/check/settings/service-file/google.ts'
import type { Parsed } from '../../../../src/foundation/errors/problem.ts'
import { fakeFiles } from '../../../support/fake-files.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

async function read(google: string, env: Readonly<Record<string, string>> = {}): Promise<Parsed<GoogleSetting | null>> {
  const files = fakeFiles({
    '/srv/presend-service.yml': `seeds: [{address: x}]\nlisten: nonsense\n${google}\n`,
    '/srv/secret': 'GOCSPX-of-the-file\n',
    '/srv/empty': ' \n',
  })
  return await readGoogleSetting({ config: null, workingDirectory: '/srv' }, { files, env })
}

const variable = { PRESEND_GOOGLE_CLIENT_SECRET: ' GOCSPX-of-the-variable\n' }

describe('readGoogleSetting()', () => {
  it('reads the OAuth client, even if the rest of the service file is invalid', async () => {
    const setting = valueOf(await read('google: {client-id: id-1, client-secret-file: secret}'))
    expect(setting).toMatchObject({
      clientId: 'id-1',
      authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      revokeUrl: 'https://oauth2.googleapis.com/revoke',
      apiUrl: 'https://gmailpostmastertools.googleapis.com',
    })
    expect(setting?.clientSecret.reveal()).toBe('GOCSPX-of-the-file')
  })

  it('prefers the environment variable, and then reads no file', async () => {
    for (const google of ['google: {client-id: id-1}', 'google: {client-id: id-1, client-secret-file: absent}']) {
      expect(valueOf(await read(google, variable))?.clientSecret.reveal()).toBe('GOCSPX-of-the-variable')
    }
  })

  it('returns null when the service file names no client', async () => {
    expect(valueOf(await read(''))).toBeNull()
    expect(valueOf(await read('google: {}', variable))).toBeNull()
  })

  it('accepts a stand-in for Google on this machine', async () => {
    const google = 'google: {client-id: id-1, api-url: "http://127.0.0.1:4711/", token-url: "http://localhost:1/t"}'
    expect(valueOf(await read(google, variable))).toMatchObject({
      apiUrl: 'http://127.0.0.1:4711',
      tokenUrl: 'http://localhost:1/t',
    })
  })

  it.each([
    [
      'google: {client-id: id-1}',
      'requires a client secret; set google.client-secret-file or PRESEND_GOOGLE_CLIENT_SECRET',
    ],
    ['google: {client-secret-file: secret}', 'is required when google.client-secret-file is set'],
    ['google: {client-id: id-1, client-secret-file: absent}', 'expected an existing file'],
    ['google: {client-id: id-1, client-secret-file: empty}', 'got an empty file'],
    ['google: {client-idd: id-1}', 'did you mean client-id?'],
    ['google: {client-id: id-1, client-secret: GOCSPX-1}', 'google.client-secret (presend-service.yml'],
    ['google: {api-url: "http://google.example"}', 'expected an https URL (http is allowed only for this machine)'],
    ['google: {token-url: "https://user:word@google.example"}', 'expected a URL without a user name or password'],
    ['google: {revoke-url: "https://google.example/?a=b"}', 'without a query (?) or fragment (#)'],
  ])('rejects %s', async (google, words) => {
    expect(problemsOf(await read(google)).join('\n')).toContain(words)
  })

  it('reveals no part of a misplaced secret', async () => {
    const problems = problemsOf(await read('google: {client-id: id-1, client-secret: GOCSPX-1}')).join('\n')
    expect(problems).not.toContain('GOCSPX-1')
  })
})

describe('googleRows', () => {
  it.each([
    ['https://google.example/', 'https://google.example'],
    ['https://google.example/a/b/', 'https://google.example/a/b'],
    ['http://127.0.0.1:1', 'http://127.0.0.1:1'],
    ['http://[::1]:1/token', 'http://[::1]:1/token'],
    ['http://127.0.0.1.evil.example', null],
    ['http://localhost.evil.example', null],
    ['ftp://127.0.0.1', null],
    ['google.example', null],
  ])('accepts %s as a destination for secrets: %s', (text, url) => {
    const parsed = googleRows['google.token-url'].kind.parse({ form: 'text', text }, 'google.token-url')
    expect(parsed.status === 'ok' ? parsed.value : null).toBe(url)
  })

  it("defaults to Google's URLs, and documents other URLs as intended only for tests", () => {
    for (const name of ['google.authorize-url', 'google.token-url', 'google.revoke-url', 'google.api-url'] as const) {
      expect(googleRows[name].default).toMatch(/^https:\/\/[a-z0-9]+\.(?:google|googleapis)\.com/u)
      expect(googleRows[name].description).toContain('Change it only for tests.')
    }
  })
})
