/** Selects the source files to mutate: those that determine API responses. */

import { globSync } from 'node:fs'

const patterns = [
  'src/service/{accounts,api,middleware,problems,requests,server}/*.ts',
  'src/service/http/rate-limit.ts',
  'src/service/long-poll/conditional-request.ts',
  'src/service/webhooks/to-webhook-event.ts',
  'src/foundation/contract/{requests,http-headers,postmaster-queries}.ts',
  'src/service/storage/{test-queries,admission-queries,test-status}.ts',
]

/** Files in these folders that are not mutated, because they start a service, render pages, or only affect speed. */
const others = /\/(?:start-service|open-paths|service-context|account-name)\.ts$/u

/** Returns sorted paths, relative to the project. */
export function mutatedPaths(project: string): readonly string[] {
  return globSync(patterns, { cwd: project })
    .filter((path) => !others.test(path))
    .toSorted()
}
