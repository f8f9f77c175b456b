/** Checks the "Postmaster data" section: account lists and series. */

import { type Check, requiredBy } from '../check.ts'
import {
  addressesAt,
  at,
  holds,
  integerAt,
  listAt,
  objectAt,
  refuses,
  same,
  succeeds,
  textAt,
  timeAt,
} from '../expect.ts'
import {
  accountId,
  connected,
  datesInOrder,
  notFound,
  ratioAt,
  readCumulative,
  readDomain,
  rules,
  section,
  series,
} from '../postmaster-reads.ts'
import type { Reply } from '../session.ts'

function looksRight(reply: Reply, prefix: '' | 'data.'): void {
  for (const [name, look] of Object.entries(series)) {
    const path = prefix === '' ? name : `${prefix}${name.replace(/_data$/u, '')}`
    for (const date of datesInOrder(reply.json, path))
      holds(/^\d{4}-\d\d-\d\d$/u.test(date), 'a date in the format YYYY-MM-DD', date)
    for (const entry of listAt(reply.json, path)) look(entry)
  }
}

/** Checks details that the document does not specify: which fields errors have, and that the spam rate is a ratio. */
function looksAsDecided(json: unknown, names: { readonly spamRate: string; readonly deliveryErrors: string }): void {
  for (const entry of listAt(json, names.spamRate)) ratioAt(entry, 'value')
  for (const error of listAt(json, names.deliveryErrors).flatMap((entry) => listAt(entry, 'errors'))) {
    textAt(error, 'error_class')
    textAt(error, 'error_type')
    ratioAt(error, 'error_ratio')
  }
}

const documentedData: readonly Check[] = requiredBy('document', rules, [
  {
    id: 'postmaster/connected-accounts',
    says: 'Each connected account has an id, an email and a created_at',
    section: 'Resources, Connected postmaster account',
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
    says: 'Cumulative data has the seven documented keys',
    section: 'Resources, Cumulative postmaster data',
    needs: ['postmaster-data'],
    run: async (session) => {
      const reply = await readCumulative(session)
      const keys = Object.keys(series).map((name) => name.replace(/_data$/u, ''))
      same('the keys of data', Object.keys(objectAt(reply.json, 'data')).toSorted(), keys.toSorted())
    },
  },
  {
    id: 'postmaster/domain-data',
    says: 'Per-domain data has the seven documented series, and their daily entries have the documented fields',
    section: 'Resources, Domain postmaster data',
    needs: ['postmaster-data'],
    run: async (session) => {
      const reply = await readDomain(session, await accountId(session), {})
      succeeds(reply)
      for (const [name, look] of Object.entries(series)) {
        for (const entry of listAt(reply.json, name)) {
          holds(/^\d{4}-\d\d-\d\d$/u.test(textAt(entry, 'date')), 'a date in the format YYYY-MM-DD', entry)
          look(entry)
        }
      }
    },
  },
  {
    id: 'postmaster/no-data-for-the-domain',
    says: 'A request for a domain without data gets a 404 with {error}',
    needs: ['postmaster-data'],
    run: async (session) => {
      refuses(await readDomain(session, await accountId(session), { item: 'no-data.example' }), notFound)
    },
  },
])

const decidedData: readonly Check[] = requiredBy('presend', section, [
  {
    id: 'postmaster/cumulative-entries',
    says: 'Cumulative series are sorted by date, and their entries have the same fields as per-domain entries',
    needs: ['postmaster-data'],
    run: async (session) => {
      const reply = await readCumulative(session)
      looksRight(reply, 'data.')
      looksAsDecided(reply.json, { spamRate: 'data.spam_rate', deliveryErrors: 'data.delivery_errors' })
    },
  },
  {
    id: 'postmaster/cumulative-covers-the-domain',
    says: 'The cumulative data includes every day of every domain in the account',
    needs: ['postmaster-data'],
    run: async (session) => {
      const own = await readDomain(session, await accountId(session), {})
      succeeds(own)
      const all = await readCumulative(session)
      for (const name of Object.keys(series)) {
        const known = new Set(datesInOrder(all.json, `data.${name.replace(/_data$/u, '')}`))
        const missing = datesInOrder(own.json, name).filter((date) => !known.has(date))
        same(`the days of ${name} that are missing from the cumulative data`, missing, [])
      }
    },
  },
  {
    id: 'postmaster/domain-entries',
    says: 'Per-domain series are sorted by date; the spam rate is a ratio; each delivery error has a class, a type and a ratio',
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
    says: 'A domain name may end with a dot',
    needs: ['postmaster-data'],
    run: async (session) => {
      const item = `${session.given.postmaster?.item ?? ''}.`
      succeeds(await readDomain(session, await accountId(session), { item }))
    },
  },
  {
    id: 'postmaster/other-workspace',
    says: 'An account in another workspace is not listed, and cannot be read by its id or address',
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
      holds(!ids.includes(id), `no account with the id ${id}`, ids)
    },
  },
])

/** Checks accounts and series. */
export const postmasterSeries: readonly Check[] = [...documentedData, ...decidedData]
