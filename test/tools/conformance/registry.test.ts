import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { checksOf, groups } from '../../../tools/conformance/registry.ts'
import { readSourceFiles } from '../../support/source-files.ts'

describe('the registry of checks', () => {
  it('contains each id once, in the form group/what', () => {
    const ids = checksOf('presend').map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z-]+\/[a-z0-9-]+$/u.test(id))).toEqual([])
  })

  it('returns only the checks for the document when requested', () => {
    expect(checksOf('document').every(({ decidedBy }) => decidedBy === 'document')).toBe(true)
    expect(checksOf('document').length).toBeGreaterThan(60)
    expect(checksOf('presend').length).toBeGreaterThan(checksOf('document').length)
  })

  it('checks all recorded replies last', () => {
    expect(groups.at(-1)?.checks.every(({ id }) => id.startsWith('traffic/'))).toBe(true)
  })
})

describe('the conformance suite', () => {
  it("imports none of presend's code, so that it can test any service", () => {
    const imports = readSourceFiles('tools/conformance').flatMap(({ path, text }) =>
      [...text.matchAll(/from '([^']+)'/gu)].map((match) => `${path}: ${match[1]}`),
    )
    expect(imports.filter((line) => /\.\.\/(?:\.\.\/)*(?:src|test)\//u.test(line))).toEqual([])
    expect(imports.filter((line) => !/: (?:\.{1,2}\/|node:)/u.test(line))).toEqual([])
  })

  it('is part of the npm package', () => {
    const { files, scripts } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../package.json'), 'utf8'))
    expect(files).toContain('tools/conformance')
    expect(scripts.conformance).toBe('node tools/conformance/run.ts')
  })
})
