import { expect, it } from 'vitest'

import { readSettingFile } from '../../../src/service/self-hosted/read-setting-file.ts'
import { fakeFiles } from '../../support/fake-files.ts'

const place = { files: fakeFiles({ '/srv/ca.pem': 'text' }), workingDirectory: '/srv' }
const setting = { input: 'ca-file', expected: 'a readable file' }

it('readSettingFile() resolves the path against the working directory', async () => {
  expect(await readSettingFile('ca.pem', setting, place)).toEqual({ status: 'ok', value: 'text' })
})

it('readSettingFile() returns a problem that names the setting', async () => {
  expect(await readSettingFile('absent.pem', setting, place)).toMatchObject({ status: 'bad', problems: [setting] })
})
