/** Settings for the test that the service runs. */

import { providerTypes, testStyles } from '../../../foundation/contract/names.ts'
import { row } from '../engine/row.ts'
import { oneOf, single, someOf, textOf, trueOrFalse } from '../parsers/kinds.ts'
import { objectKind } from '../parsers/object.ts'
import { oneLine, parseToken } from '../parsers/text.ts'
import { sentTests } from '../parsers/tracking-ids.ts'
import { parseApiUrl } from '../parsers/url.ts'

/** The maximum length of a test's name in characters, as defined by the API. */
export const maxTestNameLength = 255

export const serviceRows = {
  'api-url': row(
    'service.apiUrl',
    single({ valueName: 'url', schema: { type: 'string', format: 'uri' } }, parseApiUrl),
    {
      isDestination: true,
      environmentVariable: 'PRESEND_API_URL',
      defaultNote: 'none: the embedded service, which runs in the same process and needs no account or network',
      example: 'https://presend.example/api/v1',
      description:
        'The base URL of the service that runs the test, ending in /api/v1. Must use https, except for this machine. Requires api-token and smtp-host; cannot be combined with sending-ip and zone-file.',
    },
  ),
  'api-token': row('service.apiToken', textOf('token', parseToken), {
    isSecret: true,
    environmentVariable: 'PRESEND_API_TOKEN',
    description:
      'The API token for api-url. Pull requests from forks have no access to the token, and use the embedded service instead.',
  }),
  'provider-types': row('providerTypes', someOf(providerTypes, 'types'), {
    defaultNote: 'all',
    example: 'consumer business',
    description:
      'The types of mailbox providers to test with: consumer, business, protected. A case-sensitive list, separated by commas, spaces or newlines.',
  }),
  'test-name': row('testName', textOf('text', oneLine(maxTestNameLength)), {
    defaultNote: 'composed of the repository, the pull request and the template',
    example: 'spring newsletter',
    description: `The name of the test in the service. One line, at most ${maxTestNameLength} characters.`,
  }),
  metadata: row('metadata', objectKind, {
    defaultNote: 'the commit and the URL of the run',
    example: '{"campaign": "spring"}',
    description:
      'Data that the service stores with an external-test (not with a spam-test): an object in JSON or YAML. Its keys are added to the default metadata and replace default keys of the same name. At most 16 KiB in total.',
  }),
  'test-style': row('testStyle', oneOf(testStyles), {
    default: 'spam-test',
    description:
      'The type of test to create: spam-test, or external-test, whose messages are matched by the tracking id in their text.',
  }),
  'tracking-in': row('trackingIn', oneOf(['auto', 'header', 'body', 'subject']), {
    default: 'auto',
    description:
      'Where to put the tracking id: header (only in the X-Presend-Test header field), body or subject (in addition to that field), or auto (header for a spam-test on the embedded service, and body otherwise).',
  }),
  'mail-type': row('template.mailType', oneOf(['marketing', 'transactional']), {
    default: 'marketing',
    isPerTemplate: true,
    description:
      'The type of mail: marketing or transactional (orders, password resets). Determines the default for min-inbox-rate.',
  }),
  'dry-run': row('isDryRun', trueOrFalse(), {
    default: 'false',
    description: 'Set to true to plan and render everything without creating a test or sending mail.',
  }),
  mode: row('mode', oneOf(['check', 'send', 'await']), {
    isAllowedInConfig: false,
    default: 'check',
    description:
      'What the run does: check sends the mail and waits for the verdict; send only creates the tests and sends the mail; await waits for the results of tests that another run sent, and decides the outcome. Use send and await to split a long wait across two jobs. Both require api-url, because the mailboxes of the embedded service end with the process.',
  }),
  'tracking-id': row('sentTests', sentTests, {
    isAllowedInConfig: false,
    defaultNote: 'none',
    example: 'pst_9vXq2LrT4bYk7NwZ0cHm5JfA',
    description:
      'The tests to wait for with mode: await. Pass the tests output of the run with mode: send, or tracking ids separated by commas, spaces or newlines. The output also names the templates, and is required if the config file sets different thresholds or mail types for some of them.',
  }),
}
