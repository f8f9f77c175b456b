import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { expect, it } from 'vitest'

import { version } from '../../../src/foundation/world/version.ts'
import { projectRoot } from '../../support/source-files.ts'

function read(path: string): string {
  return readFileSync(resolve(projectRoot, path), 'utf8')
}

it('package.json, code, first output line and changelog have the same version', () => {
  expect(JSON.parse(read('package.json'))).toMatchObject({ version })
  expect(read('src/main.ts')).toContain(`'presend ${version}\\n'`)
  expect(read('CHANGELOG.md')).toContain(`## ${version}`)
})
