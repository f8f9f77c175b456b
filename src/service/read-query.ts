/** The query strings of list calls. */

import { type ProviderType, providerTypes, type TestStatus, testStatuses } from '../contract/names.ts'
import { type Problem, quoteValue } from '../errors/problem.ts'
import type { ExternalTestQuery } from '../storage/store.ts'
import { invalidRequest } from './read-json.ts'
import type { ServiceRequest } from './service-context.ts'

const defaultPerPage = 10
const maxPerPage = 100
/** Beyond this no list is long enough, and an offset would leave exact integers. */
const maxPage = 1_000_000_000

/** Filters and paging of `GET /external_tests`. @throws ApiProblem 422 with all problems */
export function readListQuery(
  request: ServiceRequest,
): Pick<ExternalTestQuery, 'source' | 'status' | 'page' | 'perPage'> {
  const page = readPositive(request, 'page', 1)
  const perPage = readPositive(request, 'per_page', defaultPerPage)
  const status = readStatus(request)
  const problems = [page, perPage, status].filter(isProblem)
  if (isProblem(page) || isProblem(perPage) || isProblem(status)) throw invalidRequest(problems)
  return {
    source: request.req.query('source') || null,
    status,
    page: Math.min(page, maxPage),
    perPage: Math.min(perPage, maxPerPage),
  }
}

/** `provider_types[]`, as often as wanted. @throws ApiProblem 422 naming each wrong one */
export function readProviderTypes(request: ServiceRequest): readonly ProviderType[] {
  const given = [...(request.req.queries('provider_types[]') ?? []), ...(request.req.queries('provider_types') ?? [])]
  const problems = given
    .filter((name) => !isOneOf(providerTypes, name))
    .map((name) => notOneOf('provider_types[]', name, providerTypes))
  if (problems.length > 0) throw invalidRequest(problems)
  return providerTypes.filter((type) => given.includes(type))
}

function readPositive(request: ServiceRequest, name: string, absent: number): number | Problem {
  const text = request.req.query(name)
  if (text === undefined || text === '') return absent
  const value = /^\d{1,15}$/u.test(text) ? Number(text) : 0
  return value > 0 ? value : { input: name, came: quoteValue(text), expected: 'a positive integer' }
}

function readStatus(request: ServiceRequest): TestStatus | null | Problem {
  const text = request.req.query('status')
  if (text === undefined || text === '') return null
  return isOneOf(testStatuses, text) ? text : notOneOf('status', text, testStatuses)
}

function isOneOf<T extends string>(values: readonly T[], text: string): text is T {
  return values.some((value) => value === text)
}

function notOneOf(input: string, came: string, values: readonly string[]): Problem {
  return { input, came: quoteValue(came), expected: values.map((value) => `"${value}"`).join(' or ') }
}

function isProblem(value: number | TestStatus | null | Problem): value is Problem {
  return typeof value === 'object' && value !== null
}
