import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { rateKinds, rateNames, rateTitle } from '../../src/contract/rate-kinds.ts'
import { projectRoot } from '../support/source-files.ts'

function readProjectFile(path: string): string {
  return readFileSync(resolve(projectRoot, path), 'utf8')
}

describe('rateKinds', () => {
  it.each(rateNames)('names the setting of the %s rate after its bound and key', (rate) => {
    const { bound, key, setting } = rateKinds[rate]
    expect(setting).toBe(`${bound === 'at-least' ? 'min' : 'max'}-${key}`)
  })

  it('has a title of its own for each rate', () => {
    expect(rateNames.map(rateTitle)).toEqual([...new Set(rateNames.map(rateTitle))])
    expect(rateTitle('inbox')).toBe('inbox rate')
    expect(rateTitle('dkim')).toBe('DKIM pass rate')
  })

  it('has the same rates as the JSON Schema of report.json', () => {
    const { $defs } = JSON.parse(readProjectFile('schema/report.schema.json'))
    expect($defs.rateName.enum).toEqual(rateNames)
  })

  it.each(rateNames)('has a description of the %s rate in docs/report-json.md', (rate) => {
    const row = /^\| `rate`, `scope` \|.*$/mu.exec(readProjectFile('docs/report-json.md'))?.[0]
    expect(row).toContain(`\`${rate}\``)
  })
})
