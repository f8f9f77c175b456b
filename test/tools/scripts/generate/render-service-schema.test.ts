import { describe, expect, it } from 'vitest'
import { seedTable } from '../../../../src/check/settings/service-file/seed-rows.ts'
import { serviceTable } from '../../../../src/check/settings/service-file/service-rows.ts'
import { renderServiceSchema } from '../../../../tools/scripts/generate/render-service-schema.ts'

const schema = JSON.parse(renderServiceSchema())

describe('renderServiceSchema()', () => {
  it('has exactly the keys of the service file, each with a description', () => {
    for (const name of Object.keys(serviceTable)) {
      const [section = '', key] = name.split('.')
      const { properties } = key === undefined ? schema : schema.properties[section]
      expect(properties[key ?? section], name).toMatchObject({ description: expect.stringMatching(/./u) })
    }
    for (const section of ['dns', 'limits', 'tls']) expect(schema.properties[section].additionalProperties).toBe(false)
    expect(schema.additionalProperties).toBe(false)
    const { properties } = schema.properties.seeds.items
    const names = Object.keys(properties).flatMap((name) =>
      name === 'oauth' ? Object.keys(properties.oauth.properties).map((key) => `oauth.${key}`) : [name],
    )
    expect(names).toEqual(Object.keys(seedTable))
  })

  it('contains allowed values and defaults', () => {
    expect(schema.properties['log-level']).toMatchObject({ enum: expect.arrayContaining(['info']), default: 'info' })
    expect(schema.properties.limits.properties['judging-slots']).toMatchObject({ type: 'integer', default: 16 })
    expect(schema.properties.webhooks.properties['allow-private']).toMatchObject({ type: 'boolean', default: false })
  })

  it('requires the keys that a seed needs', () => {
    const { items } = schema.properties.seeds
    expect(items.required).toEqual(['address', 'type'])
    expect(items.anyOf[1].required).toEqual(['kind', 'host', 'username'])
    expect(items.properties).not.toHaveProperty('password')
    expect(items.anyOf[1].oneOf).toEqual([
      { required: ['password-env'] },
      { required: ['password-file'] },
      { required: ['oauth'] },
    ])
    expect(items.anyOf[0].not.anyOf.filter((one: unknown) => JSON.stringify(one).includes('oauth'))).toHaveLength(1)
  })

  it('has patterns that are valid JavaScript', () => {
    const patterns = [...renderServiceSchema().matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/gu)].map(
      (match) => match[1] ?? '',
    )
    expect(patterns.length).toBeGreaterThan(3)
    for (const pattern of patterns) expect(() => new RegExp(JSON.parse(pattern), 'u')).not.toThrow()
  })
})
