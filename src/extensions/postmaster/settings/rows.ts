/** Settings for postmaster data. */

import { row } from '../../../check/settings/engine/row.ts'
import { bareAddress, parseDomain } from '../../../check/settings/parsers/host.ts'
import { integer, listOf, orWord, single, textOf } from '../../../check/settings/parsers/kinds.ts'
import { parseSpamRate, ratioLimit, ratioWords, spamRateWords } from '../../../check/settings/parsers/share.ts'

const spamRate = orWord('none', single(spamRateWords, parseSpamRate))
const leastRatio = orWord('none', single(ratioWords, ratioLimit('least')))
const greatestRatio = orWord('none', single(ratioWords, ratioLimit('greatest')))

const ratioForm = 'a ratio from 0 to 1, a percentage with a % sign, or none'
const meanOf = 'The limit applies to the mean of all evaluated days (see postmaster-days) that have data.'

export const postmasterRows = {
  'postmaster-email': row('postmaster.email', textOf('address', bareAddress('postmaster@shop.example')), {
    defaultNote: 'none: no postmaster data is read',
    example: 'postmaster@shop.example',
    description:
      "The address of a postmaster account that is connected to the service. If set, the run also evaluates the mailbox provider's own data about the domain. Requires api-url. Without a template, the run evaluates only this data and sends no mail.",
  }),
  'postmaster-domain': row('postmaster.domains', listOf({ valueName: 'domains' }, 'words', parseDomain), {
    defaultNote: 'the domain of the From address of each template',
    example: 'shop.example',
    description:
      'The domains whose postmaster data is evaluated, as the provider lists them (Google lists a subdomain as a separate domain). A list, separated by commas, spaces or newlines. Required when there is no template.',
  }),
  'postmaster-days': row('postmaster.dayCount', integer({ min: 1, max: 365 }), {
    default: '7',
    description:
      'The number of days of postmaster data to evaluate, from 1 to 365, ending with the latest day that the provider has published. Providers publish the data for a day one to four days later.',
  }),
  'max-spam-rate': row('postmasterThresholds.maxSpamPercent', spamRate, {
    default: '0.3',
    example: '0.2',
    description:
      'The limit below which the user-reported spam rate must stay on each evaluated day, as a percentage (0.3 is 0.3 percent), or none. Google calculates this rate daily and asks senders never to reach 0.3 percent.',
  }),
  'warn-spam-rate': row('postmasterThresholds.warnSpamPercent', spamRate, {
    default: '0.1',
    example: '0.08',
    description:
      'A second threshold for the user-reported spam rate that only triggers a warning: a percentage, or none. Google asks senders to stay below 0.1 percent.',
  }),
  'min-auth-success-ratio': row('postmasterThresholds.minAuthenticationPercent', leastRatio, {
    default: 'none',
    example: '0.98',
    description: `The minimum share of mail that must pass each of SPF, DKIM and DMARC at the provider: ${ratioForm}. ${meanOf}`,
  }),
  'min-tls-ratio': row('postmasterThresholds.minTlsPercent', leastRatio, {
    default: 'none',
    example: '0.99',
    description: `The minimum share of mail that the provider must receive over TLS: ${ratioForm}. ${meanOf}`,
  }),
  'max-delivery-error-ratio': row('postmasterThresholds.maxDeliveryErrorPercent', greatestRatio, {
    default: 'none',
    example: '0.05',
    description: `The maximum share of mail that the provider may reject or defer: ${ratioForm}. ${meanOf}`,
  }),
}
