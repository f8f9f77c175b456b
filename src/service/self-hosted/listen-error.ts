/** A port that cannot be had, in words. */

import { PresendError } from '../../errors/presend-error.ts'
import type { ListenAddress, ServiceSettings } from '../../settings/service-file/service-settings.ts'

/** What the operator has to do about the system's answers; only some of them can get better by themselves. */
const answers: Readonly<Record<string, { readonly outcome: PresendError['outcome']; readonly todo: string }>> = {
  EADDRINUSE: { outcome: 'inconclusive', todo: 'see which other process listens there, or choose another port' },
  EADDRNOTAVAIL: { outcome: 'inconclusive', todo: 'see that this machine has that address now' },
  EACCES: {
    outcome: 'misconfigured',
    todo: 'choose a port from 1024 up, or give the process CAP_NET_BIND_SERVICE as deploy/presend.service does',
  },
  ENOTFOUND: { outcome: 'misconfigured', todo: 'name an address of this machine' },
}

/** Where a service listens. */
export type ListenSettings = Pick<ServiceSettings, 'listen' | 'smtp' | 'metricsListen'>

/** One of the addresses, and the setting that it stands in. */
export interface ListenPlace {
  readonly setting: string
  readonly address: ListenAddress
}

/** All that are set; `listen` is the first. */
export function listenPlaces({
  listen,
  smtp,
  metricsListen,
}: ListenSettings): readonly [ListenPlace, ...ListenPlace[]] {
  return [
    { setting: 'listen', address: listen },
    ...(smtp === null ? [] : [{ setting: 'smtp', address: smtp }]),
    ...(metricsListen === null ? [] : [{ setting: 'metrics.listen', address: metricsListen }]),
  ]
}

/** The error for a server that could not listen; anything that is no answer of the system's stays what it was. */
export function listenError(error: unknown, settings: ListenSettings): unknown {
  return listenErrorAt(error, whichOf(error, settings))
}

/** The same where the place is known. */
export function listenErrorAt(error: unknown, { setting, address: { host, port } }: ListenPlace): unknown {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  const known = answers[code]
  if (known === undefined) return error
  const done = `Listening at ${host}:${port} (${setting})`
  const said = { came: code, expected: 'a free port', todo: known.todo }
  return new PresendError({ code: 'LISTEN_FAILED', outcome: known.outcome, done, ...said, cause: error })
}

/** Node says at which port it failed, or which name it could not look up. */
function whichOf(error: unknown, settings: ListenSettings): ListenPlace {
  const failed: { readonly port?: unknown; readonly hostname?: unknown } = Object(error)
  const places = listenPlaces(settings)
  return places.find(({ address }) => failed.port === address.port || failed.hostname === address.host) ?? places[0]
}
