/** Writes the same tests to the database files of both servers in the HTTP bench. */

import { createHash } from 'node:crypto'
import { toTokenId, toTrackingId, toTrackingKey, toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'

import { openSqliteStore } from '../../src/service/storage/sqlite/open-sqlite-store.ts'
import { aNewTest, aRecord, someSeeds, unlimited } from '../../test/service/storage/builders.ts'
import { storageExtensions } from '../../test/support/extensions.ts'

/** The number of tests. The clients request the tests one after another. */
const testCount = 60
const seedCount = 50
/** The number of tokens. Each token allows 10,000 requests per hour. */
const tokenCount = 400

/** The test ids that a client requests, and the tokens it uses. */
export interface HttpBenchData {
  /** The tests. All seeds but one have a result. */
  readonly openTests: readonly string[]
  readonly finishedTests: readonly string[]
  readonly tokens: readonly string[]
}

/** Writes tests and tokens to a new database file. The ids are the same each time. */
export async function fillFile(path: string): Promise<HttpBenchData> {
  await using store = await openSqliteStore({ kind: 'sqlite', path }, storageExtensions)
  const tokens = Array.from({ length: tokenCount }, (_, index) => `psd_${String(index).padStart(43, '0')}`)
  for (const [index, text] of tokens.entries()) {
    const tokenHash = createHash('sha256').update(text).digest('hex')
    const token = {
      tokenId: toTokenId(`token-${index}`),
      tokenHash,
      prefix: 'psd_',
      workspaceId: toWorkspaceId('workspace-a'),
      name: 'bench',
    }
    await store.createToken({ ...token, accountPlan: 'enterprise', createdAtMs: 0, revokedAtMs: null, ...unlimited })
  }
  const names: string[] = []
  for (let index = 0; index < testCount; index += 1) {
    const trackingId = toTrackingId(`pst_${String(index).padStart(40, '0')}`)
    const seeds = someSeeds(seedCount)
    const times = { createdAtMs: Date.now(), expiresAtMs: Date.now() + 86_400_000 }
    const test = aNewTest({ seeds, trackingId, trackingKey: toTrackingKey(trackingId.replace('pst', 'psk')), ...times })
    const numericId = await store.createTest(test)
    const arrived = index % 2 === 0 ? seeds : seeds.slice(0, -1)
    await Promise.all(
      arrived.map(async ({ address }) => {
        await store.recordCopy({ numericId, address, messageKey: 'bench', record: aRecord() })
      }),
    )
    names.push(trackingId)
  }
  return {
    finishedTests: names.filter((_, index) => index % 2 === 0),
    openTests: names.filter((_, index) => index % 2 === 1),
    tokens,
  }
}
