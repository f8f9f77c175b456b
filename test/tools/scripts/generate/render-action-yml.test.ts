import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { settingRows } from '../../../../src/check/settings/rows/table.ts'
import { describeRow } from '../../../../tools/scripts/generate/describe-row.ts'
import { outputsTable } from '../../../../tools/scripts/generate/outputs.ts'
import { renderActionYml } from '../../../../tools/scripts/generate/render-action-yml.ts'

const action: unknown = parse(renderActionYml())

it('renderActionYml() has the keys that GitHub requires', () => {
  expect(action).toMatchObject({
    name: 'presend',
    branding: { icon: 'mail', color: 'green' },
    runs: { using: 'node24', main: 'dist/main.js' },
  })
  expect(renderActionYml().split('\n')[0]).toMatch(/^# Generated from src\/check\/settings\//u)
})

it("renderActionYml() has a description within GitHub's length limit", () => {
  const description = /^description: (.*)$/mu.exec(renderActionYml())?.[1] ?? ''
  expect(description.length).toBeGreaterThan(10)
  expect(description.length).toBeLessThanOrEqual(125)
})

const defaults: Readonly<Record<string, string>> = {
  'github-token': '${{ github.token }}',
  'comment-key': '${{ toJSON(matrix) }}',
}

it('renderActionYml() has every input and output, and defaults only for inputs that the config file cannot set', () => {
  const inputs = settingRows.map((row) => {
    const words = { description: describeRow(row), required: false }
    const value = defaults[row.name]
    return [row.name, value === undefined ? words : { ...words, default: value }]
  })
  const outputs = outputsTable.map((row) => [row.name, { description: row.description }])
  expect(action).toMatchObject({ inputs: Object.fromEntries(inputs), outputs: Object.fromEntries(outputs) })
  expect(renderActionYml().match(/^ {4}default:/gmu)).toHaveLength(2)
  expect(settingRows.filter((row) => row.actionDefault !== null && row.isAllowedInConfig)).toEqual([])
})

describe('renderActionYml() refuses an expression outside a default', () => {
  it('in the description of an input, including its example', () => {
    const [first, ...rest] = settingRows
    if (first === undefined) throw new Error('no rows')
    for (const changed of [
      { ...first, description: 'Pass ${{ x }}.' },
      { ...first, example: '${{ matrix.language }}' },
    ])
      expect(() => renderActionYml([changed, ...rest])).toThrow(/^template: description contains "\$\{\{"/u)
  })

  it('in the description of an output', () => {
    const output = { name: 'tests', description: 'Never pass it through ${{ }}.' }
    expect(() => renderActionYml(settingRows, [output])).toThrow(/^tests: description contains/u)
  })
})
