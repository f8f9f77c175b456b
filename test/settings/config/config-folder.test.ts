import { expect, it } from 'vitest'

import { configFolder } from '../../../src/settings/config/config-folder.ts'

it.each([
  ['.github/presend.yml', ''],
  ['presend.yml', ''],
  ['packages/mail/presend.yml', 'packages/mail'],
  ['packages/mail/.github/presend.yml', 'packages/mail'],
  ['./examples/presend.yml', 'examples'],
])('the folder of %s is %j', (path, folder) => {
  expect(configFolder(path)).toBe(folder)
})
