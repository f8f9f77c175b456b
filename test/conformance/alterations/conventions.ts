/** Services with faults in conventions, bodies and paths. */

import { alter, answer, errorField, field, header, reply, request, status, wish, withHeader } from '../alter.ts'
import type { Alteration, ProxiedReply } from '../altering-proxy.ts'

const any = /^/u
const html = '<html><body>Not found</body></html>'

function asHtml(came: ProxiedReply): ProxiedReply {
  return { ...withHeader(came, 'content-type', 'text/html'), body: html }
}

export const conventionAlterations: readonly Alteration[] = [
  header('text/plain instead of JSON', any, 'content-type', () => 'text/plain', [
    'conventions/json-replies',
    'traffic/json',
  ]),
  field('success is left out', any, 'success', () => undefined, [
    'conventions/success-is-true',
    'create-spam-test/fields',
  ]),
  field('success is "true"', /tests/u, 'success', () => 'true', [
    'conventions/success-is-true',
    'get-spam-test/fields',
  ]),
  errorField('postmaster errors carry success', /postmaster/u, 'success', () => false, [
    'conventions/no-success-field-of-postmaster',
    'postmaster/none-connected',
    'traffic/errors',
  ]),
  wish('names are stored as ASCII', /^POST/u, 'spam_test.name', (name) => String(name).replace(/[^ -~]/gu, '?'), [
    'conventions/unicode-survives',
  ]),
  request(
    'a charset in Content-Type is refused',
    /^POST/u,
    (came) =>
      /charset/u.test(came.headers['content-type'] ?? '') ? answer(415, { success: false, error: 'no' }) : came,
    ['conventions/content-type-with-charset'],
  ),
  {
    name: 'each read counts itself in the reply',
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
    name: 'the API begins at /v1',
    base: '/v1',
    breaks: ['versioning/base-address'],
    start: () => ({}),
  },
  request(
    'paths outside the prefix work as well',
    /^GET outside:/u,
    (came) => ({ ...came, path: '/spam_tests/email_services' }),
    ['versioning/nothing-outside'],
  ),
  status('an unknown path is a 400', /no_such_resource/u, 404, 400, ['conventions/unknown-path']),
  reply('an unknown path is an HTML page', /no_such_resource/u, asHtml, ['conventions/unknown-path', 'traffic/json']),
  status('a path that cannot be decoded is a 500', /%(?:ff|E0|$)/u, 404, 500, [
    'conventions/undecodable-path',
    'traffic/no-server-error',
  ]),
  request('every undecodable path fails', /%ff/u, () => answer(500, { success: false, error: 'failed' }), [
    'conventions/undecodable-path',
  ]),
  status('a wrong method is a 404', any, 405, 404, [
    'conventions/method-not-allowed',
    'conventions/postmaster-method-not-allowed',
  ]),
  header('a 405 without Allow', any, 'allow', () => null, ['conventions/method-not-allowed']),
  header('Allow names a method too many', any, 'allow', (allow) => (allow === undefined ? null : `${allow}, DELETE`), [
    'conventions/method-not-allowed',
  ]),
  errorField('postmaster 405s in the form of tests', /^POST \/postmaster/u, 'success', () => false, [
    'conventions/postmaster-method-not-allowed',
  ]),
  request('HEAD is not allowed', /^HEAD/u, () => answer(405, {}), ['conventions/head']),
  reply('HEAD has no rate limit headers', /^HEAD/u, (came) => withHeader(came, 'x-ratelimit-remaining', null), [
    'conventions/head',
    'traffic/headers',
  ]),
  request(
    'unknown fields are refused',
    /^POST/u,
    (came) =>
      /"(?:unknown|color|later|more)"/u.test(Buffer.from(came.body).toString())
        ? answer(422, { success: false, error: 'unknown field' })
        : came,
    ['conventions/unknown-fields'],
  ),
  status('creates answer 200', /^POST/u, 201, 200, ['conventions/created-is-201']),
  header('reads may be cached by anybody', /^GET/u, 'cache-control', () => 'public', ['conventions/reads-are-private']),
]

export const bodyAlterations: readonly Alteration[] = [
  status('bad JSON is a 422', /^POST/u, 400, 422, ['bodies/not-json', 'bodies/no-object']),
  status('bad JSON is a 500', /^POST/u, 400, 500, ['bodies/not-json', 'traffic/no-server-error']),
  request(
    'JSON that is no object is an empty one',
    /^POST/u,
    (came) =>
      /^(?:\[\]|"text"|7|null|true)$/u.test(Buffer.from(came.body).toString())
        ? { ...came, body: Buffer.from('{}') }
        : came,
    ['bodies/no-object'],
  ),
  request(
    'an empty body is refused',
    /^POST/u,
    (came) => (came.body.length === 0 ? answer(400, { success: false, error: 'no body' }) : came),
    ['bodies/empty'],
  ),
  request(
    'Content-Type must be given',
    /^POST/u,
    (came) =>
      (came.headers['content-type'] ?? '').startsWith('application/json')
        ? came
        : answer(415, { success: false, error: 'Content-Type' }),
    ['bodies/without-content-type'],
  ),
  request(
    'the limit is a byte short',
    /^POST/u,
    (came) => (came.body.length >= 1024 * 1024 ? answer(413, { success: false, error: 'too large' }) : came),
    ['bodies/at-the-limit'],
  ),
  request(
    'there is no limit',
    /^POST/u,
    (came) => (came.body.length > 1024 * 1024 ? { ...came, body: Buffer.from('{}') } : came),
    ['bodies/over-the-limit', 'bodies/over-the-limit-without-length'],
  ),
  status('a body too large is a 400', /^POST/u, 413, 400, [
    'bodies/over-the-limit',
    'bodies/over-the-limit-without-length',
  ]),
  request(
    'a body must say its length',
    /^POST/u,
    (came) =>
      came.headers['transfer-encoding'] === undefined ? came : answer(411, { success: false, error: 'length' }),
    ['bodies/without-length', 'bodies/over-the-limit-without-length', 'bodies/at-the-limit-without-length'],
  ),
  request(
    'deep JSON is a failure',
    /^POST/u,
    (came) =>
      Buffer.from(came.body).includes('{"a":{"a":{"a":') ? answer(500, { success: false, error: 'failed' }) : came,
    ['bodies/deeply-nested'],
  ),
  errorField('errors is left out', any, 'errors', () => undefined, [
    'bodies/all-problems-at-once',
    'bodies/errors-of-422-alone',
  ]),
  errorField('every error has errors', any, 'errors', (errors) => errors ?? [], ['bodies/errors-of-422-alone']),
  errorField('only the first problem is told', any, 'error', (words) => String(words).split(';')[0], [
    'bodies/all-problems-at-once',
  ]),
  errorField('errors are called message', any, 'error', () => undefined, ['get-spam-test/unknown', 'traffic/errors']),
  errorField('an error has no words', any, 'error', () => '', ['authentication/missing-token', 'traffic/errors']),
  errorField('an error shows a stack', any, 'error', (words) => `${String(words)} at run (/srv/app.ts:12)`, [
    'traffic/errors',
    'create-spam-test/invalid-type',
  ]),
  {
    name: 'every second request is a 503',
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
  alter('no error has success: false', ['traffic/errors', 'get-spam-test/unknown'], {
    reply: (came) => ({ ...came, body: came.body.replace('"success":false,', '') }),
  }),
]
