/** Settings that say which service places the mail, and what it is told. */

import { type ProviderType, providerTypes, type TestStyle, testStyles } from '../../contract/names.ts'
import type { Secret } from '../../world/secret.ts'
import { oneOf, single, someOf, textOf, trueOrFalse } from '../kinds.ts'
import { parseApiUrl } from '../parsers/api-url.ts'
import { parseObject } from '../parsers/object.ts'
import { oneLine, parseToken } from '../parsers/text.ts'
import type { Rows } from '../setting.ts'
import { setting } from '../setting.ts'

const trackingPlaces = ['auto', 'header', 'body', 'subject'] as const
const mailTypes = ['marketing', 'transactional'] as const

/** What the rows of this file give. */
export interface ServiceValues {
  readonly 'api-url': string
  readonly 'api-token': Secret
  readonly 'provider-types': readonly ProviderType[]
  readonly 'test-name': string
  readonly metadata: Readonly<Record<string, unknown>>
  readonly 'test-style': TestStyle
  readonly 'tracking-in': (typeof trackingPlaces)[number]
  readonly 'mail-type': (typeof mailTypes)[number]
  readonly 'dry-run': boolean
}

/** Most characters of a test's name, by the service's contract. */
export const maxTestNameLength = 255

/** The rows about the service. */
export const serviceRows: Rows<ServiceValues> = {
  'api-url': setting({
    name: 'api-url',
    isDestination: true,
    environmentVariable: 'PRESEND_API_URL',
    kind: single({ type: 'URL', valueName: 'url', schema: { type: 'string', format: 'uri' } }, parseApiUrl),
    defaultNote: 'empty: the embedded service, in this process, with no account and no network',
    example: 'https://presend.example/api/v1',
    description:
      'The base URL of the service that places the mail; it ends in /api/v1. https, except for this machine itself. Needs api-token and smtp-host; excludes sending-ip and zone-file.',
  }),
  'api-token': setting({
    name: 'api-token',
    kind: textOf('token', parseToken),
    isSecret: true,
    environmentVariable: 'PRESEND_API_TOKEN',
    description:
      'The token for api-url. On pull requests from forks it is empty, and the embedded service is used instead.',
  }),
  'provider-types': setting({
    name: 'provider-types',
    kind: someOf(providerTypes, { type: 'list of provider types', valueName: 'types' }),
    defaultNote: 'all',
    example: 'consumer business',
    description:
      'The kinds of mailboxes to test with: consumer, business, protected. A list, separated by commas, spaces or lines; upper and lower case matter.',
  }),
  'test-name': setting({
    name: 'test-name',
    kind: textOf('text', oneLine(maxTestNameLength)),
    defaultNote: 'made from the repository, the pull request and the template',
    example: 'spring newsletter',
    description: `The name of the test at the service. One line, at most ${maxTestNameLength} characters.`,
  }),
  metadata: setting({
    name: 'metadata',
    kind: {
      type: 'object',
      unit: null,
      valueName: 'object',
      isList: false,
      parse: parseObject,
      schema: { type: 'object' },
    },
    defaultNote: 'the commit and the URL of the run',
    example: '{"campaign": "spring"}',
    description:
      'What the service stores with an external-test (a spam-test has none): an object in JSON or YAML. Its keys are added to those of the run and win over them. At most 16 KiB in all.',
  }),
  'test-style': setting({
    name: 'test-style',
    kind: oneOf(testStyles),
    default: 'spam-test',
    description:
      'Which of the two kinds of test the service creates: spam-test, or external-test, whose mail is matched by the tracking id in its text.',
  }),
  'tracking-in': setting({
    name: 'tracking-in',
    kind: oneOf(trackingPlaces),
    default: 'auto',
    description:
      'Where the tracking id stands beside the header field X-Presend-Test: nowhere else (header), in the body, or in the subject. ' +
      'auto is header for a spam-test on the embedded service and body for anything else.',
  }),
  'mail-type': setting({
    name: 'mail-type',
    kind: oneOf(mailTypes),
    default: 'marketing',
    isPerTemplate: true,
    description:
      'What kind of mail it is: marketing or transactional (orders, passwords). It decides the default of min-inbox-rate.',
  }),
  'dry-run': setting({
    name: 'dry-run',
    kind: trueOrFalse(),
    default: 'false',
    description: 'true: plan and render everything, but create no test and send nothing.',
  }),
}
