/** Converts zod schemas to the JSON Schemas of the OpenAPI document. */

import * as z from 'zod'
import { errorReply, postmasterErrorReply } from '../error-replies.ts'
import type { NamedSchema, Operation } from '../operations/operation.ts'
import { postmasterRevokedPayload } from '../postmaster-webhook.ts'
import { sendTo } from '../seed-replies.ts'
import { externalTest, spamVerdict, testResult, verdict } from '../test-replies.ts'
import { webhookPayload } from '../webhook-payload.ts'
import type { WireSchema } from '../wire-schema.ts'
import type { JsonSchema, Reference } from './document.ts'

/**
 * Whether response schemas allow unknown fields (`open`) or reject them (`closed`). The published document uses `open`,
 * because clients must ignore fields added in the future. Tests check responses against the `closed` variant.
 */
export type ReplyObjects = 'open' | 'closed'

/** Schemas shared by several responses, and the schemas of webhook bodies. */
const sharedReplies: Readonly<Record<string, WireSchema<unknown>>> = {
  Error: errorReply,
  PostmasterError: postmasterErrorReply,
  SendTo: sendTo,
  TestResult: testResult,
  Verdict: verdict,
  SpamVerdict: spamVerdict,
  ExternalTest: externalTest,
  WebhookPayload: webhookPayload,
  PostmasterRevokedPayload: postmasterRevokedPayload,
}

/** Returns `components.schemas`. */
export function componentSchemas(
  operations: readonly Operation[],
  objects: ReplyObjects,
): Readonly<Record<string, JsonSchema>> {
  const replies = {
    ...sharedReplies,
    ...byName(operations.flatMap(({ reply }) => (reply.status === 204 ? [] : reply))),
  }
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
  /** Whether to describe the input or the output of a schema that transforms its value. */
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

/** Returns the schema of a parameter's parsed value. */
export function parameterSchema(schema: WireSchema<unknown>): JsonSchema {
  const made = z.toJSONSchema(schema, { io: 'output', override: ({ jsonSchema }) => tidy(jsonSchema, 'open') })
  return withoutIdentity(made)
}

/**
 * Builds an example of a response or webhook body from the examples of its fields. The example of an object takes
 * precedence over those of its fields.
 */
export function exampleOf(schema: WireSchema<unknown>): unknown {
  return exampleIn(z.toJSONSchema(schema))
}

function exampleIn(schema: JsonSchema): unknown {
  if (schema.examples !== undefined) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  const alternative = schema.anyOf?.find(({ type }) => type !== 'null')
  if (alternative !== undefined) return exampleIn(alternative)
  if (typeof schema.items === 'object' && !Array.isArray(schema.items)) return [exampleIn(schema.items)]
  const fields = Object.entries(schema.properties ?? {})
  return Object.fromEntries(fields.map(([name, inner]) => [name, typeof inner === 'boolean' ? null : exampleIn(inner)]))
}

/** Returns a reference to a schema in `components`. */
export function referenceTo(name: string): Reference {
  return { $ref: `#/components/schemas/${name}` }
}

/** Removes keywords that zod generates but that readers of the document do not need. */
function tidy(schema: JsonSchema, objects: ReplyObjects): void {
  if (schema.additionalProperties === false && objects === 'open') delete schema.additionalProperties
  // An empty `additionalProperties` means the same as a missing one, so it is removed unless the object is used as a
  // map.
  if (schema.properties !== undefined && isEmptyObject(schema.additionalProperties)) delete schema.additionalProperties
  if (schema.format === 'date' || schema.format === 'date-time') delete schema.pattern
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  delete schema.propertyNames
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

/**
 * Removes `$id`, because schemas are identified by their location in the document, and an `$id` must not be a bare
 * fragment.
 */
function withoutIdentity({ $schema: _dialect, $id: _id, ...schema }: JsonSchema): JsonSchema {
  return schema
}
