/** The bodies of the two requests that create a test: api-v1.md, "Endpoints". */

import * as z from 'zod'

import { addition, field } from './field-notes.ts'
import { httpHeaders } from './http-headers.ts'
import { maxMetadataBytes, metadataSchema } from './metadata.ts'
import type { ProviderType } from './names.ts'
import { mailTypes, providerTypes } from './names.ts'
import { shortText } from './storable-text.ts'
import type { WireSchema } from './wire-schema.ts'

/** Longest test name and source, in characters. */
const maxNameLength = 255
/** How many wrong entries of `provider_types` are looked at: each costs microseconds, and a body has room for 500,000. */
const maxWrongTypes = 1000
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

/** An optional field, for which `null` means absent. */
function optional<T>(schema: z.ZodType<T>): z.ZodType<T | undefined> {
  return z.preprocess((value) => value ?? undefined, schema.optional()).optional()
}

/** A text that must not be empty; `what` says what it is. */
function wantedName(what: string): z.ZodString {
  return shortText(maxNameLength).min(1, what)
}

const externalTestSchema = z.looseObject({
  name: field(wantedName('a name'), 'Name of the test.', 'Order confirmation'),
  source: field(
    wantedName('the identifier of the calling application'),
    'Identifier of the calling application; lists can be filtered by it.',
    'ci',
  ),
  metadata: field(
    optional(metadataSchema),
    `Anything the caller wants to find again; comes back unchanged. At most ${maxMetadataBytes} bytes as JSON.`,
    { commit: '4fbc063' },
  ),
})

const providerTypesSchema = field(
  z.preprocess(withoutCountlessWrong, z.array(z.enum(providerTypes)).optional()).optional(),
  'Which kinds of seed mailboxes the test gets. Absent or empty: all. A type that stands twice counts once.',
  ['consumer', 'business'],
)

const timeoutMinutesSchema = addition(
  optional(
    z
      .int()
      .min(1, `a whole number from 1 to ${maxTimeoutMinutes}`)
      .max(maxTimeoutMinutes, `a whole number from 1 to ${maxTimeoutMinutes}`),
  ),
  'how many minutes the test stays open; absent: what the service is set to (60).',
  60,
)

/** Schema of `POST /spam_tests`. Problems name the field: `$.provider_types[1]`. */
export const createSpamTestRequest: WireSchema<CreateSpamTestRequest> = z.looseObject({
  spam_test: field(
    optional(
      z.looseObject({
        name: field(
          optional(shortText(maxNameLength)),
          'Name of the test for people; absent or empty: "Untitled test".',
          'Order confirmation',
        ),
      }),
    ),
    'The test.',
  ),
  provider_types: providerTypesSchema,
  external_test: field(
    optional(externalTestSchema),
    'Given: the test is made in external style, as by `POST /external_tests`.',
  ),
  timeout_minutes: timeoutMinutesSchema,
})

/** Schema of `POST /external_tests`. */
export const createExternalTestRequest: WireSchema<CreateExternalTestRequest> = z.looseObject({
  external_test: field(externalTestSchema, 'The test.'),
  provider_types: providerTypesSchema,
  timeout_minutes: timeoutMinutesSchema,
})

/** Header fields of both requests that create a test. */
export const createTestHeaders: Readonly<Record<string, WireSchema<string | undefined>>> = {
  [httpHeaders.senderDomain]: addition(
    z.string().min(1).max(253).optional(),
    'the domain of the From field of the mail that will be sent. Then only mail from it, or from a domain of the same ' +
      'Organizational Domain (RFC 9989), belongs to the test; mail of others that carries the tracking id is ignored.',
    'shop.example',
  ),
  [httpHeaders.mailType]: addition(
    z.enum(mailTypes).optional(),
    'what kind of mail will be sent. Simulated seeds apply the requirements for bulk senders to `marketing` mail only, ' +
      'and do not show `transactional` mail in the Promotions tab. Absent: both sets of rules apply.',
    'transactional',
  ),
}

/** The list as it is, or up to its thousandth wrong entry: it is refused either way. `null` means absent. */
function withoutCountlessWrong(list: unknown): unknown {
  if (list === null) return undefined
  if (!Array.isArray(list) || list.length <= maxWrongTypes) return list
  let wrongCount = 0
  const end = list.findIndex((type) => {
    if (!providerTypes.includes(type)) wrongCount += 1
    return wrongCount > maxWrongTypes
  })
  return end === -1 ? list : list.slice(0, end)
}
