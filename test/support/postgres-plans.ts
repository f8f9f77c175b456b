/** Reads the plans that PostgreSQL has used, which auto_explain writes into the log. */

import { Client } from 'pg'

import { type RunningPostgres, startPostgres } from './postgres.ts'
import { fillingStatements } from './storage-filler.ts'

/** Starts a server with auto_explain; more settings may be added. */
export async function startExplainingPostgres(settings: readonly string[] = []): Promise<RunningPostgres> {
  const explain = ['session_preload_libraries=auto_explain', 'auto_explain.log_min_duration=-1']
  return await startPostgres({
    settings: [...explain, 'auto_explain.log_format=json', 'log_line_prefix=', ...settings],
  })
}

/** Fills a migrated database; connections that are opened afterwards log their plans. */
export async function fillAndExplain(url: string, tests: number): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('set session_replication_role = replica')
  for (const text of fillingStatements({ tests, seedsPerTest: 2 }, 'postgres')) await client.query(text)
  await client.query('vacuum analyze')
  const name = new URL(url).pathname.slice(1)
  await client.query(`alter database ${name} set auto_explain.log_min_duration = 0`)
  await client.end()
}

/** Returns the plans of all queries that `ask` runs, each as the JSON of auto_explain. */
export async function plansOf(server: RunningPostgres, ask: () => Promise<unknown>): Promise<readonly string[]> {
  const { length } = await server.readLog()
  await ask()
  const log = (await server.readLog()).slice(length)
  return [...log.matchAll(/plan:\n\t\{(?<plan>.*?)\n\t\}/gsu)].map((match) => `{${match.groups?.['plan'] ?? ''}}`)
}
