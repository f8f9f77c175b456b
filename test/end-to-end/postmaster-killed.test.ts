import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantPurpose } from '../../src/extensions/postmaster/grant-purpose.ts'
import { plusDays } from '../../src/foundation/contract/day.ts'
import { toWorkspaceId } from '../../src/foundation/contract/identifiers.ts'
import { nodeWorld } from '../../src/foundation/world/node-world.ts'
import { Secret } from '../../src/foundation/world/secret.ts'
import { secretBox } from '../../src/foundation/world/secret-box.ts'
import { openStorage, parseStorageLocation } from '../../src/service/storage/open-storage.ts'
import type { Store } from '../../src/service/storage/store.ts'
import { type ChildProgram, startProgram } from '../support/child-program.ts'
import { storageExtensions } from '../support/extensions.ts'
import type { StandInDay } from '../support/google/stand-in-data.ts'
import { type GoogleStandIn, startGoogleStandIn } from '../support/google-stand-in.ts'
import { valueOf } from '../support/parsed.ts'
import { type RunningPostgres, startPostgres } from '../support/postgres.ts'

const email = 'ann@shop.example'
/** More domains than the killed processes can read. */
const domains = Array.from({ length: 10 }, (_, index) => `d${index}.example`)
const lastDay = '2026-01-30'
const firstDay = plusDays(lastDay, -119)
/** A process is killed after this number of lines; each domain produces eight lines. */
const killedAfter = [1, 2, 3, 5, 4, 7, 6]
/** Longer than a dead process holds its lease on the account. */
const offsetStepMs = 600_000

let folder = ''
let postgres: RunningPostgres

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-sync-'))
  postgres = await startPostgres()
})

afterAll(async () => {
  await postgres[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

/** Each day has distinct figures, and every fifth day was never published. */
function daysOf(domainIndex: number): Map<string, StandInDay> {
  const days = Array.from({ length: 120 }, (_, index): [string, StandInDay] => [
    plusDays(firstDay, index),
    { spamRate: (domainIndex * 120 + index) / 10_000, errors: [] },
  ])
  return new Map(days.filter((_day, index) => index % 5 !== 3))
}

async function connect(store: Store, google: GoogleStandIn): Promise<number> {
  const account = await store.ensurePostmasterAccount({
    workspaceId: toWorkspaceId('a'),
    email,
    source: 'google',
    nowMs: 1,
  })
  const box = secretBox([{ bytes: new Uint8Array(32).fill(7) }])
  await store.setPostmasterGrant(account.id, box.seal(new Secret(google.grant(email)), grantPurpose(account)))
  return account.id
}

/**
 * Every published day up to the date until which a domain counts as read must be stored with Google's figures, and no
 * other day.
 */
async function expectNothingLost(store: Store, accountId: number): Promise<readonly (string | null)[]> {
  const marks = await store.listPostmasterDomains(accountId)
  for (const { domain, readUntil } of marks) {
    const known = daysOf(domains.indexOf(domain))
    const stored = await store.readPostmasterDays({ accountId, domain, range: null })
    const expected = [...known].filter(([date]) => readUntil !== null && date <= readUntil)
    expect(stored.map((day) => [day.date, day.spamRate?.value])).toEqual(
      expected.map(([date, day]) => [date, day.spamRate]),
    )
  }
  return marks.map((mark) => mark.readUntil)
}

describe.each([
  ['a SQLite file', async () => await Promise.resolve(`sqlite:${join(folder, 'sync.db')}`)],
  ['PostgreSQL', async () => await postgres.createDatabase()],
])('a sync on %s', (_what, locate) => {
  it('that is killed repeatedly next to another instance loses no day and writes none twice', async () => {
    const location = await locate()
    await using google = await startGoogleStandIn()
    google.setDomains(
      email,
      domains.map((name, index) => ({ name, days: daysOf(index) })),
    )
    await using storage = await openStorage(valueOf(parseStorageLocation(location)), {
      ...nodeWorld(),
      extensions: storageExtensions,
    })
    const accountId = await connect(storage.store, google)
    const { clientId, clientSecret } = google.state
    const start = (round: number): ChildProgram =>
      startProgram('syncing-instance.ts', [
        location,
        google.url,
        google.endpoints.tokenUrl,
        clientId,
        clientSecret,
        String(round * offsetStepMs),
      ])
    for (const [round, lineCount] of killedAfter.entries()) {
      await using doomed = start(round)
      for (let count = 0; count < lineCount; count += 1) await doomed.line()
      await doomed.kill()
      await expectNothingLost(storage.store, accountId)
    }
    await using first = start(killedAfter.length)
    await using second = start(killedAfter.length)
    const lines = await Promise.all([linesOf(first), linesOf(second)])
    expect(await expectNothingLost(storage.store, accountId)).toEqual(domains.map(() => lastDay))
    // Both processes tried to sync, and one found everything done.
    expect(lines.filter((own) => own.includes('written'))).toHaveLength(1)
    expect(await storage.store.findPostmasterAccount(null, accountId)).toMatchObject({ syncProblem: null })
  })
})

/** Returns everything that the process prints until it ends. */
async function linesOf(program: ChildProgram): Promise<readonly string[]> {
  const lines: string[] = []
  while (lines.at(-1) !== 'done') lines.push(await program.line())
  return lines
}
