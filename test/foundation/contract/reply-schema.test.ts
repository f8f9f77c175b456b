import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { parameterSchema } from '../../../src/foundation/contract/openapi/json-schemas.ts'
import {
  addition,
  type Foreign,
  field,
  lenient,
  type Reply,
  readAs,
  tolerant,
} from '../../../src/foundation/contract/reply-schema.ts'

const schema = z.strictObject({
  id: readAs(z.int().min(1), z.int()),
  name: field(z.string(), 'A name.', 'n'),
  status: addition(z.string(), 'the status.', 'complete'),
  at: z.iso.datetime(),
  link: z.string().optional(),
  parts: z.array(z.strictObject({ size: z.int(), note: lenient(z.string().nullable()) })),
})
const reply: Reply<typeof schema> = { id: 1, name: 'n', status: 'complete', at: '2026-01-01T00:00:00.000Z', parts: [] }
const minimal = { id: 0, name: 'n', at: 'yesterday', parts: [{ size: 1 }] }

describe('field() and addition()', () => {
  it('describe a field in the API document with examples', () => {
    expect(parameterSchema(schema.shape.name)).toEqual({ type: 'string', description: 'A name.', examples: ['n'] })
  })

  it('mark an additive field in its description and with x-additive', () => {
    expect(parameterSchema(schema.shape.status)).toEqual({
      type: 'string',
      description: 'Additive: the status.',
      'x-additive': true,
      examples: ['complete'],
    })
  })
})

describe('tolerant()', () => {
  const reader = tolerant(schema)

  it("accepts replies from presend's own service", () => {
    expect(schema.parse(reply)).toEqual(reply)
    expect(reader.parse(reply)).toEqual(reply)
  })

  it('drops unknown fields, and does not require lenient, optional and additive ones', () => {
    const read: Foreign<typeof schema> = reader.parse({ ...minimal, extra: true })
    expect(read).toEqual(minimal)
  })

  it('drops malformed values of lenient, optional and additive fields', () => {
    const parts = [{ size: 1, note: 7 }]
    const read = reader.parse({ ...minimal, status: 3, link: false, parts })
    expect([read.status, read.link, read.parts[0]?.note]).toEqual([undefined, undefined, undefined])
  })

  it.each(['id', 'name', 'at', 'parts'])('requires %s', (name) => {
    expect(reader.safeParse({ ...minimal, [name]: undefined }).success).toBe(false)
  })

  it("uses a field's reader even after the field was described or made lenient", () => {
    expect(reader.safeParse({ ...minimal, id: 1.5 }).success).toBe(false)
    const described = z.strictObject({ id: lenient(field(readAs(z.int().min(1), z.int()), 'An id.')) })
    expect(tolerant(described).parse({ id: 0 })).toEqual({ id: 0 })
    expect(tolerant(described).parse({ id: 'x' })).toEqual({ id: undefined })
  })

  it('replaces and adds top-level fields', () => {
    const varied = tolerant(schema, { name: z.number(), also: z.boolean().optional() })
    expect(varied.parse({ ...minimal, name: 3, also: true })).toEqual({ ...minimal, name: 3, also: true })
  })
})
