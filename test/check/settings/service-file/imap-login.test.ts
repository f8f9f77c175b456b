import { describe, expect, it } from 'vitest'
import { valuesOf } from '../../../../src/check/settings/engine/values.ts'
import { readLogin } from '../../../../src/check/settings/service-file/imap-login.ts'
import { connectionTable } from '../../../../src/check/settings/service-file/seed-rows.ts'
import type { SeedLogin } from '../../../../src/check/settings/service-file/service-settings.ts'
import type { Parsed } from '../../../../src/foundation/errors/problem.ts'
import { fakeFiles } from '../../../support/fake-files.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'
import { layerOf } from '../../../support/setting-values.ts'

const files = fakeFiles({ '/srv/p': ' hunter2 \n', '/srv/two': 'hunter2\nhunter3\n', '/srv/none': ' \n' })
const env = { P: 'hunter2', EMPTY: '' }

async function read(given: Readonly<Record<string, string>>): Promise<Parsed<SeedLogin | null>> {
  const values = valuesOf(connectionTable, layerOf(connectionTable, given), (name) => `seeds[0].${name}`)
  return await readLogin(values, { files, env, workingDirectory: '/srv' })
}

/** Returns the login with its secrets revealed. */
async function login(given: Readonly<Record<string, string>>): Promise<unknown> {
  const found = valueOf(await read(given))
  if (found?.method === 'password') return found.password.reveal()
  if (found?.method !== 'oauth') return found
  const { provider, clientId, clientSecret, refreshToken } = found
  return [provider, clientId, clientSecret?.reveal() ?? null, refreshToken.reveal()]
}

const oauth = { 'oauth.provider': 'google', 'oauth.client-id': 'id' }

describe('readLogin()', () => {
  it('reads a password from a variable or a file', async () => {
    expect(await login({ 'password-env': 'P' })).toBe('hunter2')
    expect(await login({ 'password-file': 'p' })).toBe(' hunter2 ')
  })

  it('reads an OAuth login with and without a client secret', async () => {
    const token = { ...oauth, 'oauth.refresh-token-env': 'P' }
    expect(await login(token)).toEqual(['google', 'id', null, 'hunter2'])
    expect(await login({ ...token, 'oauth.client-secret-env': 'P' })).toEqual(['google', 'id', 'hunter2', 'hunter2'])
  })

  it('returns null for a missing or doubly set secret, which the rules report', async () => {
    for (const given of [{}, { 'password-env': 'P', 'password-file': 'p' }, oauth]) {
      expect(await login(given)).toBeNull()
    }
  })

  it('reports the problems of all secrets at once, and shows none of them', async () => {
    const both = { ...oauth, 'oauth.refresh-token-env': 'EMPTY', 'oauth.client-secret-file': 'two' }
    const problems = [
      problemsOf(await read({ 'password-env': 'NOT_SET' })),
      problemsOf(await read({ 'password-file': 'absent' })),
      problemsOf(await read({ 'password-file': 'none' })),
      problemsOf(await read(both)),
    ]
    expect(problems.flat()).toEqual([
      expect.stringContaining('password-env: expected the password in the NOT_SET environment variable'),
      expect.stringContaining('expected an existing file'),
      expect.stringContaining('got an empty file'),
      expect.stringContaining('expected the refresh token in the EMPTY environment variable'),
      expect.stringContaining('expected a client secret on one line'),
    ])
    expect(problems.flat().join()).not.toContain('hunter')
  })
})
