import { describe, expect, it } from 'vitest'

import type { Parsed } from '../../../src/errors/problem.ts'
import { type GivenRow, rowValues } from '../../../src/settings/service-file/row-layer.ts'
import { seedTable } from '../../../src/settings/service-file/seed-rows.ts'
import { readSeedLogin } from '../../../src/settings/service-file/seed-secrets.ts'
import type { SeedLogin } from '../../../src/settings/service-file/service-settings.ts'
import { fakeFiles } from '../../support/fake-files.ts'
import { problemsOf, valueOf } from '../../support/parsed.ts'

const files = fakeFiles({ '/srv/p': ' hunter2 \n', '/srv/two': 'hunter2\nhunter3\n', '/srv/none': ' \n' })
const env = { P: 'hunter2', EMPTY: '' }

async function read(given: Readonly<Record<string, string>>): Promise<Parsed<SeedLogin | null>> {
  const rows = Object.entries({ kind: 'imap', ...given }).map(([name, text]): readonly [string, GivenRow] => [
    name,
    { input: { form: 'text', text }, label: name, source: 'config', place: null },
  ])
  const values = rowValues(seedTable, new Map(rows), 'seeds[0].')
  return await readSeedLogin(values, { files, env, workingDirectory: '/srv' })
}

/** In the clear. */
async function login(given: Readonly<Record<string, string>>): Promise<unknown> {
  const found = valueOf(await read(given))
  if (found?.method === 'password') return found.password.reveal()
  if (found?.method !== 'oauth') return found
  const { provider, clientId, clientSecret, refreshToken } = found
  return [provider, clientId, clientSecret?.reveal() ?? null, refreshToken.reveal()]
}

const oauth = { 'oauth.provider': 'google', 'oauth.client-id': 'id' }

describe('readSeedLogin()', () => {
  it('reads a password from its variable or its file', async () => {
    expect(await login({ 'password-env': 'P' })).toBe('hunter2')
    expect(await login({ 'password-file': 'p' })).toBe(' hunter2 ')
  })

  it('reads what OAuth needs, with the secret of the client or without', async () => {
    const token = { ...oauth, 'oauth.refresh-token-env': 'P' }
    expect(await login(token)).toEqual(['google', 'id', null, 'hunter2'])
    expect(await login({ ...token, 'oauth.client-secret-env': 'P' })).toEqual(['google', 'id', 'hunter2', 'hunter2'])
  })

  it('leaves to the rules what is not said, or said twice', async () => {
    for (const given of [{}, { 'password-env': 'P', 'password-file': 'p' }, oauth, { kind: 'local' }]) {
      expect(await login(given)).toBeNull()
    }
  })

  it('says what is wrong with each secret, all at once, and shows none of them', async () => {
    const both = { ...oauth, 'oauth.refresh-token-env': 'EMPTY', 'oauth.client-secret-file': 'two' }
    const problems = [
      problemsOf(await read({ 'password-env': 'NOT_SET' })),
      problemsOf(await read({ 'password-file': 'absent' })),
      problemsOf(await read({ 'password-file': 'none' })),
      problemsOf(await read(both)),
    ]
    expect(problems.flat()).toEqual([
      expect.stringContaining('seeds[0].password-env: got nothing in NOT_SET, expected the password there'),
      expect.stringContaining('expected a file that is there'),
      expect.stringContaining('got an empty file'),
      expect.stringContaining('got nothing in EMPTY, expected the refresh token there'),
      expect.stringContaining('expected a client secret on one line'),
    ])
    expect(problems.flat().join()).not.toContain('hunter')
  })
})
