/** Defines the requests that create tests (api-v1.md, "Endpoints"). */

import * as z from 'zod'

import { httpHeaders } from './http-headers.ts'
import { maxMetadataBytes, metadataSchema } from './metadata.ts'
import { mailTypes, providerTypes } from './names.ts'
import { addition, field, type Reply } from './reply-schema.ts'
import { shortText } from './storable-text.ts'
import type { WireSchema } from './wire-schema.ts'

/** The maximum length of names and sources, in characters. */
const maxNameLength = 255
/**
 * The maximum number of invalid entries in `provider_types` to check. Each check takes a few microseconds, so checking
 * a body with 500,000 entries would take seconds.
 */
const maxWrongTypes = 1000
/** The maximum value of `timeout_minutes`. */
const maxTimeoutMinutes = 1440

/** Makes a field optional. `null` counts as absent. */
function optional<T>(schema: z.ZodType<T>): z.ZodOptional<z.ZodType<T | undefined>> {
  return z.preprocess((value) => value ?? undefined, schema.optional()).optional()
}

/** Declares a required, non-empty string. */
function requiredText(expected: string): z.ZodString {
  return shortText(maxNameLength).min(1, expected)
}

const externalTest = z.looseObject({
  name: field(requiredText('a name'), 'Name of the test.', 'Order confirmation'),
  source: field(
    requiredText('the name of the calling application'),
    'Name of the calling application; you can filter lists of tests by it.',
    'ci',
  ),
  metadata: field(
    optional(metadataSchema),
    `Any JSON object of at most ${maxMetadataBytes} bytes; replies return it unchanged.`,
    { commit: '4fbc063' },
  ),
})

const providerTypesField = field(
  z.preprocess(limitWrongTypes, z.array(z.enum(providerTypes)).optional()).optional(),
  'Provider types of the seed mailboxes; all types if missing or empty. Duplicates are ignored.',
  ['consumer', 'business'],
)

const minutesRange = `an integer from 1 to ${maxTimeoutMinutes}`
const timeoutMinutes = addition(
  optional(z.int().min(1, minutesRange).max(maxTimeoutMinutes, minutesRange)),
  'minutes until the test expires; if absent, the service’s own setting applies (60 by default).',
  60,
)

/**
 * The body of `POST /spam_tests`. Each reported problem contains the path of its field, such as `$.provider_types[1]`.
 */
export const createSpamTestRequest = z.looseObject({
  spam_test: field(
    optional(
      z.looseObject({
        name: field(
          optional(shortText(maxNameLength)),
          'Name of the test; if missing or empty, "Untitled test".',
          'Order confirmation',
        ),
      }),
    ),
    'The test.',
  ),
  provider_types: providerTypesField,
  external_test: field(
    optional(externalTest),
    'If present, the test is created as an external test, as with `POST /external_tests`.',
  ),
  timeout_minutes: timeoutMinutes,
})
export type CreateSpamTestRequest = Reply<typeof createSpamTestRequest>

/** The body of `POST /external_tests`. */
export const createExternalTestRequest = z.looseObject({
  external_test: field(externalTest, 'The test.'),
  provider_types: providerTypesField,
  timeout_minutes: timeoutMinutes,
})
export type CreateExternalTestRequest = Reply<typeof createExternalTestRequest>

/** The header fields of both create requests, `POST /spam_tests` and `POST /external_tests`. */
export const createTestHeaders: Readonly<Record<string, WireSchema<string | undefined>>> = {
  [httpHeaders.senderDomain]: addition(
    z.string().min(1).max(253).optional(),
    'the domain in the From field of the test mail. ' +
      'If set, the test accepts only mail from this domain, or from a domain with the same Organizational Domain (RFC 9989); other mail with the tracking id is ignored.',
    'shop.example',
  ),
  [httpHeaders.mailType]: addition(
    z.enum(mailTypes).optional(),
    'the kind of mail. ' +
      'Simulated seeds apply bulk sender requirements only to `marketing` mail, and never put `transactional` mail in the Promotions tab. ' +
      'If absent, seeds apply both the bulk sender requirements and the Promotions rules.',
    'transactional',
  ),
}

/**
 * Truncates a list after its thousandth invalid entry. The list is rejected anyway, so the rest need not be checked.
 * `null` counts as absent.
 */
function limitWrongTypes(list: unknown): unknown {
  if (list === null) return undefined
  if (!Array.isArray(list) || list.length <= maxWrongTypes) return list
  let wrongCount = 0
  const end = list.findIndex((type) => {
    if (!providerTypes.includes(type)) wrongCount += 1
    return wrongCount > maxWrongTypes
  })
  return end === -1 ? list : list.slice(0, end)
}
