/** The name of a request: by it a client's complaint is found in the log. */

import type { Random } from '../../world/world.ts'

/** Carries the name in both directions. */
export const requestIdHeader = 'X-Request-Id'

/** Names that proxies and tracers make; nothing that could break a line or a query in a log's reader. */
const sane = /^[A-Za-z0-9][A-Za-z0-9._:=-]{0,127}$/u

/** The name that the request came with when it is a sane one, else a new one. */
export function requestIdOf(given: string | undefined, random: Pick<Random, 'uuid'>): string {
  return given !== undefined && sane.test(given) ? given : random.uuid()
}
