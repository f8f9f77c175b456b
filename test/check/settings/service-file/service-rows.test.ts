import { describe, expect, it } from 'vitest'
import type { Row } from '../../../../src/check/settings/engine/row.ts'
import { serviceFlags, serviceTable } from '../../../../src/check/settings/service-file/service-rows.ts'
import { serviceSettings } from './service-folder.ts'

const rows: readonly Row[] = Object.values(serviceTable)

describe('serviceTable', () => {
  it.each(rows.map((row) => [row.name, row] as const))('%s accepts its own default and example', (_name, row) => {
    const texts = [row.default, row.example].filter((one) => one !== null)
    for (const text of texts) expect(row.kind.parse({ form: 'text', text }, row.name).status, text).toBe('ok')
    expect(row.description).toMatch(/^\S.*\.$/u)
  })

  it('has at most one default per row', () => {
    expect(rows.filter((row) => row.default !== null && row.defaultNote !== null)).toEqual([])
  })
})

it('rate limits are integers from 1', async () => {
  expect((await serviceSettings({ yaml: '\nrate-limits: {pages: 1}' })).rateLimits).toMatchObject({
    pro: 1000,
    pages: 1,
  })
  for (const bad of ['0', '1.5', 'none', '-1']) {
    await expect(serviceSettings({ yaml: `\nrate-limits: {pages: ${bad}}` })).rejects.toThrow('rate-limits.pages')
  }
})

describe('serviceFlags()', () => {
  it('contains one sentence for each flag of presend serve', () => {
    const flags = serviceFlags()
    expect(flags.map(({ flag }) => flag)).toEqual(
      expect.arrayContaining(['--listen', '--smtp', '--storage', '--public-url', '--log-level']),
    )
    expect(flags.find(({ name }) => name === 'listen')).toMatchObject({
      name: 'listen',
      flag: '--listen',
      valueName: 'host:port',
      description:
        'The address of the HTTP server for the API, reports, health checks and metrics (default: 127.0.0.1:8025)',
    })
    expect(flags.find(({ name }) => name === 'storage')?.description).toMatch(
      /\(default: sqlite:\.\/presend\.db; environment: PRESEND_STORAGE\)$/u,
    )
  })

  it('has no flag with a dot, because sections belong in the file', () => {
    expect(serviceFlags().filter(({ name }) => name.includes('.'))).toEqual([])
  })
})
