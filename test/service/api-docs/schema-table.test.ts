import { describe, expect, it } from 'vitest'

import { schemaTable, typeOf } from '../../../src/service/api-docs/schema-table.ts'
import { textOf } from '../report-page/report-builders.ts'

describe('typeOf()', () => {
  it.each([
    [{ type: 'string' }, 'string'],
    [{ type: ['string', 'null'] }, 'string or null'],
    [{ type: 'string', format: 'date' }, 'string (date)'],
    [{ type: 'array', items: { type: 'integer' } }, 'array of integer'],
    [{ enum: ['a', null] }, '<code>&quot;a&quot;</code> or <code>null</code>'],
    [{ const: true }, '<code>true</code>'],
    [{ $ref: '#/components/schemas/Verdict' }, '<a href="#schema-Verdict">Verdict</a>'],
    [{ anyOf: [{ $ref: '#/x/Y' }, { type: 'null' }] }, '<a href="#schema-Y">Y</a> or null'],
    [{}, 'any'],
  ] as const)('returns the type of %j', (schema, html) => {
    expect(String(typeOf(JSON.parse(JSON.stringify(schema))))).toBe(html)
  })
})

describe('schemaTable()', () => {
  const schema = {
    type: 'object',
    required: ['test'],
    properties: {
      test: {
        type: 'object',
        description: 'The test.',
        required: ['id'],
        properties: { id: { type: 'integer', minimum: 1, maximum: 9 }, name: { type: 'string', maxLength: 5 } },
      },
      list: {
        type: 'array',
        description: 'Additive: entries.',
        items: { type: 'object', properties: { at: { type: 'string', default: 'now' } } },
      },
      maybe: { anyOf: [{ type: 'object', properties: { inner: { type: 'boolean' } } }, { type: 'null' }] },
    },
  } as const

  const table = (direction: 'sent' | 'received'): string =>
    textOf(String(schemaTable(JSON.parse(JSON.stringify(schema)), direction)))

  it('has one row per field, nested fields with their full path', () => {
    const html = String(schemaTable(JSON.parse(JSON.stringify(schema)), 'received'))
    const names = [...html.matchAll(/<tr><td><code>([^<]+)</gu)].map((match) => match[1])
    expect(names).toEqual(['test', 'test.id', 'test.name', 'list', 'list[].at', 'maybe', 'maybe.inner'])
  })

  it('marks required, optional and additive fields', () => {
    expect(table('sent')).toContain('test required object The test.')
    expect(table('received')).toContain('test object The test.')
    expect(table('sent')).toContain('list optional additive array of object Entries.')
  })

  it('shows limits and defaults', () => {
    expect(table('sent')).toContain('From 1 to 9.')
    expect(table('sent')).toContain('At most 5 characters.')
    expect(table('sent')).toContain('Default: &quot;now&quot;.')
  })

  it('returns null for a schema without fields', () => {
    expect(schemaTable({ type: 'object' }, 'sent')).toBeNull()
  })
})
