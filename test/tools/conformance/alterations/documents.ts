/** Services with faults in their documents and pages, and in reporting seeds that they cannot watch. */

import { answer, errorField, field, header, reply, request, status } from '../alter.ts'
import type { Alteration } from '../altering-proxy.ts'

const openApi = /^GET \/openapi/u
const page = /^GET outside:/u
const creates = /^POST/u
const services = /email_services$/u

export const documentAlterations: readonly Alteration[] = [
  field(
    'a path is missing from the OpenAPI document',
    openApi,
    'paths',
    (paths) => {
      const { '/external_tests': _missing, ...others } = Object(paths)
      return others
    },
    ['documents/openapi'],
  ),
  field('the OpenAPI version is 2.0', openApi, 'openapi', () => '2.0', ['documents/openapi']),
  request(
    'the OpenAPI document requires a token',
    openApi,
    (came) => {
      return came.headers['authorization'] === undefined ? answer(401, { success: false, error: 'token' }) : came
    },
    ['documents/openapi'],
  ),
  header('the API page is plain text', page, 'content-type', () => 'text/plain', ['documents/page-of-the-api']),
  reply('the API page is empty', page, (came) => ({ ...came, body: '<html></html>' }), [
    'documents/page-of-the-api',
    'documents/report-page',
  ]),
  status('an unknown report gets a 200', page, 404, 200, ['documents/report-page']),
  field('report_url points to another host', creates, 'report_url', () => 'https://example.com/', [
    'documents/report-page',
  ]),
]

export const monitoringAlterations: readonly Alteration[] = [
  status('a 500 is sent instead of a 503', creates, 503, 500, ['monitoring/unavailable', 'monitoring/any-wanted-type']),
  errorField('a 503 has no success field', creates, 'success', () => undefined, ['monitoring/unavailable']),
  header('a 503 has no Retry-After header', creates, 'retry-after', () => null, ['monitoring/any-wanted-type']),
  errorField('the message of a 503 does not name the provider type', creates, 'error', () => 'try again later', [
    'monitoring/any-wanted-type',
  ]),
  request(
    'a request for working provider types gets a 503',
    creates,
    () => answer(503, { success: false, error: 'try again later' }),
    ['monitoring/other-types-work'],
  ),
  field('broken seeds are listed as working', services, 'consumer', () => ['seed1@freemail.example'], [
    'monitoring/unavailable',
    'monitoring/other-types-work',
  ]),
  field('all seeds have the status healthy', /providers$/u, 'providers.*.emails.*.status', () => 'healthy', [
    'monitoring/unhealthy-is-shown',
  ]),
]
