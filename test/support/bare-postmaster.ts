/** The postmaster paths of the bare service: the documented rules and formats, with data from the test. */

import type { RecordedRequest } from './bare-api.ts'

/** The seven series of one domain; omitted series are empty. */
export type BareSeries = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** The connected accounts and their data. */
export interface BarePostmaster {
  readonly accounts: readonly { readonly id: number; readonly email: string; readonly source?: unknown }[]
  /** The data by domain, which is the same for all accounts. */
  readonly domains: Readonly<Record<string, BareSeries>>
}

interface BareAnswer {
  readonly statusCode: number
  readonly body: unknown
}

const seriesNames = [
  'spam_rate',
  'ip_reputation',
  'domain_reputation',
  'feedback_loop',
  'authentication',
  'encryption',
  'delivery_errors',
] as const

/** Answers a request to a postmaster path. Errors of these paths have the form `{error}`. */
export function answerPostmaster(given: BarePostmaster | undefined, request: RecordedRequest): BareAnswer {
  const name = request.path.split('/')[2] ?? null
  if (name === 'connected') return listAccounts(given)
  const email = request.query.get('email') ?? ''
  if (email === '') return refuse(422, 'Email parameter is required')
  const account = given?.accounts.find((one) => one.email.toLowerCase() === email.toLowerCase())
  if (name === null) return account === undefined ? refuse(404, 'No data for the account') : totals(given)
  const [start, end] = [request.query.get('start_date'), request.query.get('end_date')]
  if ((start === null) !== (end === null)) return refuse(422, 'Both start_date and end_date are needed')
  if (![start, end].every((date) => date === null || isDay(date))) return refuse(422, 'Dates must be YYYY-MM-DD')
  if (account === undefined || String(account.id) !== name) return refuse(404, 'Postmaster account not found')
  return ofDomain(given?.domains[request.query.get('item') ?? ''], start ?? '', end ?? '9999-12-31')
}

function listAccounts(given: BarePostmaster | undefined): BareAnswer {
  if (given === undefined || given.accounts.length === 0) return refuse(404, 'No connected accounts')
  const accounts = given.accounts.map((account) => ({ created_at: '2026-01-01T00:00:00Z', ...account }))
  return { statusCode: 200, body: { connected_accounts: accounts } }
}

function ofDomain(series: BareSeries | undefined, start: string, end: string): BareAnswer {
  const chosen = seriesNames.map((name) => {
    const entries = series?.[`${name}_data`] ?? []
    return [`${name}_data`, entries.filter(({ date }) => start <= String(date) && String(date) <= end)] as const
  })
  if (chosen.every(([, entries]) => entries.length === 0)) return refuse(404, 'No data for the selected domain')
  return { statusCode: 200, body: Object.fromEntries(chosen) }
}

/** Returns totals of the first domain only, because the document specifies only their form. */
function totals(given: BarePostmaster | undefined): BareAnswer {
  const [series] = Object.values(given?.domains ?? {})
  if (series === undefined) return refuse(404, 'No data for the account')
  const data = Object.fromEntries(seriesNames.map((name) => [name, series[`${name}_data`] ?? []]))
  return { statusCode: 200, body: { data } }
}

function isDay(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/u.test(date)
}

function refuse(statusCode: number, error: string): BareAnswer {
  return { statusCode, body: { error } }
}
