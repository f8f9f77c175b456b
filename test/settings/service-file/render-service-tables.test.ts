import { describe, expect, it } from 'vitest'

import { serviceBlocks } from '../../../src/settings/service-file/render-service-tables.ts'
import { seedTable } from '../../../src/settings/service-file/seed-rows.ts'
import { serviceTable } from '../../../src/settings/service-file/service-rows.ts'

describe('serviceBlocks()', () => {
  it('has a line for every key, with its flag and variable', () => {
    const blocks = serviceBlocks()
    for (const name of Object.keys(serviceTable)) expect(blocks['service-keys']).toContain(`| \`${name}\` | `)
    for (const name of Object.keys(seedTable)) expect(blocks['seed-keys']).toContain(`| \`${name}\` | `)
    expect(blocks['service-keys']).toContain('Flag `--storage`. Environment variable `PRESEND_STORAGE`.')
  })
})
