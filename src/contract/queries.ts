/** The query strings of the API: api-v1.md, "Endpoints". Values come as text; `provider_types` as a list of texts. */

import * as z from 'zod'

import { field } from './field-notes.ts'
import { type ProviderType, providerTypes, testStatuses } from './names.ts'
import { storableText } from './storable-text.ts'
import type { WireSchema } from './wire-schema.ts'

/** Entries of a page when the client does not say. */
export const defaultPerPage = 10
/** Entries of a page at most; who asks for more gets so many. */
export const maxPerPage = 100

/** Query of `GET /external_tests`. */
export interface ListExternalTestsQuery {
  readonly source?: string | undefined
  /** May be none of the statuses that there are. */
  readonly status?: string | undefined
  /** From 1. */
  readonly page?: number | undefined
  /** From 1; not yet cut to `maxPerPage`. */
  readonly per_page?: number | undefined
}

/** Query of `GET /external_tests/providers`. */
export interface ProvidersQuery {
  readonly provider_types?: readonly ProviderType[] | undefined
}

// Numbers that are too large to be exact are all beyond the last page.
const positiveInteger = z
  .string()
  .regex(/^0*[1-9]\d*$/u, 'a positive integer')
  .transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER))
  .pipe(z.int().min(1))

/** A field that a form left empty is not given. */
function given<T>(schema: z.ZodType<T>): z.ZodType<T | undefined> {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional()).optional()
}

/** Reads the query of `GET /external_tests`. */
export const listExternalTestsQuery: WireSchema<ListExternalTestsQuery> = z.looseObject({
  source: field(given(storableText()), 'Only tests of this source. Empty: any.', 'ci'),
  status: field(
    given(storableText()),
    `Only tests in this state: ${testStatuses.join(', ')}. Empty: any. No test has another one.`,
    'complete',
  ),
  page: given(positiveInteger).meta({ description: 'Page number, from 1.', default: 1 }),
  per_page: given(positiveInteger).meta({
    description: `Tests a page. More than ${maxPerPage} is cut to ${maxPerPage}.`,
    default: defaultPerPage,
  }),
})

/** Reads the query of `GET /external_tests/providers`. */
export const providersQuery: WireSchema<ProvidersQuery> = z.looseObject({
  provider_types: field(
    z.array(z.enum(providerTypes)).optional(),
    'Only seeds of these types; may stand several times, with or without the brackets. Absent: all.',
    ['consumer', 'business'],
  ),
})
