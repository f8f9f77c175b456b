import { expect, it } from 'vitest'
import { readServiceSettings } from '../../../../src/check/settings/service-file/read-service-settings.ts'
import type { ServiceSettings } from '../../../../src/check/settings/service-file/service-settings.ts'
import type { Parsed } from '../../../../src/foundation/errors/problem.ts'
import { fakeFiles } from '../../../support/fake-files.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

async function read(yaml: string, env: Readonly<Record<string, string>> = {}): Promise<Parsed<ServiceSettings>> {
  const files = fakeFiles({ '/srv/presend-service.yml': `${yaml}\n`, '/srv/secret': 'of-the-file\n' })
  return await readServiceSettings({ flags: [], workingDirectory: '/srv' }, { files, env })
}

const variable = { PRESEND_OIDC_CLIENT_SECRET: ' of-the-variable ' }

it.each([
  ['oidc: {issuer: "https://id.example", client-id: presend, client-secret-file: secret}', {}, 'of-the-file'],
  ['oidc: {issuer: "https://id.example", client-id: presend, client-secret-file: secret}', variable, 'of-the-variable'],
])('readServiceSettings() reads the OpenID Connect provider and its secret', async (yaml, env, secret) => {
  const { oidc } = valueOf(await read(yaml, env))
  expect(oidc).toMatchObject({ issuer: 'https://id.example', clientId: 'presend', isOnly: false })
  expect(oidc?.clientSecret.reveal()).toBe(secret)
})

it('readServiceSettings() returns no OpenID Connect settings without a provider', async () => {
  expect(valueOf(await read('listen: 127.0.0.1:0')).oidc).toBeNull()
})

it.each([
  [
    'oidc: {issuer: "https://id.example"}',
    'oidc.client-id (presend-service.yml:1:8) is required when oidc.issuer is set',
  ],
  ['oidc: {client-id: presend}', 'is required when oidc.client-id is set'],
  ['oidc: {only: true}', 'is required when oidc.only is set'],
  ['oidc: {issuer: "https://id.example", client-id: presend}', 'PRESEND_OIDC_CLIENT_SECRET'],
  ['oidc: {issuer: "http://id.example", client-id: presend}', 'https'],
])('readServiceSettings() rejects %s', async (yaml, expected) => {
  expect(JSON.stringify(problemsOf(await read(yaml)))).toContain(expected)
})
