import { expect, it } from 'vitest'
import { readServiceSettings } from '../../../../src/check/settings/service-file/read-service-settings.ts'
import type { ServiceSettings } from '../../../../src/check/settings/service-file/service-settings.ts'
import type { Parsed } from '../../../../src/foundation/errors/problem.ts'
import { fakeFiles } from '../../../support/fake-files.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

async function read(yaml: string, env: Readonly<Record<string, string>> = {}): Promise<Parsed<ServiceSettings>> {
  const files = fakeFiles({ '/srv/presend-service.yml': `${yaml}\n`, '/srv/password': 'of-the-file\n', '/srv/ca': 'x' })
  return await readServiceSettings({ flags: [], workingDirectory: '/srv' }, { files, env })
}

const variable = { PRESEND_SMTP_PASSWORD: 'of-the-variable' }
const login = 'smtp-host: mx.example\nsmtp-username: ci'

it.each([
  [`${login}\nsmtp-password-file: password`, {}, 'of-the-file'],
  [`${login}\nsmtp-password-file: password`, variable, 'of-the-variable'],
  [login, variable, 'of-the-variable'],
])('readServiceSettings() reads the mail server and its password', async (yaml, env, password) => {
  const settings = valueOf(await read(yaml, env))
  expect(settings.mailServer).toMatchObject({ host: 'mx.example', port: 587, security: 'starttls', username: 'ci' })
  expect(settings.mailServer?.password?.reveal()).toBe(password)
  expect(JSON.stringify(settings)).not.toContain(password)
})

it('readServiceSettings() returns no mail server without a host, even if the variable for other commands is set', async () => {
  expect(valueOf(await read('listen: 127.0.0.1:0', variable)).mailServer).toBeNull()
})

it('readServiceSettings() sends no mail password without a user name', async () => {
  const { mailServer } = valueOf(await read('smtp-host: mx.example\nsmtp-ca-file: ca', variable))
  expect(mailServer).toEqual({
    host: 'mx.example',
    port: 587,
    security: 'opportunistic',
    username: null,
    password: null,
    from: null,
    caPath: 'ca',
  })
})

it.each([
  ['smtp-port: 25', 'is required when smtp-port is set'],
  ['smtp-username: ci', 'is required when smtp-username is set'],
  ['smtp-from: a@b.example', 'is required when smtp-from is set'],
  ['smtp-host: mx.example\nsmtp-from: nobody', 'one address'],
  ['smtp-host: mx.example\nsmtp-username: ci', 'PRESEND_SMTP_PASSWORD'],
  ['smtp-host: mx.example\nsmtp-password-file: password', 'is required when smtp-password-file is set'],
  [`${login}\nsmtp-password-file: missing`, 'an existing file'],
  [`${login}\nsmtp-password-file: password\nsmtp-security: none`, 'to protect the password'],
  ['smtp-host: mx.example\nsmtp-ca-file: missing', 'an existing file'],
  ['smtp-host: "mx.example:25"', 'smtp-port'],
])('readServiceSettings() rejects %s', async (yaml, expected) => {
  expect(JSON.stringify(problemsOf(await read(yaml)))).toContain(expected)
})

it('readServiceSettings() allows a mail login without encryption to this machine', async () => {
  const yaml = 'smtp-host: 127.0.0.1\nsmtp-username: ci\nsmtp-password-file: password\nsmtp-security: none'
  expect(valueOf(await read(yaml)).mailServer?.security).toBe('none')
})
