/** Services with faults in conventions, bodies and paths. */

import { alter, answer, errorField, field, header, reply, request, status, wish, withHeader } from '../alter.ts'
import type { Alteration, ProxiedReply } from '../altering-proxy.ts'

const any = /^/u
const html = '<html><body>Not found</body></html>'

function asHtml(came: ProxiedReply): ProxiedReply {
  return { ...withHeader(came, 'content-type', 'text/html'), body: html }
}

export const conventionAlterations: readonly Alteration[] = [
  header('the content type is text/plain', any, 'content-type', () => 'text/plain', [
    'conventions/json-replies',
    'traffic/json',
  ]),
  field('success is missing', any, 'success', () => undefined, [
    'conventions/success-is-true',
    'create-spam-test/fields',
  ]),
  field('success is the string "true"', /tests/u, 'success', () => 'true', [
    'conventions/success-is-true',
    'get-spam-test/fields',
  ]),
  errorField('postmaster errors have a success field', /postmaster/u, 'success', () => false, [
    'conventions/no-success-field-of-postmaster',
    'postmaster/none-connected',
    'traffic/errors',
  ]),
  wish('names are stored as ASCII', /^POST/u, 'spam_test.name', (name) => String(name).replace(/[^ -~]/gu, '?'), [
    'conventions/unicode-survives',
  ]),
  request(
    'a Content-Type with a charset is rejected',
    /^POST/u,
    (came) =>
      /charset/u.test(came.headers['content-type'] ?? '') ? answer(415, { success: false, error: 'no' }) : came,
    ['conventions/content-type-with-charset'],
  ),
  {
    name: 'each reply contains the number of reads',
    breaks: ['conventions/reads-change-nothing'],
    start: () => {
      let count = 0
      return {
        reply: (came) =>
          came.status === 200 ? { ...came, body: came.body.replace(/^\{/u, `{"reads":${(count += 1)},`) } : came,
      }
    },
  },
  {
    name: 'the base URL ends in /v1',
    base: '/v1',
    breaks: ['versioning/base-address'],
    start: () => ({}),
  },
  request(
    'paths without the version prefix exist',
    /^GET outside:/u,
    (came) => ({ ...came, path: '/spam_tests/email_services' }),
    ['versioning/nothing-outside'],
  ),
  status('an unknown path gets a 400', /no_such_resource/u, 404, 400, ['conventions/unknown-path']),
  reply('an unknown path gets an HTML page', /no_such_resource/u, asHtml, ['conventions/unknown-path', 'traffic/json']),
  status('a path that cannot be decoded gets a 500 instead of a 404', /%(?:ff|E0|$)/u, 404, 500, [
    'conventions/undecodable-path',
    'traffic/no-server-error',
  ]),
  request('a path with %ff gets a 500', /%ff/u, () => answer(500, { success: false, error: 'failed' }), [
    'conventions/undecodable-path',
  ]),
  status('an unsupported method gets a 404', any, 405, 404, [
    'conventions/method-not-allowed',
    'conventions/postmaster-method-not-allowed',
  ]),
  header('a 405 has no Allow header', any, 'allow', () => null, ['conventions/method-not-allowed']),
  header(
    'Allow lists an unsupported method',
    any,
    'allow',
    (allow) => (allow === undefined ? null : `${allow}, DELETE`),
    ['conventions/method-not-allowed'],
  ),
  errorField('a 405 on a postmaster path has a success field', /^POST \/postmaster/u, 'success', () => false, [
    'conventions/postmaster-method-not-allowed',
  ]),
  request('HEAD gets a 405', /^HEAD/u, () => answer(405, {}), ['conventions/head']),
  reply(
    'replies to HEAD have no rate limit headers',
    /^HEAD/u,
    (came) => withHeader(came, 'x-ratelimit-remaining', null),
    ['conventions/head', 'traffic/headers'],
  ),
  request(
    'unknown fields in a request are rejected',
    /^POST/u,
    (came) =>
      /"(?:unknown|color|later|more)"/u.test(Buffer.from(came.body).toString())
        ? answer(422, { success: false, error: 'unknown field' })
        : came,
    ['conventions/unknown-fields'],
  ),
  status('create operations return 200', /^POST/u, 201, 200, ['conventions/created-is-201']),
  header('reads may be stored by shared caches', /^GET/u, 'cache-control', () => 'public', [
    'conventions/reads-are-private',
  ]),
]

export const bodyAlterations: readonly Alteration[] = [
  status('invalid JSON gets a 422', /^POST/u, 400, 422, ['bodies/not-json', 'bodies/no-object']),
  status('invalid JSON gets a 500', /^POST/u, 400, 500, ['bodies/not-json', 'traffic/no-server-error']),
  request(
    'JSON that is not an object counts as an empty object',
    /^POST/u,
    (came) =>
      /^(?:\[\]|"text"|7|null|true)$/u.test(Buffer.from(came.body).toString())
        ? { ...came, body: Buffer.from('{}') }
        : came,
    ['bodies/no-object'],
  ),
  request(
    'an empty body is rejected',
    /^POST/u,
    (came) => (came.body.length === 0 ? answer(400, { success: false, error: 'no body' }) : came),
    ['bodies/empty'],
  ),
  request(
    'requests without Content-Type are rejected',
    /^POST/u,
    (came) =>
      (came.headers['content-type'] ?? '').startsWith('application/json')
        ? came
        : answer(415, { success: false, error: 'Content-Type' }),
    ['bodies/without-content-type'],
  ),
  request(
    'a body of exactly 1 MiB is rejected',
    /^POST/u,
    (came) => (came.body.length >= 1024 * 1024 ? answer(413, { success: false, error: 'too large' }) : came),
    ['bodies/at-the-limit'],
  ),
  request(
    'bodies above 1 MiB are accepted',
    /^POST/u,
    (came) => (came.body.length > 1024 * 1024 ? { ...came, body: Buffer.from('{}') } : came),
    ['bodies/over-the-limit', 'bodies/over-the-limit-without-length'],
  ),
  status('a body above 1 MiB gets a 400', /^POST/u, 413, 400, [
    'bodies/over-the-limit',
    'bodies/over-the-limit-without-length',
  ]),
  request(
    'chunked bodies are rejected',
    /^POST/u,
    (came) =>
      came.headers['transfer-encoding'] === undefined ? came : answer(411, { success: false, error: 'length' }),
    ['bodies/without-length', 'bodies/over-the-limit-without-length', 'bodies/at-the-limit-without-length'],
  ),
  request(
    'deeply nested JSON gets a 500',
    /^POST/u,
    (came) =>
      Buffer.from(came.body).includes('{"a":{"a":{"a":') ? answer(500, { success: false, error: 'failed' }) : came,
    ['bodies/deeply-nested'],
  ),
  errorField('the errors field is missing', any, 'errors', () => undefined, [
    'bodies/all-problems-at-once',
    'bodies/errors-of-422-alone',
  ]),
  errorField('every error has an errors field', any, 'errors', (errors) => errors ?? [], [
    'bodies/errors-of-422-alone',
  ]),
  errorField('the error field contains only the first problem', any, 'error', (words) => String(words).split(';')[0], [
    'bodies/all-problems-at-once',
  ]),
  errorField('the error field is missing', any, 'error', () => undefined, ['get-spam-test/unknown', 'traffic/errors']),
  errorField('the error field is empty', any, 'error', () => '', ['authentication/missing-token', 'traffic/errors']),
  errorField('errors contain a stack trace', any, 'error', (words) => `${String(words)} at run (/srv/app.ts:12)`, [
    'traffic/errors',
    'create-spam-test/invalid-type',
  ]),
  {
    name: 'every second request gets a 503',
    breaks: ['traffic/no-server-error'],
    start: () => {
      let count = 0
      return {
        request: (came) => {
          count += 1
          return count % 2 === 0 ? answer(503, { success: false, error: 'try again' }) : came
        },
      }
    },
  },
  alter('errors have no success field', ['traffic/errors', 'get-spam-test/unknown'], {
    reply: (came) => ({ ...came, body: came.body.replace('"success":false,', '') }),
  }),
]
