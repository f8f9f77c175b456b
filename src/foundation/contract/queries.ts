/**
 * Declares query parameters (api-v1.md, "Endpoints"). Each value arrives as a string, except for `provider_types`,
 * which arrives as a list of strings.
 */

import * as z from 'zod'

import { providerTypes, testStatuses } from './names.ts'
import { field } from './reply-schema.ts'
import { storableText } from './storable-text.ts'

/** The default value of `per_page`. */
export const defaultPerPage = 10
/** The maximum value of `per_page`; larger values are reduced to it. */
export const maxPerPage = 100

/**
 * A positive integer. Page numbers too large to represent exactly are capped, because they are beyond the last page
 * anyway.
 */
export const positiveInteger = z
  .string()
  .regex(/^0*[1-9]\d*$/u, 'a positive integer')
  .transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER))
  .pipe(z.int().min(1))

/** Makes a parameter optional. An empty parameter counts as absent. */
export function optionalParameter<T>(schema: z.ZodType<T>): z.ZodOptional<z.ZodType<T | undefined>> {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional()).optional()
}

/**
 * The query parameters of `GET /external_tests`. The schema accepts unknown values of `status`, and values of
 * `per_page` above the maximum.
 */
export const listExternalTestsQuery = z.looseObject({
  source: field(
    optionalParameter(storableText()),
    'Only list tests with this source. An empty value lists all tests.',
    'ci',
  ),
  status: field(
    optionalParameter(storableText()),
    `Only list tests in this state: ${testStatuses.join(', ')}. An empty value lists all tests; an unknown value lists none.`,
    'complete',
  ),
  page: optionalParameter(positiveInteger).meta({ description: 'Page number, starting at 1.', default: 1 }),
  per_page: optionalParameter(positiveInteger).meta({
    description: `Number of tests per page. Values above ${maxPerPage} count as ${maxPerPage}.`,
    default: defaultPerPage,
  }),
})

/** The query parameters of `GET /external_tests/providers`. */
export const providersQuery = z.looseObject({
  provider_types: field(
    z.array(z.enum(providerTypes)).optional(),
    'Only list seeds of these types; if absent, all seeds are listed. The parameter may be repeated, with or without the brackets in its name.',
    ['consumer', 'business'],
  ),
})
