import { describe, expect, it } from 'vitest'

import { trueOrFalse } from '../../../src/settings/kinds.ts'
import { defaultText, describeServiceRow, serviceRow } from '../../../src/settings/service-file/service-row.ts'

const parts = { name: 'x', kind: trueOrFalse(), description: 'What it is.' }

describe('serviceRow()', () => {
  it('has no default, no example and no flag unless it is given one', () => {
    expect(serviceRow(parts)).toEqual({
      ...parts,
      default: null,
      defaultNote: null,
      example: null,
      isFlag: false,
      environmentVariable: null,
    })
  })

  it('is described with its example and its default', () => {
    expect(describeServiceRow(serviceRow(parts))).toBe('What it is.')
    const row = serviceRow({ ...parts, example: 'true', defaultNote: 'it depends' })
    expect(describeServiceRow(row)).toBe('What it is. Example: true. Default: it depends.')
    expect(defaultText(serviceRow({ ...parts, default: 'false' }))).toBe('false')
  })
})
