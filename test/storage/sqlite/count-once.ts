/** A process of its own: opens the store of the file in its arguments, counts one request, prints the count. */

import { openSqliteStore } from '../../../src/storage/sqlite/open-sqlite-store.ts'

await using store = await openSqliteStore({ kind: 'file', path: process.argv[2] ?? '' })
const { count } = await store.admit({ tokenHash: null, stranger: 'a', windowStartMs: 0, nowMs: 7, wantedTest: null })
process.stdout.write(String(count.requestCount))
