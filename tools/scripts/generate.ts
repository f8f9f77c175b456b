/**
 * Writes the files that are generated from the settings tables and the preflight rules. With --check, lists the files
 * that differ and writes nothing.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

import { generatedFiles } from './generate/generated-files.ts'

const projectRoot = resolve(import.meta.dirname, '../..')
const isCheck = process.argv.includes('--check')

function readOrNull(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

const different = generatedFiles((path) => readFileSync(resolve(projectRoot, path), 'utf8')).filter(
  (file) => readOrNull(resolve(projectRoot, file.path)) !== file.content,
)
for (const file of different) {
  const path = resolve(projectRoot, file.path)
  if (!isCheck) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, file.content)
  }
  console.log(`${file.path}: ${isCheck ? 'out of date; run "npm run generate"' : 'written'}`)
}
if (different.length === 0) console.log('All generated files are up to date')
if (isCheck && different.length > 0) process.exitCode = 1
