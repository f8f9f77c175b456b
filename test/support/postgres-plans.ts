/** The plans that PostgreSQL really chose: its own auto_explain writes them into the log. */

import { Client } from 'pg'

import { type RunningPostgres, startPostgres } from './postgres.ts'
import { fillingStatements } from './storage-filler.ts'

/** Starts a server that can explain; more settings may follow. */
export async function startExplainingPostgres(settings: readonly string[] = []): Promise<RunningPostgres> {
  const explain = ['session_preload_libraries=auto_explain', 'auto_explain.log_min_duration=-1']
  return await startPostgres({
    settings: [...explain, 'auto_explain.log_format=json', 'log_line_prefix=', ...settings],
  })
}

/** Fills a migrated database; connections that are opened afterwards are explained. */
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

/** The plans of all that `ask` asks, each as the JSON that auto_explain wrote. */
export async function plansOf(server: RunningPostgres, ask: () => Promise<unknown>): Promise<readonly string[]> {
  const { length } = await server.readLog()
  await ask()
  const log = (await server.readLog()).slice(length)
  return [...log.matchAll(/plan:\n\t\{(?<plan>.*?)\n\t\}/gsu)].map((match) => `{${match.groups?.['plan'] ?? ''}}`)
}
