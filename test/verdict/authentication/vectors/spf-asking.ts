/** Helpers for checking SPF in tables of cases. */

import { checkSpf, type SpfCheck } from '../../../../src/verdict/authentication/check-spf.ts'
import { mailauthResolver } from '../../../../src/verdict/authentication/mailauth-resolver.ts'
import { type FakeDns, type FakeRecords, fakeDns } from '../../../support/fake-dns.ts'

export interface SpfAsked {
  readonly zone: FakeRecords
  readonly address: string
  /** Default: postmaster@example.com. */
  readonly sender?: string | null
  readonly helo?: string
  /** Replaces `zone` in tests that inspect the queries. */
  readonly dns?: FakeDns
}

/** Runs the check and returns its whole result. */
export async function askSpf({ zone, address, sender, helo, dns }: SpfAsked): Promise<SpfCheck> {
  const resolver = mailauthResolver(dns ?? fakeDns(zone), new AbortController().signal)
  const envelopeSender = sender === undefined ? 'postmaster@example.com' : sender
  return await checkSpf({ envelopeSender, heloName: helo ?? 'mail.example.net', clientAddress: address }, resolver)
}
