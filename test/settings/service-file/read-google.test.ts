import { describe, expect, it } from 'vitest'

import type { Parsed } from '../../../src/errors/problem.ts'
import type { GoogleSetting } from '../../../src/settings/service-file/google-setting.ts'
import { readGoogleSetting } from '../../../src/settings/service-file/read-google.ts'
import { fakeFiles } from '../../support/fake-files.ts'
import { problemsOf, valueOf } from '../../support/parsed.ts'

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
  it('reads who presend is at Google, whatever else the service file says', async () => {
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

  it('lets the variable win, and then needs no file', async () => {
    for (const google of ['google: {client-id: id-1}', 'google: {client-id: id-1, client-secret-file: absent}']) {
      expect(valueOf(await read(google, variable))?.clientSecret.reveal()).toBe('GOCSPX-of-the-variable')
    }
  })

  it('is null when the service file names no client', async () => {
    expect(valueOf(await read(''))).toBeNull()
    expect(valueOf(await read('google: {}', variable))).toBeNull()
  })

  it('reaches a stand-in on this machine', async () => {
    const google = 'google: {client-id: id-1, api-url: "http://127.0.0.1:4711/", token-url: "http://localhost:1/t"}'
    expect(valueOf(await read(google, variable))).toMatchObject({
      apiUrl: 'http://127.0.0.1:4711',
      tokenUrl: 'http://localhost:1/t',
    })
  })

  it.each([
    ['google: {client-id: id-1}', 'got no client secret, expected google.client-secret-file, or the secret in'],
    ['google: {client-secret-file: secret}', 'got no google.client-id, expected both, or none'],
    ['google: {client-id: id-1, client-secret-file: absent}', 'expected a file that is there'],
    ['google: {client-id: id-1, client-secret-file: empty}', 'got an empty file'],
    ['google: {client-idd: id-1}', 'did you mean client-id?'],
    ['google: {client-id: id-1, client-secret: GOCSPX-1}', 'google.client-secret (presend-service.yml'],
    ['google: {api-url: "http://google.example"}', 'expected an https URL, or an http one of this machine'],
    ['google: {token-url: "https://user:word@google.example"}', 'expected an https URL'],
    ['google: {revoke-url: "https://google.example/?a=b"}', 'without query and fragment'],
  ])('refuses %s', async (google, words) => {
    expect(problemsOf(await read(google)).join('\n')).toContain(words)
  })

  it('shows nothing of a secret that stands in the wrong place', async () => {
    const problems = problemsOf(await read('google: {client-id: id-1, client-secret: GOCSPX-1}')).join('\n')
    expect(problems).not.toContain('GOCSPX-1')
  })
})
