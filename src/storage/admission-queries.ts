/** The question that every request asks first: who is it, how often in this hour, and which test does it want. */

import type { AdmissionRequest } from './account.ts'
import { countRequest, findToken, tokenSubject } from './account-queries.ts'
import type { SqlDatabase } from './sql-database.ts'
import type { Admission, AdmittedTest } from './store.ts'
import { findTest } from './test-queries.ts'

/** See AccountStore. */
export async function admit({ db }: SqlDatabase, request: AdmissionRequest): Promise<Admission> {
  const { tokenHash, stranger, windowStartMs, nowMs, wantedTest } = request
  const found = tokenHash === null ? null : await findToken(db, tokenHash)
  const token = found === null || found.revokedAtMs !== null ? null : found
  const subject = token === null ? stranger : tokenSubject(token.tokenId)
  const count = await countRequest(db, { subject, windowStartMs, nowMs })
  if (token === null || wantedTest === null) return { token, count, test: null }
  const test = await findTest(db, token.workspaceId, wantedTest.name)
  return { token, count, test: test === null ? null : withoutKnownSeeds(test, wantedTest.known) }
}

function withoutKnownSeeds(
  test: AdmittedTest,
  known: { readonly numericId: number; readonly revision: number } | null,
): AdmittedTest {
  const isKnown = known !== null && known.numericId === test.numericId && known.revision === test.revision
  return isKnown ? { ...test, seeds: null } : test
}
