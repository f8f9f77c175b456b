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
type ListenSettings = Pick<ServiceSettings, 'listen' | 'smtp' | 'metricsListen'>

/** The error for a server that could not listen; anything that is no answer of the system's stays what it was. */
export function listenError(error: unknown, settings: ListenSettings): unknown {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  const known = answers[code]
  if (known === undefined) return error
  const [setting, { host, port }] = whichOf(error, settings)
  return new PresendError({
    code: 'LISTEN_FAILED',
    outcome: known.outcome,
    done: `Listening at ${host}:${port} (${setting})`,
    came: code,
    expected: 'a free port',
    todo: known.todo,
    cause: error,
  })
}

/** Node says at which port it failed, or which name it could not look up. */
function whichOf(
  error: unknown,
  { listen, smtp, metricsListen }: ListenSettings,
): readonly [setting: string, address: ListenAddress] {
  const failed: { readonly port?: unknown; readonly hostname?: unknown } = Object(error)
  const isAt = (one: ListenAddress | null): one is ListenAddress =>
    one !== null && (failed.port === one.port || failed.hostname === one.host)
  if (isAt(listen)) return ['listen', listen]
  if (isAt(smtp)) return ['smtp', smtp]
  return isAt(metricsListen) ? ['metrics.listen', metricsListen] : ['listen', listen]
}
