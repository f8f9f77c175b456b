/** Services with faults in lists and postmaster data. */

import { answer, errorField, field, reply, request, status, withField } from '../alter.ts'
import type { Alteration, ProxiedRequest } from '../altering-proxy.ts'

const list = /^GET \/external_tests(?:\?|$)/u
const providers = /^GET \/external_tests\/providers/u
const services = /^GET \/spam_tests\/email_services/u
const postmaster = /^GET \/postmaster_accounts/u
const domain = /^GET \/postmaster_accounts\/[^c]/u
const connected = /^GET \/postmaster_accounts\/connected/u
const cumulative = /^GET \/postmaster_accounts\?/u

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Returns the query without some parameters, or with other parameters. */
function query(
  name: string,
  on: RegExp,
  change: (query: URLSearchParams) => void,
  breaks: readonly string[],
): Alteration {
  return request(name, on, (came) => withQuery(came, change), breaks)
}

function withQuery(came: ProxiedRequest, change: (query: URLSearchParams) => void): ProxiedRequest {
  const [path = '', text = ''] = came.path.split('?')
  const parameters = new URLSearchParams(text)
  change(parameters)
  return { ...came, path: parameters.size === 0 ? path : `${path}?${parameters.toString()}` }
}

function without(...names: readonly string[]): (query: URLSearchParams) => void {
  return (parameters) => names.forEach((name) => parameters.delete(name))
}

export const listing: readonly Alteration[] = [
  field('a key is missing from email_services', services, 'protected', () => undefined, [
    'lists/email-services',
    'lists/email-services-exactly',
  ]),
  field('email_services has a success field', services, 'success', () => true, ['lists/email-services-exactly']),
  field('email_services contains an address twice', services, 'business', (all) => [...listOf(all), listOf(all)[0]], [
    'lists/email-services-exactly',
  ]),
  field('email_services contains objects instead of addresses', services, 'consumer.*', (address) => ({ address }), [
    'lists/email-services',
  ]),
  field('email_services contains no addresses', services, '*', () => [], [
    'lists/email-services',
    'create-spam-test/send-to',
  ]),
  reply('the providers reply is an array', providers, (came) => ({ ...came, body: '[]' }), [
    'lists/providers',
    'lists/providers-shape',
  ]),
  request(
    'a filtered request for providers gets a 400',
    /^GET \/external_tests\/providers\?/u,
    () => answer(400, { success: false, error: 'no' }),
    ['lists/providers', 'lists/providers-by-type'],
  ),
  field('providers contains plain addresses', providers, 'providers.*', () => ['a@b.example'], [
    'lists/providers-shape',
  ]),
  field('providers have an unknown status', providers, 'providers.*.emails.*.status', () => 'fine', [
    'lists/providers-shape',
  ]),
  query('the provider_types[] filter is ignored', providers, without('provider_types[]'), [
    'lists/providers-by-type',
    'lists/providers-invalid-type',
  ]),
  errorField(
    'the message about an invalid provider_types[] does not name the type',
    providers,
    'error',
    () => 'Invalid',
    ['lists/providers-invalid-type'],
  ),
  reply('the list reply is an array', list, (came) => ({ ...came, body: '[]' }), [
    'lists/external-tests',
    'lists/shape',
  ]),
  field('pagination is missing from lists', list, 'pagination', () => undefined, [
    'lists/shape',
    'lists/pages',
    'lists/page-defaults',
  ]),
  field('metadata is missing from listed tests', list, 'tests.*.metadata', () => undefined, ['lists/shape']),
  field('created_at is not a time', list, 'tests.*.created_at', () => 'today', ['lists/shape']),
  field('the oldest test comes first', list, 'tests', (tests) => listOf(tests).toReversed(), [
    'lists/newest-first',
    'lists/page-defaults',
  ]),
  query('page is ignored', list, without('page'), ['lists/pages', 'lists/bad-pages', 'lists/far-page']),
  query('per_page is ignored', list, without('per_page'), ['lists/pages', 'lists/largest-page', 'lists/newest-first']),
  query('per_page defaults to 20', list, (all) => void (all.has('per_page') ? 0 : all.set('per_page', '20')), [
    'lists/page-defaults',
  ]),
  field('per_page may be 1000', list, 'pagination.per_page', (count) => (count === 100 ? 1000 : count), [
    'lists/largest-page',
  ]),
  field('total_pages is too high by one', list, 'pagination.total_pages', (count) => Number(count) + 1, [
    'lists/pages',
    'lists/by-source',
  ]),
  query(
    'invalid page and per_page values are ignored',
    list,
    (all) => {
      for (const name of ['page', 'per_page']) if (!/^[1-9]\d*$/u.test(all.get(name) ?? '1')) all.delete(name)
    },
    ['lists/bad-pages'],
  ),
  request(
    'a page far after the last page gets a 500',
    /page=\d{6,}/u,
    () => answer(500, { success: false, error: 'failed' }),
    ['lists/far-page'],
  ),
  query('the source filter is ignored', list, without('source'), ['lists/by-source']),
  query(
    'the source filter is case-insensitive',
    list,
    (all) => {
      const source = all.get('source')
      if (source?.startsWith('CONFORMANCE') === true)
        all.set('source', source.toLowerCase().replace(' a&b=c 50% "+" ü\'', ' a&b=c 50% "+" ü\''))
    },
    ['lists/by-source'],
  ),
  query('the status filter is ignored', list, without('status'), ['lists/by-status', 'results/states']),
  query(
    'an unknown status matches all tests',
    list,
    (all) => void (all.get('status') === 'Pending' ? all.delete('status') : 0),
    ['lists/by-status'],
  ),
  request(
    'unknown query parameters are rejected',
    /color=red/u,
    () => answer(400, { success: false, error: 'color' }),
    ['lists/unknown-parameters'],
  ),
  field(
    'tests that are in_progress are missing from the list',
    /status=in_progress/u,
    'pagination.total_count',
    () => 0,
    ['results/list-in-progress'],
  ),
]

export const postmasterData: readonly Alteration[] = [
  status('a workspace without a connected account gets a 410', connected, 404, 410, ['postmaster/none-connected']),
  status('a postmaster 422 is sent instead of a 404', postmaster, 404, 422, [
    'postmaster/no-data-for-the-account',
    'postmaster/unknown-id',
    'postmaster/no-data-for-the-domain',
    'postmaster/empty-range',
    'postmaster/good-dates',
  ]),
  status('a postmaster 404 is sent instead of a 422', postmaster, 422, 404, [
    'postmaster/email-missing',
    'postmaster/one-date-alone',
    'postmaster/dates-in-another-form',
    'postmaster/cumulative-needs-email',
    'postmaster/domain-needs-item',
    'postmaster/invalid-before-unknown',
    'postmaster/impossible-dates',
  ]),
  errorField('the message of a postmaster 422 names no parameter', postmaster, 'error', () => 'Invalid request', [
    'postmaster/email-missing',
    'postmaster/one-date-alone',
  ]),
  query(
    'a single date is ignored',
    domain,
    (all) => {
      if (all.has('start_date') !== all.has('end_date')) without('start_date', 'end_date')(all)
    },
    ['postmaster/one-date-alone', 'postmaster/invalid-before-unknown'],
  ),
  query(
    'invalid dates are ignored',
    domain,
    (all) => {
      const isBad = ['start_date', 'end_date'].some((name) => !/^\d{4}-\d\d-\d\d$/u.test(all.get(name) ?? '2026-01-01'))
      if (isBad) without('start_date', 'end_date')(all)
    },
    ['postmaster/dates-in-another-form'],
  ),
  query(
    'dates that do not exist are accepted',
    domain,
    (all) => {
      if (/-13-|-30$|-00-|2025-02-29/u.test([...all.values()].join())) without('start_date', 'end_date')(all)
    },
    ['postmaster/impossible-dates'],
  ),
  request(
    'date ranges of one day are rejected',
    /start_date=2026-01-01&end_date=2026-01-01/u,
    () => answer(422, { error: 'end_date' }),
    ['postmaster/good-dates'],
  ),
  query(
    'a request for cumulative data may omit email',
    postmaster,
    (all) => void (all.get('email')?.trim() === '' ? all.set('email', 'x@y.example') : 0),
    ['postmaster/cumulative-needs-email'],
  ),
  query(
    'a request for per-domain data may omit item',
    domain,
    (all) => void (all.get('item') ? 0 : all.set('item', 'x.example')),
    ['postmaster/domain-needs-item'],
  ),
  query(
    'domains are case-sensitive',
    domain,
    (all) => void (/[A-Z]/u.test(all.get('item') ?? '') ? all.set('item', 'none.example') : 0),
    ['postmaster/names-without-case'],
  ),
  query('date ranges are ignored', domain, without('start_date', 'end_date'), [
    'postmaster/range-of-days',
    'postmaster/empty-range',
  ]),
  field('the last day of a date range is missing', domain, 'encryption_data', (all) => listOf(all).slice(0, -1), [
    'postmaster/range-of-days',
  ]),
  field(
    'created_at is missing from connected accounts',
    connected,
    'connected_accounts.*.created_at',
    () => undefined,
    ['postmaster/connected-accounts'],
  ),
  field('a key is missing from the cumulative data', cumulative, 'data.encryption', () => undefined, [
    'postmaster/cumulative-data',
  ]),
  field('the seven series are inside a data object', domain, '', (all) => ({ data: all }), ['postmaster/domain-data']),
  field('ratios are percentages', domain, 'authentication_data.*.dkim_success_ratio', (ratio) => Number(ratio) * 100, [
    'postmaster/domain-data',
  ]),
  field(
    'reputations are in lowercase',
    domain,
    'domain_reputation_data.*.reputation',
    (word) => String(word).toLowerCase(),
    ['postmaster/domain-data'],
  ),
  field('dates include a time', domain, 'spam_rate_data.*.date', (date) => `${String(date)}T00:00:00Z`, [
    'postmaster/domain-data',
  ]),
  reply(
    'a domain without data gets an empty object',
    domain,
    (came) => (came.status === 404 ? withField({ ...came, status: 200 }, '', () => ({})) : came),
    ['postmaster/no-data-for-the-domain', 'postmaster/empty-range', 'postmaster/unknown-id'],
  ),
  reply(
    'an unknown account gets empty cumulative data',
    cumulative,
    (came) => (came.status === 404 ? withField({ ...came, status: 200 }, '', objectOf) : came),
    ['postmaster/no-data-for-the-account'],
  ),
  field('cumulative entries have no date', cumulative, 'data.spam_rate.*.date', () => undefined, [
    'postmaster/cumulative-entries',
  ]),
  field('cumulative data contains only the last day', cumulative, 'data.encryption', (all) => listOf(all).slice(-1), [
    'postmaster/cumulative-covers-the-domain',
  ]),
  field('daily entries are sorted newest first', domain, 'feedback_loop_data', (all) => listOf(all).toReversed(), [
    'postmaster/domain-entries',
  ]),
  field('the spam rate is a percentage', domain, 'spam_rate_data.*.value', () => 12, ['postmaster/domain-entries']),
  field('delivery errors have no type', domain, 'delivery_errors_data.*.errors.*.error_type', () => undefined, [
    'postmaster/domain-entries',
  ]),
  query(
    'a domain with a final dot is not found',
    domain,
    (all) => void (all.get('item')?.endsWith('.') === true ? all.set('item', 'none.example') : 0),
    ['postmaster/domain-with-final-dot'],
  ),
  field('cumulative data is an array', cumulative, 'data', (data) => Object.values(objectOf(data)), [
    'postmaster/cumulative-data',
  ]),
]
