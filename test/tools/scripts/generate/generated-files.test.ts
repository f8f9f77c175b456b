import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { generatedFiles } from '../../../../tools/scripts/generate/generated-files.ts'
import { projectRoot } from '../../../support/source-files.ts'

function read(path: string): string {
  return readFileSync(resolve(projectRoot, path), 'utf8')
}

describe('the generated files', () => {
  it.each(generatedFiles(read))('$path is up to date (otherwise: npm run generate)', (file) => {
    expect(read(file.path)).toBe(file.content)
  })
})
