/** A process of its own: opens the store of the file in its arguments, counts one request, prints the count. */

import { openSqliteStore } from '../../../src/storage/sqlite/open-sqlite-store.ts'

await using store = await openSqliteStore({ kind: 'file', path: process.argv[2] ?? '' })
const { requestCount } = await store.countRequest({ subject: 'a', windowStartMs: 0 })
process.stdout.write(String(requestCount))
