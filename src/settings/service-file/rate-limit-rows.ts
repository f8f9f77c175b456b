/** Keys of the service file that limit requests per hour. */

import { integer } from '../kinds.ts'
import { type ServiceRows, serviceRow } from './service-row.ts'

/** What the rows give. */
export interface RateLimitValues {
  readonly 'rate-limits.pro': number
  readonly 'rate-limits.enterprise': number
  readonly 'rate-limits.anonymous': number
  readonly 'rate-limits.pages': number
}

const requestsPerHour = integer({ min: 1, max: 1_000_000_000 }, 'requests')

/** The rows. */
export const rateLimitRows: ServiceRows<RateLimitValues> = {
  'rate-limits.pro': serviceRow({
    name: 'rate-limits.pro',
    kind: requestsPerHour,
    default: '1000',
    description: 'Requests per hour for each token on the Pro plan.',
  }),
  'rate-limits.enterprise': serviceRow({
    name: 'rate-limits.enterprise',
    kind: requestsPerHour,
    default: '10000',
    description: 'Requests per hour for each token on the Enterprise plan.',
  }),
  'rate-limits.anonymous': serviceRow({
    name: 'rate-limits.anonymous',
    kind: requestsPerHour,
    default: '1000',
    description:
      'Requests per hour for each client address (one IPv4 address or one IPv6 /64) without a valid token, and for ' +
      'each token on the Free plan.',
  }),
  'rate-limits.pages': serviceRow({
    name: 'rate-limits.pages',
    kind: requestsPerHour,
    default: '10000',
    description:
      'Views of report pages (/r/…) per hour for each client address. They do not count against any other limit.',
  }),
}
