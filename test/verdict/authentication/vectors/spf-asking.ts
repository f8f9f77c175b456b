/** Asks about SPF in the few words that a table of cases needs. */

import { checkSpf, type SpfCheck } from '../../../../src/verdict/authentication/check-spf.ts'
import { mailauthResolver } from '../../../../src/verdict/authentication/mailauth-resolver.ts'
import { type FakeDns, type FakeRecords, fakeDns } from '../../../support/fake-dns.ts'

export interface SpfAsked {
  readonly zone: FakeRecords
  readonly address: string
  /** Absent: postmaster@example.com. */
  readonly sender?: string | null
  readonly helo?: string
  /** Instead of `zone`, where a test looks at the questions. */
  readonly dns?: FakeDns
}

/** The whole check. */
export async function askSpf({ zone, address, sender, helo, dns }: SpfAsked): Promise<SpfCheck> {
  const resolver = mailauthResolver(dns ?? fakeDns(zone), new AbortController().signal)
  const envelopeSender = sender === undefined ? 'postmaster@example.com' : sender
  return await checkSpf({ envelopeSender, heloName: helo ?? 'mail.example.net', clientAddress: address }, resolver)
}
