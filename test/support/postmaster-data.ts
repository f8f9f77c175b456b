/** Postmaster data of one account: 31 days of one domain, as a connected provider would give them. */

import type { DomainPostmasterReply } from '../../src/contract/postmaster-replies.ts'
import type { PostmasterReader } from '../../src/service/postmaster-reader.ts'

/** The account and its one domain. */
export const postmasterAccount = { id: 7, email: 'Postmaster@shop.example', item: 'shop.example' } as const

/** A reader in which the workspace has connected that account, and nobody else has any. */
export function postmasterDataOf(workspaceId: string): PostmasterReader {
  const account = { id: postmasterAccount.id, email: postmasterAccount.email, created_at: '2026-01-01T00:00:00.000Z' }
  const dates = Array.from({ length: 31 }, (_day, index) => `2026-01-${String(index + 1).padStart(2, '0')}`)
  const isSame = (email: string): boolean => email.toLowerCase() === account.email.toLowerCase()
  return {
    listConnectedAccounts: async (asking) => await Promise.resolve(asking === workspaceId ? [account] : []),
    findAccount: async (asking, id) =>
      await Promise.resolve(asking === workspaceId && id === account.id ? account : null),
    findAccountByEmail: async (asking, email) =>
      await Promise.resolve(asking === workspaceId && isSame(email) ? account : null),
    readCumulative: async () => {
      const data = seriesOf(dates)
      return await Promise.resolve({
        spam_rate: data.spam_rate_data,
        ip_reputation: data.ip_reputation_data,
        domain_reputation: data.domain_reputation_data,
        feedback_loop: data.feedback_loop_data,
        authentication: data.authentication_data,
        encryption: data.encryption_data,
        delivery_errors: data.delivery_errors_data,
      })
    },
    readDomain: async ({ domain, range }) => {
      const wanted = dates.filter((date) => range === null || (range.startDate <= date && date <= range.endDate))
      const isThere = domain === postmasterAccount.item && wanted.length > 0
      return await Promise.resolve(isThere ? seriesOf(wanted) : null)
    },
  }
}

function seriesOf(dates: readonly string[]): DomainPostmasterReply {
  return {
    spam_rate_data: dates.map((date) => ({ date, value: 0.001 })),
    ip_reputation_data: dates.map((date) => ({ date, high: 3, medium: 1, low: 0, bad: 0 })),
    domain_reputation_data: dates.map((date) => ({ date, reputation: 'HIGH' })),
    feedback_loop_data: dates.map((date) => ({ date, spam_count: 2, fbl_count: 1 })),
    authentication_data: dates.map((date) => ({
      date,
      spf_success_ratio: 1,
      dkim_success_ratio: 0.99,
      dmarc_success_ratio: 0.98,
    })),
    encryption_data: dates.map((date) => ({ date, tls_success_ratio: 1 })),
    delivery_errors_data: dates.map((date) => ({
      date,
      errors: [{ error_class: 'temporary', error_type: 'rate limit', error_ratio: 0.01 }],
    })),
  }
}
