/** Requests postmaster data, and defines the fields of its series. */

import { at, holds, integerAt, listAt, numberAt, succeeds, textAt } from './expect.ts'
import { type Reply, type Session, shared } from './session.ts'

/** The section of api-v1.md that defines the requests. */
export const section = 'Endpoints, Postmaster data'
/** The section of api-v1.md that defines the rules for postmaster data. */
export const rules = 'Endpoints, Postmaster data, Rules'
/** The expected error if there is no data. */
export const notFound = { status: 404, form: 'postmaster' } as const

/** The list of connected accounts, which is read once. */
export const connected: (session: Session) => Promise<Reply> = shared(
  async (session) => await session.ask('GET /postmaster_accounts/connected'),
)

/** The id of the account given on the command line. */
export async function accountId(session: Session): Promise<number> {
  const reply = await connected(session)
  succeeds(reply)
  const accounts = listAt(reply.json, 'connected_accounts')
  const wanted = session.given.postmaster?.email.toLowerCase()
  const account = accounts.find((each) => String(at(each, 'email')).toLowerCase() === wanted)
  holds(account !== undefined, `a connected account with the address ${session.given.postmaster?.email}`, accounts)
  return integerAt(account, 'id')
}

/** Reads per-domain data. `changes` replaces the valid parameters; `null` omits a parameter. */
export async function readDomain(
  session: Session,
  id: number | string,
  changes: Readonly<Record<string, string | null>>,
): Promise<Reply> {
  const { email = 'nobody@mail.example', item = 'mail.example' } = session.given.postmaster ?? {}
  const query = Object.entries({ email, item, ...changes }).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return await session.ask(`GET /postmaster_accounts/${id}?${query.join('&')}`)
}

/** Reads the cumulative data of the account given on the command line. */
export async function readCumulative(session: Session): Promise<Reply> {
  const email = encodeURIComponent(session.given.postmaster?.email ?? '')
  const reply = await session.ask(`GET /postmaster_accounts?email=${email}`)
  succeeds(reply)
  return reply
}

/** The fields of each series, in addition to the date. */
export const series: Readonly<Record<string, (entry: unknown) => void>> = {
  spam_rate_data: (entry) => void numberAt(entry, 'value'),
  ip_reputation_data: (entry) => ['high', 'medium', 'low', 'bad'].forEach((name) => integerAt(entry, name)),
  domain_reputation_data: (entry) => {
    const reputation = textAt(entry, 'reputation')
    holds(
      ['HIGH', 'MEDIUM', 'LOW', 'BAD'].includes(reputation),
      'reputation to be HIGH, MEDIUM, LOW or BAD',
      reputation,
    )
  },
  feedback_loop_data: (entry) => ['spam_count', 'fbl_count'].forEach((name) => integerAt(entry, name)),
  authentication_data: (entry) =>
    ['spf_success_ratio', 'dkim_success_ratio', 'dmarc_success_ratio'].forEach((name) => ratioAt(entry, name)),
  encryption_data: (entry) => ratioAt(entry, 'tls_success_ratio'),
  delivery_errors_data: (entry) => void listAt(entry, 'errors'),
}

/** Asserts that a field is a number from 0 to 1. */
export function ratioAt(entry: unknown, name: string): void {
  const ratio = numberAt(entry, name)
  holds(ratio >= 0 && ratio <= 1, `${name} to be from 0 to 1`, ratio)
}

/** Returns the dates in a series, which must be in ascending order. */
export function datesInOrder(json: unknown, path: string): readonly string[] {
  const dates = listAt(json, path).map((entry) => textAt(entry, 'date'))
  holds(
    dates.every((date, index) => index === 0 || (dates[index - 1] ?? '') < date),
    `${path} to be in ascending order of date, without duplicate dates`,
    dates,
  )
  return dates
}
