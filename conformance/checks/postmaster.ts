/** "Postmaster data": connected accounts, cumulative data, per-domain data. */

import type { Check, CheckGroup } from '../check.ts'
import {
  addressesAt,
  at,
  holds,
  integerAt,
  listAt,
  numberAt,
  objectAt,
  refuses,
  same,
  succeeds,
  textAt,
  timeAt,
} from '../expect.ts'
import { NotChecked } from '../not-checked.ts'
import { type Reply, type Session, shared } from '../session.ts'

const section = 'Endpoints, Postmaster data'
const rules = 'Endpoints, Postmaster data, Rules'
const notFound = { status: 404, form: 'postmaster' } as const
const invalid = { status: 422, form: 'postmaster' } as const

const connected: (session: Session) => Promise<Reply> = shared(
  async (session) => await session.ask('GET /postmaster_accounts/connected'),
)

const noAccount = 'a --token or an --other-token of a workspace without a connected postmaster account'

/** The list of connected accounts of a workspace that has none. @throws NotChecked when no such workspace is known */
async function withoutAccount(session: Session): Promise<Reply> {
  const reply = await connected(session)
  if (reply.status !== 200) return reply
  const token = session.given.otherToken
  if (token === null) throw new NotChecked(noAccount)
  const other = await session.ask('GET /postmaster_accounts/connected', { token })
  if (other.status === 200) throw new NotChecked(noAccount)
  return other
}

/** The id of the account that was named on the command line. */
async function accountId(session: Session): Promise<number> {
  const reply = await connected(session)
  succeeds(reply)
  const accounts = listAt(reply.json, 'connected_accounts')
  const wanted = session.given.postmaster?.email.toLowerCase()
  const account = accounts.find((each) => String(at(each, 'email')).toLowerCase() === wanted)
  holds(account !== undefined, `an account of ${session.given.postmaster?.email}`, accounts)
  return integerAt(account, 'id')
}

/** A per-domain read; the values override the right ones, `null` leaves one out. */
async function readDomain(
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

/** What each entry of a series holds beside its date. */
const series: Readonly<Record<string, (entry: unknown) => void>> = {
  spam_rate_data: (entry) => void numberAt(entry, 'value'),
  ip_reputation_data: (entry) => ['high', 'medium', 'low', 'bad'].forEach((name) => integerAt(entry, name)),
  domain_reputation_data: (entry) => {
    const reputation = textAt(entry, 'reputation')
    holds(['HIGH', 'MEDIUM', 'LOW', 'BAD'].includes(reputation), 'HIGH, MEDIUM, LOW or BAD', reputation)
  },
  feedback_loop_data: (entry) => ['spam_count', 'fbl_count'].forEach((name) => integerAt(entry, name)),
  authentication_data: (entry) =>
    ['spf_success_ratio', 'dkim_success_ratio', 'dmarc_success_ratio'].forEach((name) => ratioAt(entry, name)),
  encryption_data: (entry) => ratioAt(entry, 'tls_success_ratio'),
  delivery_errors_data: (entry) => void listAt(entry, 'errors'),
}

function ratioAt(entry: unknown, name: string): void {
  const ratio = numberAt(entry, name)
  holds(ratio >= 0 && ratio <= 1, `${name} from 0 to 1`, ratio)
}

/** Dates that are none. */
const badDates = ['2026-1-5', '05-01-2026', '20260105', 'yesterday', '2026-01-05T00:00:00Z', '2026/01/05']

async function refusesDates(session: Session, id: number): Promise<void> {
  for (const date of badDates) {
    const first = await readDomain(session, id, { start_date: date, end_date: '2026-01-31' })
    refuses(first, { ...invalid, names: [/date/iu] })
    const second = await readDomain(session, id, { start_date: '2026-01-01', end_date: date })
    refuses(second, { ...invalid, names: [/date/iu] })
  }
}

async function refusesOneDate(session: Session, id: number): Promise<void> {
  refuses(await readDomain(session, id, { start_date: '2026-01-01' }), { ...invalid, names: [/end.date/iu] })
  refuses(await readDomain(session, id, { end_date: '2026-01-01' }), { ...invalid, names: [/start.date/iu] })
}

const documentedErrors: readonly Check[] = [
  {
    id: 'postmaster/none-connected',
    says: 'Without a connected account the list of connected accounts is a 404 of the form {error}',
    section: 'Errors',
    decidedBy: 'document',
    run: async (session) => refuses(await withoutAccount(session), notFound),
  },
  {
    id: 'postmaster/no-data-for-the-account',
    says: 'Cumulative data of an account that has none is a 404 of the form {error}',
    section: 'Errors',
    decidedBy: 'document',
    run: async (session) => {
      refuses(await session.ask('GET /postmaster_accounts?email=nobody%40conformance.example'), notFound)
    },
  },
  {
    id: 'postmaster/unknown-id',
    says: 'An invalid id, and one that is not found, is a 404 of the form {error}',
    section: 'Errors',
    decidedBy: 'document',
    run: async (session) => {
      for (const id of ['999999999', '0', '-1', 'abc', '1.5', '9'.repeat(30)]) {
        refuses(await readDomain(session, id, {}), notFound)
      }
    },
  },
  {
    id: 'postmaster/email-missing',
    says: 'A per-domain read without email is a 422 of the form {error} that says so',
    section: rules,
    decidedBy: 'document',
    run: async (session) => {
      refuses(await session.ask('GET /postmaster_accounts/1?item=mail.example'), { ...invalid, names: [/email/iu] })
    },
  },
  {
    id: 'postmaster/one-date-alone',
    says: 'Only one of start_date and end_date is a 422',
    section: rules,
    decidedBy: 'document',
    needs: ['postmaster-data'],
    run: async (session) => await refusesOneDate(session, await accountId(session)),
  },
  {
    id: 'postmaster/dates-in-another-form',
    says: 'A date that is not YYYY-MM-DD is a 422',
    section: rules,
    decidedBy: 'document',
    needs: ['postmaster-data'],
    run: async (session) => await refusesDates(session, await accountId(session)),
  },
]

const documentedData: readonly Check[] = [
  {
    id: 'postmaster/connected-accounts',
    says: 'Connected accounts have id, email and created_at',
    section: 'Resources, Connected postmaster account',
    decidedBy: 'document',
    needs: ['postmaster-data'],
    run: async (session) => {
      const reply = await connected(session)
      succeeds(reply)
      for (const account of listAt(reply.json, 'connected_accounts')) {
        integerAt(account, 'id')
        addressesAt({ emails: [at(account, 'email')] }, 'emails')
        timeAt(account, 'created_at')
      }
      await accountId(session)
    },
  },
  {
    id: 'postmaster/cumulative-data',
    says: 'Cumulative data has the seven keys',
    section: 'Resources, Cumulative postmaster data',
    decidedBy: 'document',
    needs: ['postmaster-data'],
    run: async (session) => {
      const reply = await readCumulative(session)
      const keys = Object.keys(series).map((name) => name.replace(/_data$/u, ''))
      same('the keys of data', Object.keys(objectAt(reply.json, 'data')).toSorted(), keys.toSorted())
    },
  },
  {
    id: 'postmaster/domain-data',
    says: 'Per-domain data has the seven series of daily entries with their fields',
    section: 'Resources, Domain postmaster data',
    decidedBy: 'document',
    needs: ['postmaster-data'],
    run: async (session) => {
      const reply = await readDomain(session, await accountId(session), {})
      succeeds(reply)
      for (const [name, look] of Object.entries(series)) {
        for (const entry of listAt(reply.json, name)) {
          holds(/^\d{4}-\d\d-\d\d$/u.test(textAt(entry, 'date')), 'date as YYYY-MM-DD', entry)
          look(entry)
        }
      }
    },
  },
  {
    id: 'postmaster/no-data-for-the-domain',
    says: 'A domain without data is a 404 of the form {error}',
    section: rules,
    decidedBy: 'document',
    needs: ['postmaster-data'],
    run: async (session) => {
      refuses(await readDomain(session, await accountId(session), { item: 'no-data.example' }), notFound)
    },
  },
]

/** Dates of a series, which must count up. */
function datesInOrder(json: unknown, path: string): readonly string[] {
  const dates = listAt(json, path).map((entry) => textAt(entry, 'date'))
  holds(
    dates.every((date, index) => index === 0 || (dates[index - 1] ?? '') < date),
    `${path} ascending by day, no day twice`,
    dates,
  )
  return dates
}

async function readCumulative(session: Session): Promise<Reply> {
  const email = encodeURIComponent(session.given.postmaster?.email ?? '')
  const reply = await session.ask(`GET /postmaster_accounts?email=${email}`)
  succeeds(reply)
  return reply
}

function looksRight(reply: Reply, prefix: '' | 'data.'): void {
  for (const [name, look] of Object.entries(series)) {
    const path = prefix === '' ? name : `${prefix}${name.replace(/_data$/u, '')}`
    for (const date of datesInOrder(reply.json, path))
      holds(/^\d{4}-\d\d-\d\d$/u.test(date), 'date as YYYY-MM-DD', date)
    for (const entry of listAt(reply.json, path)) look(entry)
  }
}

/** What the document does not show: what an error is, and that the spam rate is no percentage. */
function looksAsDecided(json: unknown, names: { readonly spamRate: string; readonly deliveryErrors: string }): void {
  for (const entry of listAt(json, names.spamRate)) ratioAt(entry, 'value')
  for (const error of listAt(json, names.deliveryErrors).flatMap((entry) => listAt(entry, 'errors'))) {
    textAt(error, 'error_class')
    textAt(error, 'error_type')
    ratioAt(error, 'error_ratio')
  }
}

const decidedData: readonly Check[] = [
  {
    id: 'postmaster/cumulative-entries',
    says: 'Each key of the cumulative data holds daily entries like those of one domain, ascending by day',
    section,
    decidedBy: 'presend',
    needs: ['postmaster-data'],
    run: async (session) => {
      const reply = await readCumulative(session)
      looksRight(reply, 'data.')
      looksAsDecided(reply.json, { spamRate: 'data.spam_rate', deliveryErrors: 'data.delivery_errors' })
    },
  },
  {
    id: 'postmaster/cumulative-covers-the-domain',
    says: 'The cumulative data has every day that a domain of the account has',
    section,
    decidedBy: 'presend',
    needs: ['postmaster-data'],
    run: async (session) => {
      const own = await readDomain(session, await accountId(session), {})
      succeeds(own)
      const all = await readCumulative(session)
      for (const name of Object.keys(series)) {
        const known = new Set(datesInOrder(all.json, `data.${name.replace(/_data$/u, '')}`))
        const missing = datesInOrder(own.json, name).filter((date) => !known.has(date))
        same(`the days of ${name} that the cumulative data lacks`, missing, [])
      }
    },
  },
  {
    id: 'postmaster/domain-entries',
    says: 'Series ascend by day; the spam rate is a ratio; a delivery error has class, type and ratio',
    section,
    decidedBy: 'presend',
    needs: ['postmaster-data'],
    run: async (session) => {
      const reply = await readDomain(session, await accountId(session), {})
      succeeds(reply)
      looksRight(reply, '')
      looksAsDecided(reply.json, { spamRate: 'spam_rate_data', deliveryErrors: 'delivery_errors_data' })
    },
  },
  {
    id: 'postmaster/domain-with-final-dot',
    says: 'A domain is found with a final dot too',
    section,
    decidedBy: 'presend',
    needs: ['postmaster-data'],
    run: async (session) => {
      const item = `${session.given.postmaster?.item ?? ''}.`
      succeeds(await readDomain(session, await accountId(session), { item }))
    },
  },
  {
    id: 'postmaster/other-workspace',
    says: 'An account of another workspace does not exist: not in the list, not by id, not by address',
    section,
    decidedBy: 'presend',
    needs: ['postmaster-data', 'other-token'],
    run: async (session) => {
      const { email, item } = session.given.postmaster ?? { email: '', item: '' }
      const query = new URLSearchParams({ email, item }).toString()
      const token = session.given.otherToken
      const id = await accountId(session)
      refuses(await session.ask(`GET /postmaster_accounts/${id}?${query}`, { token }), notFound)
      refuses(await session.ask(`GET /postmaster_accounts?email=${encodeURIComponent(email)}`, { token }), notFound)
      const list = await session.ask('GET /postmaster_accounts/connected', { token })
      if (list.status === 404) return
      const ids = listAt(list.json, 'connected_accounts').map((account) => integerAt(account, 'id'))
      holds(!ids.includes(id), `no account ${id}`, ids)
    },
  },
]

const decided: readonly Check[] = [
  {
    id: 'postmaster/cumulative-needs-email',
    says: 'Cumulative data without email, or with an empty one, is a 422',
    section,
    decidedBy: 'presend',
    run: async (session) => {
      for (const query of ['', '?email=', '?email=%20']) {
        refuses(await session.ask(`GET /postmaster_accounts${query}`), { ...invalid, names: [/email/iu] })
      }
    },
  },
  {
    id: 'postmaster/domain-needs-item',
    says: 'A per-domain read without item, or with an empty email or item, is a 422 that names it',
    section,
    decidedBy: 'presend',
    run: async (session) => {
      refuses(await readDomain(session, 1, { item: null }), { ...invalid, names: [/item/u] })
      refuses(await readDomain(session, 1, { item: '' }), { ...invalid, names: [/item/u] })
      refuses(await readDomain(session, 1, { email: '' }), { ...invalid, names: [/email/u] })
    },
  },
  {
    id: 'postmaster/invalid-before-unknown',
    says: 'A 422 comes before a 404: dates are judged before the account is looked for',
    section: rules,
    decidedBy: 'presend',
    run: async (session) => {
      await refusesOneDate(session, 999_999_999)
      await refusesDates(session, 999_999_999)
      refuses(await session.ask('GET /postmaster_accounts/abc?item=mail.example'), { ...invalid, names: [/email/u] })
    },
  },
  {
    id: 'postmaster/impossible-dates',
    says: 'A day that does not exist, and a start after the end, is a 422',
    section: rules,
    decidedBy: 'presend',
    run: async (session) => {
      for (const [start_date, end_date] of [
        ['2026-13-01', '2026-12-31'],
        ['2026-02-01', '2026-02-30'],
        ['2025-02-29', '2025-03-01'],
        ['2026-01-02', '2026-01-01'],
        ['2026-00-10', '2026-01-01'],
      ] as const) {
        refuses(await readDomain(session, 999_999_999, { start_date, end_date }), { ...invalid, names: [/date/iu] })
      }
      const reversed = { start_date: '2026-01-02', end_date: '2026-01-01' }
      const names = ['start_date', 'end_date']
      refuses(await readDomain(session, 999_999_999, reversed), { ...invalid, names })
    },
  },
  {
    id: 'postmaster/names-without-case',
    says: 'Account and domain are found in any case of letters',
    section,
    decidedBy: 'presend',
    needs: ['postmaster-data'],
    run: async (session) => {
      const { email, item } = session.given.postmaster ?? { email: '', item: '' }
      const id = await accountId(session)
      succeeds(await readDomain(session, id, { email: email.toUpperCase(), item: item.toUpperCase() }))
      succeeds(await session.ask(`GET /postmaster_accounts?email=${encodeURIComponent(email.toLowerCase())}`))
    },
  },
  {
    id: 'postmaster/range-of-days',
    says: 'A range includes both its ends, and holds for all seven series',
    section: rules,
    decidedBy: 'presend',
    needs: ['postmaster-data'],
    run: async (session) => {
      const id = await accountId(session)
      const all = await readDomain(session, id, {})
      succeeds(all)
      const dates = listAt(all.json, 'encryption_data').map((entry) => textAt(entry, 'date'))
      const [first = '', last = first] = dates.slice(-2)
      const some = await readDomain(session, id, { start_date: first, end_date: last })
      succeeds(some)
      for (const name of Object.keys(series)) {
        const shown = listAt(some.json, name).map((entry) => textAt(entry, 'date'))
        const isWithin = shown.every((date) => first <= date && date <= last)
        holds(isWithin, `${name} from ${first} to ${last}`, shown)
      }
      same('the days of encryption_data', listAt(some.json, 'encryption_data').length, new Set([first, last]).size)
    },
  },
  {
    id: 'postmaster/good-dates',
    says: 'Good dates are accepted, leap days and a range of one day too',
    section: rules,
    decidedBy: 'presend',
    run: async (session) => {
      for (const [start_date, end_date] of [
        ['2024-02-29', '2024-03-01'],
        ['2026-01-01', '2026-01-01'],
        ['2025-12-31', '2026-01-01'],
      ] as const) {
        refuses(await readDomain(session, 999_999_999, { start_date, end_date }), notFound)
      }
    },
  },
  {
    id: 'postmaster/empty-range',
    says: 'A range without data is a 404, and so are id and email of different accounts',
    section,
    decidedBy: 'presend',
    needs: ['postmaster-data'],
    run: async (session) => {
      const id = await accountId(session)
      refuses(await readDomain(session, id, { start_date: '1999-01-01', end_date: '1999-12-31' }), notFound)
      refuses(await readDomain(session, id, { email: 'somebody-else@conformance.example' }), notFound)
    },
  },
]

/** Postmaster data. */
export const postmaster: CheckGroup = {
  title: 'Postmaster data',
  checks: [...documentedErrors, ...documentedData, ...decided, ...decidedData],
}
