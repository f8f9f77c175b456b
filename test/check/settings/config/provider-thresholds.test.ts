import { describe, expect, it } from 'vitest'
import { readProviderThresholds } from '../../../../src/check/settings/config/provider-thresholds.ts'
import { parseYaml } from '../../../../src/check/settings/engine/config-value.ts'
import { renderProblem } from '../../../../src/foundation/errors/problem.ts'
import { valueOf } from '../../../support/parsed.ts'

function read(yaml: string): { readonly thresholds: unknown; readonly problems: readonly string[] } {
  const value = valueOf(parseYaml(yaml, { file: 'p.yml', input: 'config' }))
  const entry = { key: 'thresholds', place: { file: 'p.yml', line: 1 }, value }
  const { thresholds, problems } = readProviderThresholds(entry, '')
  return { thresholds, problems: problems.map(renderProblem) }
}

describe('readProviderThresholds()', () => {
  it('reads a percentage or none for each rate of each type', () => {
    expect(
      read('business: {inbox-rate: 90, spf-pass-rate: 95.5%, dkim-pass-rate: none}\nprotected: {dmarc-pass-rate: 80}'),
    ).toEqual({
      thresholds: { business: { inbox: 90, spf: 95.5, dkim: null }, protected: { dmarc: 80 } },
      problems: [],
    })
  })

  it('treats empty values as not given', () => {
    expect(read('business:\nconsumer: {inbox-rate: }')).toEqual({ thresholds: {}, problems: [] })
    expect(readProviderThresholds(undefined, '')).toEqual({ thresholds: {}, problems: [] })
  })

  it.each([
    [
      'overall: {inbox-rate: 3}',
      'thresholds.overall (p.yml:1:1): expected a provider type; to set thresholds for all seeds together, use min-inbox-rate',
    ],
    ['busines: {inbox-rate: 3}', 'thresholds.busines (p.yml:1:1): expected a known key; did you mean business?'],
    [
      'business: {min-inbox-rate: 3}',
      'thresholds.business.min-inbox-rate (p.yml:1:12): expected a known key; use one of: inbox-rate, ',
    ],
    [
      'business: {inbox-rate: 101}',
      'thresholds.business.inbox-rate (p.yml:1:12): expected a number from 0 to 100 (percent), or none, got "101"',
    ],
    [
      'business: {inbox-rate: [1]}',
      'thresholds.business.inbox-rate (p.yml:1:12): expected a single value, or none, got a list',
    ],
    [
      'business: 90',
      'thresholds.business (p.yml:1:11): expected a map with the keys inbox-rate, spf-pass-rate, dkim-pass-rate, dmarc-pass-rate, got a single value',
    ],
    ['[90]', 'thresholds (p.yml:1:1): expected a map, such as business: {inbox-rate: 90}, got a list'],
  ])('rejects the thresholds %s', (yaml, expected) => {
    const { problems } = read(yaml)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(expected)
  })
})
