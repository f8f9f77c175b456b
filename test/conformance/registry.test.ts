import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { checksOf, groups } from '../../conformance/registry.ts'
import { readSourceFiles } from '../support/source-files.ts'

describe('the registry of checks', () => {
  it('has no id twice, and ids of the form group/what', () => {
    const ids = checksOf('presend').map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z-]+\/[a-z0-9-]+$/u.test(id))).toEqual([])
  })

  it('gives the document alone where that is asked for', () => {
    expect(checksOf('document').every(({ decidedBy }) => decidedBy === 'document')).toBe(true)
    expect(checksOf('document').length).toBeGreaterThan(60)
    expect(checksOf('presend').length).toBeGreaterThan(checksOf('document').length)
  })

  it('looks back on all replies last', () => {
    expect(groups.at(-1)?.checks.every(({ id }) => id.startsWith('traffic/'))).toBe(true)
  })
})

describe('the suite', () => {
  it('imports nothing of presend: it must be able to judge any service', () => {
    const imports = readSourceFiles('conformance').flatMap(({ path, text }) =>
      [...text.matchAll(/from '([^']+)'/gu)].map((match) => `${path}: ${match[1]}`),
    )
    expect(imports.filter((line) => /\.\.\/(?:\.\.\/)?(?:src|test)\//u.test(line))).toEqual([])
    expect(imports.filter((line) => !/: (?:\.{1,2}\/|node:)/u.test(line))).toEqual([])
  })

  it('ships with the package', () => {
    const { files, scripts } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'))
    expect(files).toContain('conformance')
    expect(scripts.conformance).toBe('node conformance/run.ts')
  })
})
