/** The bodies of the two requests that create a test: api-v1.md, "Endpoints". */

import * as z from 'zod'

import type { ProviderType } from './names.ts'
import { providerTypes } from './names.ts'
import type { WireSchema } from './wire-schema.ts'

/** Longest test name, in characters. */
const maxNameLength = 255
/** Largest `metadata`, as JSON in UTF-8. */
const maxMetadataBytes = 16_384
/** The range of `timeout_minutes`. */
const maxTimeoutMinutes = 1440

/** `external_test` of a request. */
export interface ExternalTestInput {
  readonly name: string
  /** Identifier of the calling application. */
  readonly source: string
  readonly metadata?: Readonly<Record<string, unknown>> | undefined
}

/** Body of `POST /spam_tests`. With `external_test` it makes an external-style test. */
export interface CreateSpamTestRequest {
  readonly spam_test?: { readonly name?: string | undefined } | undefined
  /** Absent or empty: all types. */
  readonly provider_types?: readonly ProviderType[] | undefined
  readonly external_test?: ExternalTestInput | undefined
  /** Additive: how long the test stays open, 1–1440. */
  readonly timeout_minutes?: number | undefined
}

/** Body of `POST /external_tests`. */
export interface CreateExternalTestRequest {
  readonly external_test: ExternalTestInput
  /** Absent or empty: all types. */
  readonly provider_types?: readonly ProviderType[] | undefined
  /** Additive: how long the test stays open, 1–1440. */
  readonly timeout_minutes?: number | undefined
}

const nameSchema = z.string().max(maxNameLength, `at most ${maxNameLength} characters`)

const metadataSchema = z
  .record(z.string(), z.unknown())
  .refine((metadata) => Buffer.byteLength(JSON.stringify(metadata)) <= maxMetadataBytes, {
    error: `at most ${maxMetadataBytes} bytes of JSON`,
  })

const externalTestSchema = z.looseObject({
  name: nameSchema.min(1, 'a name'),
  source: nameSchema.min(1, 'the identifier of the calling application'),
  metadata: metadataSchema.optional(),
})

const providerTypesSchema = z.array(z.enum(providerTypes)).optional()

const timeoutMinutesSchema = z
  .int()
  .min(1, `a whole number from 1 to ${maxTimeoutMinutes}`)
  .max(maxTimeoutMinutes, `a whole number from 1 to ${maxTimeoutMinutes}`)
  .optional()

/** Schema of `POST /spam_tests`. Problems name the field: `$.provider_types[1]`. */
export const createSpamTestRequest: WireSchema<CreateSpamTestRequest> = z.looseObject({
  spam_test: z.looseObject({ name: nameSchema.optional() }).optional(),
  provider_types: providerTypesSchema,
  external_test: externalTestSchema.optional(),
  timeout_minutes: timeoutMinutesSchema,
})

/** Schema of `POST /external_tests`. */
export const createExternalTestRequest: WireSchema<CreateExternalTestRequest> = z.looseObject({
  external_test: externalTestSchema,
  provider_types: providerTypesSchema,
  timeout_minutes: timeoutMinutesSchema,
})
