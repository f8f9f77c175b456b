import { expect, it } from 'vitest'

import { readSeedPlaces } from '../../../src/settings/service-file/seed-places.ts'
import { fakeFiles } from '../../support/fake-files.ts'

const yaml = `listen: nonsense
seeds:
  - {address: A@Box.example, type: consumer, kind: imap, password-env: UNSET}
  - {address: b@box.example, kind: imap, oauth: {provider: google}}
  - {address: c@box.example}
  - {address: nobody}
  - no map
`

it('readSeedPlaces() says where each seed stands and how it logs in, whatever is wrong with the file', async () => {
  const files = fakeFiles({ '/srv/presend-service.yml': yaml })
  const places = await readSeedPlaces({ named: null, workingDirectory: '/srv' }, files)
  expect([...places]).toEqual([
    ['a@box.example', { place: { file: 'presend-service.yml', line: 3, column: 5 }, login: 'password' }],
    ['b@box.example', { place: { file: 'presend-service.yml', line: 4, column: 5 }, login: 'oauth' }],
    ['c@box.example', { place: { file: 'presend-service.yml', line: 5, column: 5 }, login: null }],
  ])
})

it.each([{}, { '/srv/presend-service.yml': 'seeds: none' }])('readSeedPlaces() finds none in %j', async (texts) => {
  expect((await readSeedPlaces({ named: null, workingDirectory: '/srv' }, fakeFiles(texts))).size).toBe(0)
})
