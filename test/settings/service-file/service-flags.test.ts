import { describe, expect, it } from 'vitest'

import { serviceFlags } from '../../../src/settings/service-file/service-flags.ts'

describe('serviceFlags()', () => {
  it('has the flags that a service may be started with, one sentence each', () => {
    const flags = serviceFlags()
    expect(flags.map(({ flag }) => flag)).toEqual(
      expect.arrayContaining(['--listen', '--smtp', '--storage', '--public-url', '--log-level']),
    )
    expect(flags.find(({ name }) => name === 'listen')).toEqual({
      name: 'listen',
      flag: '--listen',
      valueName: 'host:port',
      description: 'Where HTTP is served: the API, the reports, health and metrics (default: 127.0.0.1:8025)',
    })
    expect(flags.find(({ name }) => name === 'storage')?.description).toMatch(
      /\(default: PRESEND_STORAGE, then sqlite:\.\/presend\.db\)$/u,
    )
  })

  it('has none with a dot: maps belong into the file', () => {
    expect(serviceFlags().filter(({ name }) => name.includes('.'))).toEqual([])
  })
})
