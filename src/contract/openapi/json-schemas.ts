/** From zod schemas to the JSON Schemas of the document. */

import * as z from 'zod'
import { errorReplySchema, postmasterErrorReplySchema } from '../error-reply-schemas.ts'
import type { NamedSchema, Operation } from '../operations/operation.ts'
import { postmasterRevokedPayload } from '../postmaster-webhook.ts'
import { sendToSchema } from '../seed-reply-schemas.ts'
import { externalTestSchema, spamSchema, testResultEntrySchema, verdictSchema } from '../test-reply-schemas.ts'
import { webhookPayload } from '../webhook-payload.ts'
import type { WireSchema } from '../wire-schema.ts'
import type { JsonSchema, Reference } from './document.ts'

/**
 * Whether replies may have fields that the document does not know. The published document says `open`: a client must
 * ignore them, or each new additive field would break it. Our tests look at replies with `closed`.
 */
export type ReplyObjects = 'open' | 'closed'

/** Parts that several replies share, and those that no operation names. */
const sharedReplies: Readonly<Record<string, WireSchema<unknown>>> = {
  Error: errorReplySchema,
  PostmasterError: postmasterErrorReplySchema,
  SendTo: sendToSchema,
  TestResult: testResultEntrySchema,
  Verdict: verdictSchema,
  SpamVerdict: spamSchema,
  ExternalTest: externalTestSchema,
  WebhookPayload: webhookPayload,
  PostmasterRevokedPayload: postmasterRevokedPayload,
}

/** All `components.schemas`. */
export function componentSchemas(
  operations: readonly Operation[],
  objects: ReplyObjects,
): Readonly<Record<string, JsonSchema>> {
  const replies = { ...sharedReplies, ...byName(operations.map((operation) => operation.reply)) }
  const bodies = byName(operations.flatMap((operation) => operation.body ?? []))
  return {
    ...toComponents(replies, { io: 'output', objects }),
    ...toComponents(bodies, { io: 'input', objects: 'open' }),
  }
}

function byName(schemas: readonly NamedSchema[]): Readonly<Record<string, WireSchema<unknown>>> {
  return Object.fromEntries(schemas.map(({ name, schema }) => [name, schema]))
}

interface Conversion {
  /** Which side of a transforming schema is described: what comes in, or what is made of it. */
  readonly io: 'input' | 'output'
  readonly objects: ReplyObjects
}

function toComponents(
  schemas: Readonly<Record<string, WireSchema<unknown>>>,
  { io, objects }: Conversion,
): Readonly<Record<string, JsonSchema>> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id })
  const made = z.toJSONSchema(registry, {
    io,
    uri: (id) => referenceTo(id).$ref,
    override: ({ jsonSchema }) => tidy(jsonSchema, objects),
  })
  return Object.fromEntries(Object.entries(made.schemas).map(([id, schema]) => [id, withoutIdentity(schema)]))
}

/** The schema of a parameter, as its value is once it is read. */
export function parameterSchema(schema: WireSchema<unknown>): JsonSchema {
  const made = z.toJSONSchema(schema, { io: 'output', override: ({ jsonSchema }) => tidy(jsonSchema, 'open') })
  return withoutIdentity(made)
}

/** Points to a schema of `components`. */
export function referenceTo(name: string): Reference {
  return { $ref: `#/components/schemas/${name}` }
}

/** Takes out what zod writes and no reader of the document needs. */
function tidy(schema: JsonSchema, objects: ReplyObjects): void {
  if (schema.additionalProperties === false && objects === 'open') delete schema.additionalProperties
  // `{}` allows everything, as its absence does; only a map of values is worth a word.
  if (schema.properties !== undefined && isEmptyObject(schema.additionalProperties)) delete schema.additionalProperties
  if (schema.format === 'date' || schema.format === 'date-time') delete schema.pattern
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  delete schema.propertyNames
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

/** The place in the document is the schema's identity; an `$id` of a fragment alone is not even allowed. */
function withoutIdentity({ $schema: _dialect, $id: _id, ...schema }: JsonSchema): JsonSchema {
  return schema
}
