import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { projectRoot } from '../support/source-files.ts'

const folder = join(projectRoot, 'tools/scripts/data-licenses')

it.each(readdirSync(folder))('dist/licenses.txt contains the licenses of data in %s', (name) => {
  const licenses = readFileSync(join(projectRoot, 'dist/licenses.txt'), 'utf8')
  expect(licenses).toContain(readFileSync(join(folder, name), 'utf8'))
})

it('the licenses of data name every file that contains it', () => {
  const text = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  for (const path of [
    'src/preflight/clients/client-support.json',
    'src/preflight/links/url-shorteners.ts',
    'src/verdict/advice/symbol-table.ts',
  ])
    expect(text).toContain(path)
})
