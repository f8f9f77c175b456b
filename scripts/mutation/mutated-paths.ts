/** Which files hold what the API says: the mutation run makes its mistakes there. */

import { globSync } from 'node:fs'

const patterns = [
  'src/service/*.ts',
  'src/service/{api,middleware}/*.ts',
  'src/service/webhooks/to-webhook-event.ts',
  'src/contract/{requests,http-headers,postmaster-queries}.ts',
  'src/storage/{test-queries,admission-queries,test-status}.ts',
]

/** Of these folders: what starts a service, what is a page for people, and what only hurries an answer. */
const others =
  /\/(?:embedded|in-memory-service|self-hosted|start-service|http-server|postmaster-reader|html-page|message-page|page-style|report-page|open-paths|api-docs\w*)\.ts$/u

/** Below the project, in order. */
export function mutatedPaths(project: string): readonly string[] {
  return globSync(patterns, { cwd: project })
    .filter((path) => !others.test(path))
    .toSorted()
}
