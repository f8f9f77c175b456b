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
      'a valid token gets a 500 from GET /spam_tests/email_services',
      /^GET \/spam_tests\/email_services$/u,
      (came) => (textOf(came) === `Bearer ${good}` ? answer(500, { success: false, error: 'failed' }) : came),
      ['authentication/valid-token'],
    ),
    letIn('requests without a token are accepted', good, (came) => textOf(came) === '', [
      'authentication/missing-token',
    ]),
    letIn('any token is accepted', good, (came) => textOf(came).startsWith('Bearer psd_'), [
      'authentication/invalid-token',
    ]),
    letIn(
      'only the first 20 characters of a token are compared',
      good,
      (came) => textOf(came).startsWith(`Bearer ${good.slice(0, 20)}`),
      ['authentication/almost-valid-token'],
    ),
    letIn(
      'tokens are case-insensitive',
      good,
      (came) => textOf(came).toLowerCase() === `bearer ${good.toLowerCase()}`,
      ['authentication/almost-valid-token'],
    ),
    letIn('any authentication scheme is accepted', good, (came) => textOf(came).endsWith(good), [
      'authentication/other-schemes',
    ]),
    letIn('a token in the query is accepted', good, (came) => came.path.includes(`access_token=${good}`), [
      'authentication/other-schemes',
    ]),
    letIn('a revoked token is accepted', good, (came) => textOf(came).endsWith(tokens.revoked), [
      'authentication/revoked-token',
    ]),
    letIn('every plan has API access', good, (came) => textOf(came).endsWith(tokens.free), [
      'authentication/plan-without-access',
      'authentication/plan-before-anything-else',
    ]),
    status('a 403 is sent instead of a 401', any, 401, 403, [
      'authentication/missing-token',
      'authentication/invalid-token',
      'authentication/revoked-token',
    ]),
    header(
      'the limit of a plan without API access is 0',
      any,
      'x-ratelimit-limit',
      (value, came) => (came.status === 403 ? '0' : (value ?? null)),
      ['authentication/limit-without-access'],
    ),
    status('a 402 is sent instead of a 403', any, 403, 402, ['authentication/plan-without-access']),
    errorField('a 401 or 403 on a postmaster path has no success field', /postmaster/u, 'success', () => undefined, [
      'authentication/missing-token',
      'authentication/plan-without-access',
    ]),
    header('a 401 has no WWW-Authenticate header', any, 'www-authenticate', () => null, ['authentication/challenge']),
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
    errorField('the message of a 401 does not mention the token', any, 'error', () => 'No', ['authentication/words']),
    request(
      'the name of the Bearer scheme is case-sensitive',
      any,
      (came) => (/^(?:bearer|BEARER) /u.test(textOf(came)) ? answer(401, unauthorized) : came),
      ['authentication/scheme-without-case'],
    ),
    request(
      'the body is checked before the token',
      /^POST/u,
      (came) => (Buffer.from(came.body).toString() === '{' ? answer(400, { success: false, error: 'no JSON' }) : came),
      ['authentication/before-anything-else', 'authentication/plan-before-anything-else'],
    ),
    request(
      'an unknown path gets a 404 without a valid token',
      /no_such_path/u,
      () => answer(404, { success: false, error: 'no such path' }),
      ['authentication/before-anything-else', 'authentication/plan-before-anything-else'],
    ),
    reply(
      'a 401 contains the token from the request',
      any,
      (came, { headers }) => (came.status === 401 ? withHeader(came, 'x-token', headers['authorization'] ?? '') : came),
      ['authentication/token-is-not-echoed'],
    ),
    letIn(
      'a workspace can read the tests of another workspace',
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
      'a workspace can read the postmaster data of another workspace',
      good,
      (came) => /postmaster_accounts(?:\/\d|\?)/u.test(came.path) && textOf(came).endsWith(tokens.other),
      ['postmaster/other-workspace'],
    ),
    errorField(
      'a test of another workspace gets a different message than an unknown test',
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
    header(
      `${name} is missing from errors`,
      any,
      name,
      (value, came) => (came.status >= 400 ? null : (value ?? null)),
      ['rate-limits/headers-everywhere', 'traffic/headers'],
    ),
  ),
  header('the limit is 500', any, 'x-ratelimit-limit', () => '500', [
    'rate-limits/limit-of-the-plan',
    'rate-limits/strangers',
  ]),
  header('the limit of the Enterprise plan is the limit of the Pro plan', any, 'x-ratelimit-limit', () => '1000', [
    'rate-limits/limit-of-this-plan',
  ]),
  header('X-RateLimit-Reset is in milliseconds', any, 'x-ratelimit-reset', (value) => `${value}000`, [
    'rate-limits/reset-is-a-unix-time',
  ]),
  header('X-RateLimit-Reset is the number of seconds until the reset', any, 'x-ratelimit-reset', () => '1800', [
    'rate-limits/reset-is-a-unix-time',
    'rate-limits/fixed-hour',
  ]),
  header('X-RateLimit-Reset is a minute too late', any, 'x-ratelimit-reset', (value) => String(numberOf(value) + 60), [
    'rate-limits/fixed-hour',
  ]),
  header('X-RateLimit-Remaining never decreases', any, remaining, () => '900', [
    'rate-limits/counts-down',
    'rate-limits/counts-by-one',
    'rate-limits/strangers',
    'rate-limits/strangers-cost-no-token',
    'rate-limits/tokens-apart',
  ]),
  remainingPlus(
    'failed requests do not count',
    (came) => numberOf(came.headers[remaining]) + (came.status >= 400 ? 1 : 0),
    ['rate-limits/counts-by-one'],
  ),
  {
    name: 'all clients share one rate limit',
    breaks: ['rate-limits/strangers-cost-no-token', 'rate-limits/tokens-apart'],
    start: () => {
      let count = 0
      return { reply: (came) => withHeader(came, remaining, String(900 - (count += 1))) }
    },
  },
  status('requests above the limit succeed', any, 429, 200, [
    'exhaustion/limit-is-kept',
    'exhaustion/retry-after',
    'exhaustion/429-everywhere',
  ]),
  status('a 503 is sent instead of a 429', any, 429, 503, ['exhaustion/limit-is-kept', 'exhaustion/429-everywhere']),
  errorField('the message of a 429 contains no number of seconds', any, 'error', () => 'Too many requests', [
    'exhaustion/limit-is-kept',
    'exhaustion/retry-after',
  ]),
  header('a 429 has no Retry-After header', any, 'retry-after', () => null, ['exhaustion/retry-after']),
  header('Retry-After is always 1', any, 'retry-after', (value) => (value === undefined ? null : '1'), [
    'exhaustion/retry-after',
  ]),
  errorField('a 429 on a postmaster path has no success field', /postmaster/u, 'success', () => undefined, [
    'exhaustion/429-everywhere',
  ]),
  {
    name: 'one request above the limit succeeds',
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
