/** Builds the errors for ports that cannot be opened. */

import { createServer } from 'node:net'
import type { ListenAddress, ServiceSettings } from '../../check/settings/service-file/service-settings.ts'
import { PresendError } from '../../foundation/errors/presend-error.ts'
import type { Problem } from '../../foundation/errors/problem.ts'

/** Recommended fixes, keyed by Node's error code. `inconclusive` means that the next start may succeed. */
const systemErrors: Readonly<Record<string, { readonly outcome: PresendError['outcome']; readonly todo: string }>> = {
  EADDRINUSE: { outcome: 'inconclusive', todo: 'stop the process that uses this port, or choose another port' },
  EADDRNOTAVAIL: { outcome: 'inconclusive', todo: 'check that this machine has that address' },
  EACCES: {
    outcome: 'misconfigured',
    todo: 'choose port 1024 or higher, or grant CAP_NET_BIND_SERVICE as deploy/presend.service does',
  },
  ENOTFOUND: { outcome: 'misconfigured', todo: 'use an address of this machine' },
}

/** The settings that define ports. */
export type ListenSettings = Pick<ServiceSettings, 'listen' | 'smtp' | 'metricsListen'>

interface ListenPlace {
  readonly setting: string
  readonly address: ListenAddress
}

function listenPlaces({ listen, smtp, metricsListen }: ListenSettings): readonly [ListenPlace, ...ListenPlace[]] {
  return [
    { setting: 'listen', address: listen },
    ...(smtp === null ? [] : [{ setting: 'smtp', address: smtp }]),
    ...(metricsListen === null ? [] : [{ setting: 'metrics.listen', address: metricsListen }]),
  ]
}

/**
 * Builds the error for a server that could not listen. Errors that have nothing to do with the port are returned
 * unchanged.
 */
export function listenError(error: unknown, settings: ListenSettings): unknown {
  return listenErrorAt(error, placeOf(error, settings))
}

function listenErrorAt(error: unknown, { setting, address: { host, port } }: ListenPlace): unknown {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  const known = systemErrors[code]
  if (known === undefined) return error
  const done = `Listening on ${host}:${port} (${setting})`
  const details = { came: code, expected: 'a free port', todo: known.todo }
  return new PresendError({ code: 'LISTEN_FAILED', outcome: known.outcome, done, ...details, cause: error })
}

/** Returns the port that could not be opened, or the name that could not be resolved, from Node's error. */
function placeOf(error: unknown, settings: ListenSettings): ListenPlace {
  const failed: { readonly port?: unknown; readonly hostname?: unknown } = Object(error)
  const places = listenPlaces(settings)
  return places.find(({ address }) => failed.port === address.port || failed.hostname === address.host) ?? places[0]
}

/**
 * Tries the other ports after one port could not be opened, so that the operator sees all unavailable ports at once.
 *
 * @param failure the error that listenError returned; close all of the service's ports before the call
 * @returns the same error, or an error that lists every port that cannot be opened
 */
export async function tryOtherPorts(failure: unknown, settings: ListenSettings): Promise<unknown> {
  if (!(failure instanceof PresendError) || failure.code !== 'LISTEN_FAILED') return failure
  const tried = await Promise.all(listenPlaces(settings).map(tryPlace))
  const others = tried.flatMap((one) => (one instanceof PresendError && one.message !== failure.message ? [one] : []))
  if (others.length === 0) return failure
  const all = [failure, ...others]
  const isMisconfigured = all.some(({ outcome }) => outcome === 'misconfigured')
  return new PresendError({
    code: 'LISTEN_FAILED',
    outcome: isMisconfigured ? 'misconfigured' : 'inconclusive',
    done: 'Listening',
    came: `${all.length} ports that cannot be opened`,
    expected: 'free ports',
    todo: all.map(({ message }) => message).join(' | '),
    problems: all.map(toProblem),
    cause: failure,
  })
}

function toProblem({ parts: { done, came, expected, todo } }: PresendError): Problem {
  return { input: done, came, expected: expected ?? 'a free port', todo }
}

/** Tries to listen on a port. @returns the error, or `null` if the port is free */
async function tryPlace(place: ListenPlace): Promise<unknown> {
  const { host, port } = place.address
  const server = createServer()
  const error = await new Promise((resolve) => {
    server.once('error', resolve)
    server.listen({ host, port }, () => server.close(() => resolve(null)))
  })
  return error === null ? null : listenErrorAt(error, place)
}
