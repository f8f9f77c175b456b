/** The Store over any SQL database that kysely speaks; one file of queries a subject. */

import type { Kysely } from 'kysely'

import { countRequest, createToken, findToken } from './account-queries.ts'
import { findCopyTarget, recordCopy } from './copy-queries.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'
import { createTest, findExternalTest, findTest, listExternalTests } from './test-queries.ts'

/** A Store that owns `db` and closes it when it is disposed. */
export function sqlStore(db: Kysely<Tables>): Store {
  return {
    createToken: async (token) => await createToken(db, token),
    findToken: async (tokenHash) => await findToken(db, tokenHash),
    countRequest: async (key) => await countRequest(db, key),
    createTest: async (test) => await createTest(db, test),
    findTest: async (workspaceId, name) => await findTest(db, workspaceId, name),
    findExternalTest: async (workspaceId, numericId) => await findExternalTest(db, workspaceId, numericId),
    listExternalTests: async (query) => await listExternalTests(db, query),
    findCopyTarget: async (query) => await findCopyTarget(db, query),
    recordCopy: async (copy) => await recordCopy(db, copy),
    [Symbol.asyncDispose]: async () => await db.destroy(),
  }
}
