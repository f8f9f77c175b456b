import { describe, expect, it } from 'vitest'
import { configTable } from '../../../../src/check/settings/config/read-config.ts'
import { entryTable } from '../../../../src/check/settings/config/template-entries.ts'
import { settingRows } from '../../../../src/check/settings/rows/table.ts'
import { renderJsonSchema } from '../../../../tools/scripts/generate/render-json-schema.ts'

const schema = JSON.parse(renderJsonSchema())

describe('renderJsonSchema()', () => {
  it('has a property for exactly the settings allowed in the config file', () => {
    expect(Object.keys(schema.properties)).toEqual([...Object.keys(configTable), 'templates', 'thresholds'])
    expect(schema.additionalProperties).toBe(false)
  })

  it('contains no secrets', () => {
    for (const row of settingRows.filter((one) => one.isSecret)) expect(schema.properties).not.toHaveProperty(row.name)
  })

  it('has the settings of an entry of templates', () => {
    const [entry, path] = schema.properties.templates.items.anyOf
    expect(Object.keys(entry.properties)).toEqual([...Object.keys(entryTable), 'thresholds'])
    expect(entry.required).toEqual(['template'])
    expect(path).toEqual({ type: 'string' })
  })

  it('describes each property, with its values, default and example', () => {
    expect(schema.properties.gate).toEqual({
      description: expect.stringContaining('Default: fail.'),
      enum: ['fail', 'warn', 'off'],
      default: 'fail',
    })
    expect(schema.properties['smtp-connections']).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 100,
      default: 20,
    })
    expect(schema.properties['dry-run']).toMatchObject({ type: 'boolean', default: false })
    expect(schema.properties['smtp-rate']).toMatchObject({ examples: ['14'] })
    for (const property of Object.values<{ description?: string; $ref?: string }>(schema.properties)) {
      expect(property.description ?? property.$ref).toBeTruthy()
    }
  })

  it('has the thresholds of each provider type', () => {
    const { properties, additionalProperties } = schema.definitions.thresholds
    expect(Object.keys(properties)).toEqual(['consumer', 'business', 'protected'])
    expect(additionalProperties).toBe(false)
    expect(Object.keys(properties.business.properties)).toEqual([
      'inbox-rate',
      'spf-pass-rate',
      'dkim-pass-rate',
      'dmarc-pass-rate',
    ])
  })

  it('has patterns that are valid JavaScript', () => {
    const patterns = [...renderJsonSchema().matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/gu)].map((match) => match[1] ?? '')
    expect(patterns.length).toBeGreaterThan(5)
    for (const pattern of patterns) expect(() => new RegExp(JSON.parse(pattern), 'u')).not.toThrow()
  })
})
