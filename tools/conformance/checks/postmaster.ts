/** Checks the "Postmaster data" section: connected accounts, cumulative data, per-domain data. */

import { type Check, type CheckGroup, requiredBy } from '../check.ts'
import { holds, listAt, refuses, same, succeeds, textAt } from '../expect.ts'
import { NotChecked } from '../not-checked.ts'
import { accountId, connected, notFound, readDomain, rules, section, series } from '../postmaster-reads.ts'
import type { Reply, Session } from '../session.ts'
import { postmasterSeries } from './postmaster-series.ts'

const invalid = { status: 422, form: 'postmaster' } as const

const noAccount = 'a --token or an --other-token of a workspace without a connected postmaster account'

/** Reads the connected accounts of a workspace that has none. @throws NotChecked if no such workspace is known */
async function withoutAccount(session: Session): Promise<Reply> {
  const reply = await connected(session)
  if (reply.status !== 200) return reply
  const token = session.given.otherToken
  if (token === null) throw new NotChecked(noAccount)
  const other = await session.ask('GET /postmaster_accounts/connected', { token })
  if (other.status === 200) throw new NotChecked(noAccount)
  return other
}

/** Invalid dates. */
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

const documentedErrors: readonly Check[] = requiredBy('document', 'Errors', [
  {
    id: 'postmaster/none-connected',
    says: 'In a workspace without a connected account, a request for the connected accounts gets a 404 with {error}',
    run: async (session) => refuses(await withoutAccount(session), notFound),
  },
  {
    id: 'postmaster/no-data-for-the-account',
    says: 'A request for the cumulative data of an account without data gets a 404 with {error}',
    run: async (session) => {
      refuses(await session.ask('GET /postmaster_accounts?email=nobody%40conformance.example'), notFound)
    },
  },
  {
    id: 'postmaster/unknown-id',
    says: 'An invalid or unknown id gets a 404 with {error}',
    run: async (session) => {
      for (const id of ['999999999', '0', '-1', 'abc', '1.5', '9'.repeat(30)]) {
        refuses(await readDomain(session, id, {}), notFound)
      }
    },
  },
  {
    id: 'postmaster/email-missing',
    says: 'A request for per-domain data without email gets a 422 with {error} that names the parameter',
    section: rules,
    run: async (session) => {
      refuses(await session.ask('GET /postmaster_accounts/1?item=mail.example'), { ...invalid, names: [/email/iu] })
    },
  },
  {
    id: 'postmaster/one-date-alone',
    says: 'A request with only one of start_date and end_date gets a 422',
    section: rules,
    needs: ['postmaster-data'],
    run: async (session) => await refusesOneDate(session, await accountId(session)),
  },
  {
    id: 'postmaster/dates-in-another-form',
    says: 'A date that is not in the format YYYY-MM-DD gets a 422',
    section: rules,
    needs: ['postmaster-data'],
    run: async (session) => await refusesDates(session, await accountId(session)),
  },
])

const decided: readonly Check[] = requiredBy('presend', section, [
  {
    id: 'postmaster/cumulative-needs-email',
    says: 'A request for cumulative data without email, or with an empty email, gets a 422',
    run: async (session) => {
      for (const query of ['', '?email=', '?email=%20']) {
        refuses(await session.ask(`GET /postmaster_accounts${query}`), { ...invalid, names: [/email/iu] })
      }
    },
  },
  {
    id: 'postmaster/domain-needs-item',
    says: 'A request for per-domain data without item, or with an empty email or item, gets a 422 that names the parameter',
    run: async (session) => {
      refuses(await readDomain(session, 1, { item: null }), { ...invalid, names: [/item/u] })
      refuses(await readDomain(session, 1, { item: '' }), { ...invalid, names: [/item/u] })
      refuses(await readDomain(session, 1, { email: '' }), { ...invalid, names: [/email/u] })
    },
  },
  {
    id: 'postmaster/invalid-before-unknown',
    says: 'A 422 takes precedence over a 404: dates are validated before the account is looked up',
    section: rules,
    run: async (session) => {
      await refusesOneDate(session, 999_999_999)
      await refusesDates(session, 999_999_999)
      refuses(await session.ask('GET /postmaster_accounts/abc?item=mail.example'), { ...invalid, names: [/email/u] })
    },
  },
  {
    id: 'postmaster/impossible-dates',
    says: 'A date that does not exist, or a start date after the end date, gets a 422',
    section: rules,
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
    says: 'Account addresses and domains are case-insensitive',
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
    says: 'A date range includes both ends and applies to all seven series',
    section: rules,
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
        holds(isWithin, `${name} to have only dates from ${first} to ${last}`, shown)
      }
      same(
        'the number of days in encryption_data',
        listAt(some.json, 'encryption_data').length,
        new Set([first, last]).size,
      )
    },
  },
  {
    id: 'postmaster/good-dates',
    says: 'Valid dates are accepted, including leap days and a range of one day',
    section: rules,
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
    says: 'A request for a date range without data gets a 404, as does a request for an id with the email of another account',
    needs: ['postmaster-data'],
    run: async (session) => {
      const id = await accountId(session)
      refuses(await readDomain(session, id, { start_date: '1999-01-01', end_date: '1999-12-31' }), notFound)
      refuses(await readDomain(session, id, { email: 'somebody-else@conformance.example' }), notFound)
    },
  },
])

/** Checks postmaster data. */
export const postmaster: CheckGroup = {
  title: 'Postmaster data',
  checks: [...documentedErrors, ...decided, ...postmasterSeries],
}
