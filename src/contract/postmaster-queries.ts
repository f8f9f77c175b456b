/** The query strings of the postmaster paths, with the rules of api-v1.md, "Postmaster data". */

import * as z from 'zod'

import { field } from './reply-schema.ts'
import { storableText } from './storable-text.ts'
import type { WireSchema } from './wire-schema.ts'

/** Query of `GET /postmaster_accounts`. */
export interface CumulativeQuery {
  readonly email: string
}

/** Query of `GET /postmaster_accounts/:id`: both days or none, in order. */
export interface DomainQuery {
  readonly email: string
  readonly item: string
  readonly start_date?: string | undefined
  readonly end_date?: string | undefined
}

/** Missing and empty are the same mistake, and get the same words. */
function wantedText(what: string): z.ZodType<string> {
  return z.preprocess((given) => given ?? '', storableText().regex(/\S/u, what))
}

const email = field(
  wantedText('the e-mail address of the connected postmaster account'),
  'E-mail address of the connected postmaster account.',
  'postmaster@shop.example',
)

const day = z.iso.date('a valid date, as YYYY-MM-DD')

/** Reads the query of `GET /postmaster_accounts`. */
export const cumulativeQuery: WireSchema<CumulativeQuery> = z.looseObject({ email })

/** Reads the query of `GET /postmaster_accounts/:id`. */
export const domainQuery: WireSchema<DomainQuery> = z
  .looseObject({
    email,
    item: field(wantedText('the domain to query'), 'Domain to query.', 'shop.example'),
    start_date: field(day.optional(), 'First day, included; wants `end_date`.', '2026-01-01'),
    end_date: field(day.optional(), 'Last day, included; wants `start_date`.', '2026-01-31'),
  })
  .superRefine(({ start_date: start, end_date: end }, context) => {
    if (start !== undefined && end === undefined) context.addIssue(missingDay('end_date', 'start_date'))
    if (start === undefined && end !== undefined) context.addIssue(missingDay('start_date', 'end_date'))
    if (isDay(start) && isDay(end) && start > end) {
      context.addIssue({ code: 'custom', path: ['start_date'], message: `a day that is not after end_date (${end})` })
    }
  })

function missingDay(missing: string, given: string): { code: 'custom'; path: string[]; message: string } {
  return { code: 'custom', path: [missing], message: `a day as YYYY-MM-DD, because ${given} is given: both or none` }
}

/** Days that were refused for themselves are not compared as well. */
function isDay(text: string | undefined): text is string {
  return text !== undefined && day.safeParse(text).success
}
