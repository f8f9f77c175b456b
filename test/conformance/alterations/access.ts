/** Services with faults in authentication and rate limits. */

import { answer, errorField, header, reply, request, status, withHeader } from '../alter.ts'
import type { Alteration, ProxiedReply, ProxiedRequest } from '../altering-proxy.ts'

/** The tokens that the service behind the proxy accepts. */
export interface KnownTokens {
  readonly good: string
  readonly other: string
  readonly free: string
  readonly revoked: string
}

const any = /^/u

function as(came: ProxiedRequest, token: string): ProxiedRequest {
  return { ...came, headers: { ...came.headers, authorization: `Bearer ${token}` } }
}

function textOf(came: ProxiedRequest): string {
  return came.headers['authorization'] ?? ''
}

/** Admits requests that the service would reject. */
function letIn(
  name: string,
  good: string,
  isLetIn: (came: ProxiedRequest) => boolean,
  breaks: readonly string[],
): Alteration {
  return request(name, any, (came) => (isLetIn(came) ? as(came, good) : came), breaks)
}

const unauthorized = { success: false, error: 'The token is missing, invalid or revoked' }

export function accessAlterations(tokens: KnownTokens): readonly Alteration[] {
  const { good } = tokens
  return [
    request(
      'nobody is let in but to one path',
      /^GET \/spam_tests\/email_services$/u,
      (came) => (textOf(came) === `Bearer ${good}` ? answer(500, { success: false, error: 'failed' }) : came),
      ['authentication/valid-token'],
    ),
    letIn('a missing token is let in', good, (came) => textOf(came) === '', ['authentication/missing-token']),
    letIn('any token is let in', good, (came) => textOf(came).startsWith('Bearer psd_'), [
      'authentication/invalid-token',
    ]),
    letIn(
      'tokens are told apart by their first letters',
      good,
      (came) => textOf(came).startsWith(`Bearer ${good.slice(0, 20)}`),
      ['authentication/almost-valid-token'],
    ),
    letIn('tokens have no case', good, (came) => textOf(came).toLowerCase() === `bearer ${good.toLowerCase()}`, [
      'authentication/almost-valid-token',
    ]),
    letIn('any scheme will do', good, (came) => textOf(came).endsWith(good), ['authentication/other-schemes']),
    letIn('a token in the query will do', good, (came) => came.path.includes(`access_token=${good}`), [
      'authentication/other-schemes',
    ]),
    letIn('a revoked token is let in', good, (came) => textOf(came).endsWith(tokens.revoked), [
      'authentication/revoked-token',
    ]),
    letIn('every plan has access', good, (came) => textOf(came).endsWith(tokens.free), [
      'authentication/plan-without-access',
      'authentication/plan-before-anything-else',
    ]),
    status('401s are 403s', any, 401, 403, [
      'authentication/missing-token',
      'authentication/invalid-token',
      'authentication/revoked-token',
    ]),
    header(
      'plans without access have no limit',
      any,
      'x-ratelimit-limit',
      (value, came) => (came.status === 403 ? '0' : (value ?? null)),
      ['authentication/limit-without-access'],
    ),
    status('403s are 402s', any, 403, 402, ['authentication/plan-without-access']),
    errorField('401s of postmaster paths in their own form', /postmaster/u, 'success', () => undefined, [
      'authentication/missing-token',
      'authentication/plan-without-access',
    ]),
    header('a 401 without WWW-Authenticate', any, 'www-authenticate', () => null, ['authentication/challenge']),
    header(
      'every 401 says invalid_token',
      any,
      'www-authenticate',
      (value) => (value === undefined ? null : 'Bearer error="invalid_token"'),
      ['authentication/challenge'],
    ),
    header(
      'no 401 says invalid_token',
      any,
      'www-authenticate',
      (value) => (value === undefined ? null : 'Bearer realm="x"'),
      ['authentication/challenge'],
    ),
    errorField('a 401 says nothing of the token', any, 'error', () => 'No', ['authentication/words']),
    request(
      'the scheme has a case',
      any,
      (came) => (/^(?:bearer|BEARER) /u.test(textOf(came)) ? answer(401, unauthorized) : came),
      ['authentication/scheme-without-case'],
    ),
    request(
      'bodies are looked at before tokens',
      /^POST/u,
      (came) => (Buffer.from(came.body).toString() === '{' ? answer(400, { success: false, error: 'no JSON' }) : came),
      ['authentication/before-anything-else', 'authentication/plan-before-anything-else'],
    ),
    request(
      'unknown paths are told to strangers',
      /no_such_path/u,
      () => answer(404, { success: false, error: 'no such path' }),
      ['authentication/before-anything-else', 'authentication/plan-before-anything-else'],
    ),
    reply(
      'a 401 repeats the token',
      any,
      (came, { headers }) => (came.status === 401 ? withHeader(came, 'x-token', headers['authorization'] ?? '') : came),
      ['authentication/token-is-not-echoed'],
    ),
    letIn(
      'workspaces see one another',
      good,
      (came) => came.path.includes('_tests') && textOf(came).endsWith(tokens.other),
      [
        'workspaces/spam-test',
        'workspaces/external-test',
        'workspaces/lists',
        'workspaces/two-tokens-of-two',
        'webhooks/own-workspace',
      ],
    ),
    letIn(
      'postmaster data is shown to everybody',
      good,
      (came) => /postmaster_accounts(?:\/\d|\?)/u.test(came.path) && textOf(came).endsWith(tokens.other),
      ['postmaster/other-workspace'],
    ),
    errorField(
      'a test of somebody else is told from none',
      /^GET \/spam_tests\//u,
      'error',
      (words) => (String(words).includes('none') ? 'none' : words),
      ['workspaces/spam-test'],
    ),
  ]
}

function numberOf(value: string | undefined): number {
  return Number(value ?? 0)
}

const remaining = 'x-ratelimit-remaining'

/** Returns the remaining count as it would be if some requests counted differently. */
function remainingPlus(
  name: string,
  change: (came: ProxiedReply, asked: ProxiedRequest) => number,
  breaks: readonly string[],
): Alteration {
  return reply(name, any, (came, asked) => withHeader(came, remaining, String(change(came, asked))), breaks)
}

export const countingAlterations: readonly Alteration[] = [
  ...['x-ratelimit-limit', remaining, 'x-ratelimit-reset'].map((name) =>
    header(`${name} is missing on errors`, any, name, (value, came) => (came.status >= 400 ? null : (value ?? null)), [
      'rate-limits/headers-everywhere',
      'traffic/headers',
    ]),
  ),
  header('the limit is 500', any, 'x-ratelimit-limit', () => '500', [
    'rate-limits/limit-of-the-plan',
    'rate-limits/strangers',
  ]),
  header('Enterprise gets as little as Pro', any, 'x-ratelimit-limit', () => '1000', [
    'rate-limits/limit-of-this-plan',
  ]),
  header('the reset is in milliseconds', any, 'x-ratelimit-reset', (value) => `${value}000`, [
    'rate-limits/reset-is-a-unix-time',
  ]),
  header('the reset is in seconds from now', any, 'x-ratelimit-reset', () => '1800', [
    'rate-limits/reset-is-a-unix-time',
    'rate-limits/fixed-hour',
  ]),
  header('the reset is a minute late', any, 'x-ratelimit-reset', (value) => String(numberOf(value) + 60), [
    'rate-limits/fixed-hour',
  ]),
  header('remaining never falls', any, remaining, () => '900', [
    'rate-limits/counts-down',
    'rate-limits/counts-by-one',
    'rate-limits/strangers',
    'rate-limits/strangers-cost-no-token',
    'rate-limits/tokens-apart',
  ]),
  remainingPlus('errors cost nothing', (came) => numberOf(came.headers[remaining]) + (came.status >= 400 ? 1 : 0), [
    'rate-limits/counts-by-one',
  ]),
  {
    name: 'all callers share one hour',
    breaks: ['rate-limits/strangers-cost-no-token', 'rate-limits/tokens-apart'],
    start: () => {
      let count = 0
      return { reply: (came) => withHeader(came, remaining, String(900 - (count += 1))) }
    },
  },
  status('the limit is not kept', any, 429, 200, [
    'exhaustion/limit-is-kept',
    'exhaustion/retry-after',
    'exhaustion/429-everywhere',
  ]),
  status('429s are 503s', any, 429, 503, ['exhaustion/limit-is-kept', 'exhaustion/429-everywhere']),
  errorField('a 429 names no seconds', any, 'error', () => 'Too many requests', [
    'exhaustion/limit-is-kept',
    'exhaustion/retry-after',
  ]),
  header('a 429 without Retry-After', any, 'retry-after', () => null, ['exhaustion/retry-after']),
  header('Retry-After is 1', any, 'retry-after', (value) => (value === undefined ? null : '1'), [
    'exhaustion/retry-after',
  ]),
  errorField('429s of postmaster paths in their own form', /postmaster/u, 'success', () => undefined, [
    'exhaustion/429-everywhere',
  ]),
  {
    name: 'one request too many is allowed',
    breaks: ['exhaustion/limit-is-kept'],
    start: () => {
      let isUsed = false
      return {
        reply: (came) => {
          if (came.status !== 429 || isUsed) return came
          isUsed = true
          return withHeader({ ...came, status: 200 }, remaining, '0')
        },
      }
    },
  },
]
