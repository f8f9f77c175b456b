/** Settings about what a mailbox provider itself says of the sending domain, and when that fails a run. */

import { integer, listOf, single, textOf } from '../../settings/kinds.ts'
import { bareAddress, parseDomain } from '../../settings/parsers/host.ts'
import { parseSpamRate, ratioLimit, ratioLimitSchema, spamRateSchema } from '../../settings/parsers/share.ts'
import type { GivenThreshold } from '../../settings/rows/gate-rows.ts'
import type { Kind, Rows } from '../../settings/setting.ts'
import { setting } from '../../settings/setting.ts'

/** What the rows of this file give; every limit in percent. */
export interface PostmasterValues {
  readonly 'postmaster-email': string
  readonly 'postmaster-domain': readonly string[]
  readonly 'postmaster-days': number
  readonly 'max-spam-rate': GivenThreshold
  readonly 'warn-spam-rate': GivenThreshold
  readonly 'min-auth-success-ratio': GivenThreshold
  readonly 'min-tls-ratio': GivenThreshold
  readonly 'max-delivery-error-ratio': GivenThreshold
}

function spamRate(): Kind<GivenThreshold> {
  return single(
    { type: 'percent or none', unit: 'percent', valueName: 'percent', schema: spamRateSchema },
    parseSpamRate,
  )
}

function ratio(limit: 'least' | 'greatest'): Kind<GivenThreshold> {
  const words = { type: 'ratio or none', unit: 'ratio', valueName: 'ratio', schema: ratioLimitSchema }
  return single(words, ratioLimit(limit))
}

const ratioForm = 'a ratio from 0 to 1, or a percentage with its sign, or none'
const meanOf = 'It is the mean over the days of postmaster-days that have data.'

/** The rows about postmaster data. */
export const postmasterRows: Rows<PostmasterValues> = {
  'postmaster-email': setting({
    name: 'postmaster-email',
    kind: textOf('address', bareAddress('postmaster@shop.example')),
    defaultNote: 'none: no postmaster data is read',
    example: 'postmaster@shop.example',
    description:
      'The address of a postmaster account that is connected to the service: the run then also judges what the mailbox provider itself says of the domain. Needs api-url. Without any template that is all the run does.',
  }),
  'postmaster-domain': setting({
    name: 'postmaster-domain',
    kind: listOf({ type: 'list of domains', valueName: 'domains' }, 'words', parseDomain),
    defaultNote: 'the domain of each template’s From',
    example: 'shop.example',
    description:
      'The domains whose postmaster data is judged, as the provider has them (Google lists a subdomain as a domain of its own). A list, separated by commas, spaces or lines. Needed when there is no template.',
  }),
  'postmaster-days': setting({
    name: 'postmaster-days',
    kind: integer({ min: 1, max: 365 }, 'days'),
    default: '7',
    description:
      'How many days of postmaster data are judged, from 1 to 365, ending with the newest day that the provider has told. Providers tell a day one to four days later.',
  }),
  'max-spam-rate': setting({
    name: 'max-spam-rate',
    kind: spamRate(),
    default: '0.3',
    example: '0.2',
    description:
      'The user-reported spam rate that no day of postmaster-days may reach, in percent (0.3 is 0.3 percent), or none. Google counts daily and asks senders never to reach 0.3.',
  }),
  'warn-spam-rate': setting({
    name: 'warn-spam-rate',
    kind: spamRate(),
    default: '0.1',
    example: '0.08',
    description:
      'A second line for the user-reported spam rate that only warns, in percent, or none. Google asks senders to stay below 0.1.',
  }),
  'min-auth-success-ratio': setting({
    name: 'min-auth-success-ratio',
    kind: ratio('least'),
    default: 'none',
    example: '0.98',
    description: `The least share of the mail that must pass SPF, and DKIM, and DMARC at the provider: ${ratioForm}. ${meanOf}`,
  }),
  'min-tls-ratio': setting({
    name: 'min-tls-ratio',
    kind: ratio('least'),
    default: 'none',
    example: '0.99',
    description: `The least share of the mail that must reach the provider over TLS: ${ratioForm}. ${meanOf}`,
  }),
  'max-delivery-error-ratio': setting({
    name: 'max-delivery-error-ratio',
    kind: ratio('greatest'),
    default: 'none',
    example: '0.05',
    description: `The greatest share of the mail that the provider may refuse or put off: ${ratioForm}. ${meanOf}`,
  }),
}

/** The settings that mean nothing without postmaster-email. */
export const postmasterNames: readonly (keyof PostmasterValues)[] = [
  'postmaster-domain',
  'postmaster-days',
  'max-spam-rate',
  'warn-spam-rate',
  'min-auth-success-ratio',
  'min-tls-ratio',
  'max-delivery-error-ratio',
]
