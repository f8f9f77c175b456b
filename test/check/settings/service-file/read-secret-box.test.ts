import { describe, expect, it } from 'vitest'

import { noKeyProblem, readSecretBox } from '../../../../src/check/settings/service-file/read-secret-box.ts'
import { Secret } from '../../../../src/foundation/world/secret.ts'
import type { SecretBox } from '../../../../src/foundation/world/secret-box.ts'
import { fakeFiles } from '../../../support/fake-files.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'
import { serviceProblems, serviceSettings } from './service-folder.ts'

const oneKey = '5f'.repeat(32)
const otherKey = Buffer.alloc(32, 1).toString('base64')
const yaml = 'encryption: {key-file: keys/sealing}\nlisten: nonsense\nseeds: [{address: x}]\n'

describe('readSecretBox()', () => {
  const files = fakeFiles({
    '/srv/presend-service.yml': yaml,
    '/srv/keys/sealing': `${oneKey}\n`,
    '/srv/wrong.yml': 'encryption: {key: hunter2}',
    '/srv/short.yml': 'encryption: {key-file: short}',
    '/srv/short': 'hunter2',
  })

  async function read(env: Readonly<Record<string, string>>, config: string | null = null, workingDirectory = '/srv') {
    return await readSecretBox({ config, workingDirectory }, { files, env })
  }

  it('reads the key file named in the service file, even if the rest is invalid', async () => {
    const box = valueOf(await read({}))
    expect(opensEach(box, valueOf(await read({ PRESEND_ENCRYPTION_KEY: oneKey })))).toBe(true)
  })

  it('prefers the environment variable, and then reads no file', async () => {
    const byVariable = valueOf(await read({ PRESEND_ENCRYPTION_KEY: ` ${otherKey}\n` }))
    expect(opensEach(byVariable, valueOf(await read({})))).toBe(false)
    const elsewhere = valueOf(await read({ PRESEND_ENCRYPTION_KEY: otherKey }, 'absent.yml', '/nowhere'))
    expect(opensEach(byVariable, elsewhere)).toBe(true)
  })

  it('returns null without a key', async () => {
    expect(valueOf(await read({ PRESEND_ENCRYPTION_KEY: ' ' }, null, '/elsewhere'))).toBeNull()
  })

  it('reports an invalid key without showing it', async () => {
    expect(problemsOf(await read({ PRESEND_ENCRYPTION_KEY: 'hunter2' }))).toEqual([
      'PRESEND_ENCRYPTION_KEY: expected 32 bytes in base64 or hex, got 7 characters; create a key with: openssl rand -base64 32',
    ])
    expect(problemsOf(await read({}, 'short.yml'))).toEqual([
      expect.stringMatching(/^encryption\.key-file \(short\.yml:1:14\): expected .*, got 7 characters/u),
    ])
    const [inFile] = problemsOf(await read({}, 'wrong.yml'))
    expect(inFile).toContain('encryption.key (wrong.yml:1:14): expected a known key')
    expect(inFile).not.toContain('hunter2')
    expect(problemsOf(await read({}, 'absent.yml'))).toHaveLength(1)
  })
})

describe('encryption key of a service', () => {
  it('comes from the file or the variable, and is masked in the listing', async () => {
    const fromFile = await serviceSettings({ yaml: 'encryption: {key-file: k}', files: { k: oneKey } })
    expect(fromFile.encryptionKeys).toEqual([{ bytes: Buffer.from(oneKey, 'hex') }])
    expect(shownKey(fromFile)).toBe('k')
    const env = { PRESEND_ENCRYPTION_KEY: otherKey }
    const fromVariable = await serviceSettings({ yaml: 'encryption: {key-file: k}', env })
    expect(fromVariable.encryptionKeys).toEqual([{ bytes: Buffer.alloc(32, 1) }])
    expect(shownKey(fromVariable)).toBe('***')
  })

  it('is reported together with all other problems', async () => {
    const problems = await serviceProblems({ yaml: 'encryption: {key-file: k}\nlisten: x', files: { k: 'hunter2' } })
    expect(problems).toHaveLength(2)
    expect(problems.join('\n')).toMatch(
      /encryption\.key-file \(presend-service\.yml:1:14\): expected .*, got 7 characters/u,
    )
    expect(problems.join('\n')).not.toContain('hunter2')
    expect(await serviceProblems({ yaml: 'encryption: {key-file: k}' })).toEqual([
      expect.stringContaining('expected an existing file, got "k"'),
    ])
  })
})

describe('noKeyProblem()', () => {
  it('explains how to create a key and where to put it', () => {
    const problem = noKeyProblem('the password of seed1@box.example')
    expect(problem.expected).toBe('a key to encrypt the password of seed1@box.example')
    expect(problem.todo).toMatch(
      /^nothing was stored; .*openssl rand -base64 32.*PRESEND_ENCRYPTION_KEY.*encryption\.key-file/u,
    )
  })
})

function opensEach(one: SecretBox | null, other: SecretBox | null): boolean {
  const sealed = one?.seal(new Secret('hunter2'), 'a test') ?? ''
  return other?.open(sealed, 'a test').status === 'opened'
}

function shownKey(settings: Awaited<ReturnType<typeof serviceSettings>>): unknown {
  return settings.effective['encryption.key-file']
}
