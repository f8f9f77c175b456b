import { describe, expect, it } from 'vitest'
import {
  fileProblem,
  readNamedFile,
  readServiceFile,
} from '../../../../src/check/settings/service-file/service-files.ts'
import { fakeFiles } from '../../../support/fake-files.ts'
import { problemsOf, valueOf } from '../../../support/parsed.ts'

const surroundings = {
  files: fakeFiles({ '/srv/a.pem': '', '/etc/b.pem': '', '/srv/keys/c': '' }),
  workingDirectory: '/srv',
}

describe('fileProblem()', () => {
  it.each(['a.pem', './a.pem', '/etc/b.pem', '../etc/b.pem'])('returns null for %s', async (path) => {
    expect(await fileProblem({ input: 'tls.cert-file', path }, surroundings)).toBeNull()
  })

  it('reports a missing file and a directory', async () => {
    const place = { file: 'a.yml', line: 3 }
    expect(await fileProblem({ input: 'tls.cert-file', path: 'b.pem', place }, surroundings)).toEqual({
      input: 'tls.cert-file',
      place,
      came: '"b.pem"',
      expected: 'an existing file',
      todo: 'correct the path, which is relative to the working directory',
    })
    expect(await fileProblem({ input: 'tls.cert-file', path: 'keys' }, surroundings)).toMatchObject({
      expected: 'a file, not a directory',
    })
  })
})

describe('readNamedFile()', () => {
  const named = { input: 'password-file', path: 'secret' }

  it('returns the text unchanged', async () => {
    const files = fakeFiles({ '/srv/secret': 'hunter2\n' })
    expect(valueOf(await readNamedFile(named, { files, workingDirectory: '/srv' }))).toBe('hunter2\n')
  })

  it('rejects an empty file and an unreadable one', async () => {
    const empty = fakeFiles({ '/srv/secret': ' \n' })
    expect(problemsOf(await readNamedFile(named, { files: empty, workingDirectory: '/srv' }))).toEqual([
      'password-file: expected a file with the secret, got an empty file',
    ])
    const denied = Object.assign(new Error('permission denied, open /srv/secret'), { code: 'EACCES' })
    const closed = { ...fakeFiles({ '/srv/secret': 'x' }), readText: async () => await Promise.reject(denied) }
    expect(problemsOf(await readNamedFile(named, { files: closed, workingDirectory: '/srv' }))).toEqual([
      'password-file: expected a readable file, got EACCES',
    ])
  })
})

const files = fakeFiles({ '/srv/presend-service.yml': 'listen: a\nsmtp: b\n', '/srv/broken.yml': 'listen: [' })

async function read(named: string | null, workingDirectory: string = '/srv'): ReturnType<typeof readServiceFile> {
  return await readServiceFile({ config: named, workingDirectory }, files)
}

it('readServiceFile() reads the default file, or the one set with --config', async () => {
  const usual = await read(null)
  expect(usual).toMatchObject({ path: 'presend-service.yml', problems: [] })
  expect(usual.entries.map((entry) => entry.key)).toEqual(['listen', 'smtp'])
  expect((await read('../srv/presend-service.yml')).entries).toHaveLength(2)
})

it('readServiceFile() requires a file set with --config, but not the default one', async () => {
  expect(await read(null, '/elsewhere')).toEqual({ path: null, entries: [], problems: [] })
  expect(await read('absent.yml')).toMatchObject({ path: 'absent.yml', entries: [], problems: [{ input: 'config' }] })
  expect((await read('broken.yml')).problems).toHaveLength(1)
})
