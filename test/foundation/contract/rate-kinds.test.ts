import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { rateKinds, rateNames, rateTitle, standardRateNames } from '../../../src/foundation/contract/rate-kinds.ts'
import { projectRoot } from '../../support/source-files.ts'

function readProjectFile(path: string): string {
  return readFileSync(resolve(projectRoot, path), 'utf8')
}

describe('rateKinds', () => {
  it('names the setting of each rate after its bound, and of a standard rate after its key', () => {
    for (const { bound, setting } of Object.values(rateKinds)) {
      expect(setting).toMatch(bound === 'at-least' ? /^min-/u : /^max-/u)
    }
    expect(standardRateNames.map((rate) => rateKinds[rate].setting)).toEqual(
      standardRateNames.map((rate) => `min-${rateKinds[rate].key}`),
    )
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
