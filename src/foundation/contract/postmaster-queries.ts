/** Defines the query parameters of the postmaster paths, following the rules in api-v1.md, "Postmaster data". */

import * as z from 'zod'

import { expectedDay, isDay } from './day.ts'
import { field, type Reply } from './reply-schema.ts'
import { storableText } from './storable-text.ts'

/** Declares a string. A missing string gets the same error message as an empty one. */
function requiredText(what: string): z.ZodType<string> {
  return z.preprocess((given) => given ?? '', storableText().regex(/\S/u, what))
}

const email = field(
  requiredText('the email address of the connected postmaster account'),
  'Email address of the connected postmaster account.',
  'postmaster@shop.example',
)

const day = z.iso.date(expectedDay)

/** The query parameters of `GET /postmaster_accounts`. */
export const cumulativeQuery = z.looseObject({ email })

/**
 * The query parameters of `GET /postmaster_accounts/:id`, in which the two days must be given together and in order.
 */
export const domainQuery = z
  .looseObject({
    email,
    item: field(requiredText('the domain to query'), 'Domain to query.', 'shop.example'),
    start_date: field(day.optional(), 'First day of the range (inclusive); requires `end_date`.', '2026-01-01'),
    end_date: field(day.optional(), 'Last day of the range (inclusive); requires `start_date`.', '2026-01-31'),
  })
  .superRefine(({ start_date: start, end_date: end }, context) => {
    if (start !== undefined && end === undefined) context.addIssue(missingDay('end_date', 'start_date'))
    if (start === undefined && end !== undefined) context.addIssue(missingDay('start_date', 'end_date'))
    // The order is checked only if both days are valid, because invalid days are reported separately.
    if (start !== undefined && end !== undefined && isDay(start) && isDay(end) && start > end) {
      context.addIssue({ code: 'custom', path: ['start_date'], message: `a day on or before end_date (${end})` })
    }
  })
export type DomainQuery = Reply<typeof domainQuery>

function missingDay(missing: string, given: string): { code: 'custom'; path: string[]; message: string } {
  return { code: 'custom', path: [missing], message: `a day in YYYY-MM-DD format (required with ${given})` }
}
