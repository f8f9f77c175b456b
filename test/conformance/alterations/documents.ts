/** Services with faults in their documents and pages, and in reporting seeds that they cannot watch. */

import { answer, errorField, field, header, reply, request, status } from '../alter.ts'
import type { Alteration } from '../altering-proxy.ts'

const openApi = /^GET \/openapi/u
const page = /^GET outside:/u
const creates = /^POST/u
const services = /email_services$/u

export const documentAlterations: readonly Alteration[] = [
  field(
    'a path is missing in the OpenAPI document',
    openApi,
    'paths',
    (paths) => {
      const { '/external_tests': _missing, ...others } = Object(paths)
      return others
    },
    ['documents/openapi'],
  ),
  field('the OpenAPI document is of version 2', openApi, 'openapi', () => '2.0', ['documents/openapi']),
  request(
    'the OpenAPI document needs a token',
    openApi,
    (came) => {
      return came.headers['authorization'] === undefined ? answer(401, { success: false, error: 'token' }) : came
    },
    ['documents/openapi'],
  ),
  header('the page of the API is plain text', page, 'content-type', () => 'text/plain', ['documents/page-of-the-api']),
  reply('the page of the API is empty', page, (came) => ({ ...came, body: '<html></html>' }), [
    'documents/page-of-the-api',
    'documents/report-page',
  ]),
  status('an unknown report is a 200', page, 404, 200, ['documents/report-page']),
  field('report_url leads elsewhere', creates, 'report_url', () => 'https://example.com/', ['documents/report-page']),
]

export const monitoringAlterations: readonly Alteration[] = [
  status('503s are 500s', creates, 503, 500, ['monitoring/unavailable', 'monitoring/any-wanted-type']),
  errorField('a 503 has no success', creates, 'success', () => undefined, ['monitoring/unavailable']),
  header('a 503 without Retry-After', creates, 'retry-after', () => null, ['monitoring/any-wanted-type']),
  errorField('a 503 does not name the type', creates, 'error', () => 'try again later', ['monitoring/any-wanted-type']),
  request(
    'types that work are held up as well',
    creates,
    () => answer(503, { success: false, error: 'try again later' }),
    ['monitoring/other-types-work'],
  ),
  field('seeds that do not work are given out', services, 'consumer', () => ['seed1@freemail.example'], [
    'monitoring/unavailable',
    'monitoring/other-types-work',
  ]),
  field('all seeds are called healthy', /providers$/u, 'providers.*.emails.*.status', () => 'healthy', [
    'monitoring/unhealthy-is-shown',
  ]),
]
