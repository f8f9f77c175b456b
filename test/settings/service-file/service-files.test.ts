import { describe, expect, it } from 'vitest'

import { fileProblem } from '../../../src/settings/service-file/service-files.ts'
import { fakeFiles } from '../../support/fake-files.ts'

const surroundings = {
  files: fakeFiles({ '/srv/a.pem': '', '/etc/b.pem': '', '/srv/keys/c': '' }),
  workingDirectory: '/srv',
}

describe('fileProblem()', () => {
  it.each(['a.pem', './a.pem', '/etc/b.pem', '../etc/b.pem'])('has nothing against %s', async (path) => {
    expect(await fileProblem({ input: 'tls.cert-file', path }, surroundings)).toBeNull()
  })

  it('names what is not there, and what is no file', async () => {
    const place = { file: 'a.yml', line: 3 }
    expect(await fileProblem({ input: 'tls.cert-file', path: 'b.pem', place }, surroundings)).toEqual({
      input: 'tls.cert-file',
      place,
      came: '"b.pem"',
      expected: 'a file that is there',
      todo: 'correct the path; it is relative to the working directory',
    })
    expect(await fileProblem({ input: 'tls.cert-file', path: 'keys' }, surroundings)).toMatchObject({
      expected: 'a file, not a directory',
    })
  })
})
