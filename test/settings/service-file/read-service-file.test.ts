import { expect, it } from 'vitest'

import { noFile, readServiceFile } from '../../../src/settings/service-file/read-service-file.ts'
import { fakeFiles } from '../../support/fake-files.ts'

const files = fakeFiles({ '/srv/presend-service.yml': 'listen: a\nsmtp: b\n', '/srv/broken.yml': 'listen: [' })

async function read(named: string | null, workingDirectory: string = '/srv'): ReturnType<typeof readServiceFile> {
  return await readServiceFile({ named, workingDirectory }, files)
}

it('readServiceFile() reads the usual file, or the one that is named', async () => {
  const usual = await read(null)
  expect(usual).toMatchObject({ path: 'presend-service.yml', problems: [] })
  expect(usual.entries.map((entry) => entry.key)).toEqual(['listen', 'smtp'])
  expect((await read('../srv/presend-service.yml')).entries).toHaveLength(2)
})

it('readServiceFile() does without the usual file, and not without one that was named', async () => {
  expect(await read(null, '/elsewhere')).toBe(noFile)
  expect(await read('absent.yml')).toMatchObject({ path: 'absent.yml', entries: [], problems: [{ input: 'config' }] })
  expect((await read('broken.yml')).problems).toHaveLength(1)
})
