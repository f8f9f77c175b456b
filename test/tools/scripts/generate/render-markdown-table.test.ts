import { describe, expect, it } from 'vitest'
import { settingRows } from '../../../../src/check/settings/rows/table.ts'
import { seedTable } from '../../../../src/check/settings/service-file/seed-rows.ts'
import { serviceTable } from '../../../../src/check/settings/service-file/service-rows.ts'
import { outputsTable } from '../../../../tools/scripts/generate/outputs.ts'
import {
  markdownBlocks,
  renderRows,
  replaceBlocks,
  serviceBlocks,
} from '../../../../tools/scripts/generate/render-markdown-table.ts'

describe('renderRows()', () => {
  const lines = renderRows('input', settingRows).split('\n')

  it('has one row per input, with three cells each', () => {
    expect(lines).toHaveLength(settingRows.length + 2)
    for (const line of lines) expect(line.match(/(?<!\\)\|/gu)).toHaveLength(4)
  })

  it('shows the defaults in action.yml, and the allowed sources of secret destinations', () => {
    expect(lines.find((line) => line.startsWith('| `github-token`'))).toMatch(/ `\$\{\{ github\.token \}\}` \|$/u)
    expect(lines.find((line) => line.startsWith('| `api-url`'))).toContain(
      'Not allowed in the config file. Environment variable: `PRESEND_API_URL`.',
    )
  })

  it('escapes text that could be read as a tag', () => {
    expect(lines.join('\n').replaceAll(/`[^`]*`/gu, '')).not.toMatch(/(?<!\\)</u)
  })
})

describe('markdownBlocks().outputs', () => {
  it('has one row per output', () => {
    expect(markdownBlocks()['outputs']?.split('\n')).toHaveLength(outputsTable.length + 2)
  })
})

describe('replaceBlocks()', () => {
  it('replaces only the text between the markers', () => {
    const before = 'a\n<!-- generated:x -->\nold\n<!-- /generated:x -->\nb\n'
    const after = 'a\n<!-- generated:x -->\nnew $& $1\n<!-- /generated:x -->\nb\n'
    expect(replaceBlocks(before, { x: 'new $& $1' })).toBe(after)
    expect(replaceBlocks(after, { x: 'new $& $1' })).toBe(after)
  })

  it.each(['', '<!-- generated:x -->', '<!-- /generated:x -->\n<!-- generated:x -->'])(
    'rejects the document %j',
    (document) => {
      expect(() => replaceBlocks(document, { x: 'new' })).toThrow('add them')
    },
  )
})

describe('serviceBlocks()', () => {
  it('has a line for every key, with its flag and variable', () => {
    const blocks = serviceBlocks()
    for (const name of Object.keys(serviceTable)) expect(blocks['service-keys']).toContain(`| \`${name}\` | `)
    for (const name of Object.keys(seedTable)) expect(blocks['seed-keys']).toContain(`| \`${name}\` | `)
    expect(blocks['service-keys']).toContain('Flag: `--storage`. Environment variable: `PRESEND_STORAGE`.')
  })
})
