/**
 * Attacks the service with requests that two servers may split differently (request smuggling). The requests are sent
 * directly and through proxies that reuse connections.
 */

import { setTimeout as wait } from 'node:timers/promises'

import { headOf, type SmugglingCase, smugglingCases } from '../../../test/support/smuggling-cases.ts'
import type { HostileInput } from '../attack-area.ts'
import { exchange } from '../support/raw-http.ts'

/** The service under attack and the proxies in front of it. */
export interface SmugglingTarget {
  /** Maps each route (`direct` or the name of a proxy) to its port. */
  readonly ports: Readonly<Record<string, number>>
  /** A path that starts a long poll of one second when it is requested with `pollFields`. */
  readonly pollPath: string
  readonly pollFields: readonly string[]
  readonly victimToken: string
  log(): string
}

/** Creates an input for every case and route, and one additional input for a page that needs no token. */
export function smugglingInputs(target: SmugglingTarget): readonly HostileInput[] {
  const routes = Object.entries(target.ports)
  return smugglingCases.flatMap((one, index) => [
    ...routes.map(([route, port]) => ({
      name: `smuggling, ${route}: ${one.name}`,
      isQuick: index % 8 === 1,
      attempt: async () => await attemptPoll(one, { route, port, target }),
    })),
    {
      name: `smuggling, page without a token: ${one.name}`,
      isQuick: index % 8 === 2,
      attempt: async () => {
        const fields = ['Host: 127.0.0.1', 'X-Request-Id: attacker']
        const parts = [headOf(one, '/api/docs', fields) + (one.early ?? ''), ...(one.late ?? [])]
        return judge(one, await exchange(target.ports['direct'] ?? 0, parts), 'direct')
      },
    },
  ])
}

interface PollRoute {
  readonly route: string
  readonly port: number
  readonly target: SmugglingTarget
}

async function attemptPoll(one: SmugglingCase, { route, port, target }: PollRoute): Promise<string | null> {
  const fields = ['Host: 127.0.0.1', 'X-Request-Id: attacker', ...target.pollFields]
  const hidden = nextHiddenId()
  const parts = [headOf(one, target.pollPath, fields) + (one.early ?? ''), ...(one.late ?? [])].map((part) =>
    part.replaceAll('X-Request-Id: hidden', `X-Request-Id: ${hidden}`),
  )
  const attacking = exchange(port, parts, { pauseMs: 50, waitMs: 2500, settleMs: 60 })
  await wait(90)
  const during = await askAsVictim(port, target.victimToken)
  const attacked = await attacking
  const after = await askAsVictim(port, target.victimToken)
  // If the proxy itself parses two requests from the attacker, nothing was smuggled past it.
  const isForProxy = route !== 'direct' && one.reading === 'malformed'
  const effect = during ?? after ?? (isForProxy ? null : judge(one, attacked, route))
  if (effect !== null || isForProxy) return effect
  return target.log().includes(`"${hidden}"`) ? 'the service parsed the hidden request' : null
}

let hiddenCount = 0

/** Returns an id with the same length as the id it replaces, because the attack depends on the lengths. */
function nextHiddenId(): string {
  hiddenCount += 1
  return `h${hiddenCount.toString(36).padStart(5, '0')}`
}

let victimCount = 0

/**
 * Sends a request from another client through the same proxy. @returns `null` if this client receives the response to
 * its own request
 */
async function askAsVictim(port: number, token: string): Promise<string | null> {
  victimCount += 1
  const id = `victim-${victimCount}`
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/spam_tests/${id}`, {
    headers: { Authorization: `Bearer ${token}`, 'X-Request-Id': id, Connection: 'close' },
    signal: AbortSignal.timeout(5000),
  }).catch((error: unknown) => String(error))
  if (typeof response === 'string') return `another client got no response: ${response}`
  await response.text()
  const echo = response.headers.get('X-Request-Id')
  if (response.status === 404 && echo === id) return null
  return `another client got the response to a different request: status ${response.status}, request id ${echo}`
}

function judge(
  one: SmugglingCase,
  { text, statuses, isClosed }: Awaited<ReturnType<typeof exchange>>,
  route: string,
): string | null {
  if (/^x-request-id: h(?:idden|[0-9a-z]{5})\r$/imu.test(text)) return 'the service responded to the hidden request'
  if (statuses.length > 1) return `the service sent ${statuses.length} responses to one request: ${statuses.join(', ')}`
  if (one.reading === 'body' || route !== 'direct') return null
  if (statuses.length === 1 && (statuses[0] ?? 0) < 400)
    return `the service accepted a malformed request with status ${statuses[0]}`
  return isClosed ? null : 'the connection stayed open after a malformed request'
}
