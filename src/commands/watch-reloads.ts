/** Reloads on SIGHUP. */

import type { Host } from '../world/host.ts'

/** Dispose to restore Node's default: SIGHUP ends the process. */
export interface ReloadWatch extends Disposable {
  /** Calls `reload`, which must not reject, for each signal, including earlier ones. */
  call(reload: () => Promise<void>): void
}

/** Runs reloads one after another, so that the newest files win. */
export function watchReloads(host: Pick<Host, 'onReloadSignal'>): ReloadWatch {
  const { promise: reloading, resolve } = Promise.withResolvers<() => Promise<void>>()
  let last: Promise<void> = Promise.resolve()
  const next = async (before: Promise<void>): Promise<void> => {
    await before
    const reload = await reloading
    await reload()
  }
  const ignoreSignals = host.onReloadSignal(() => {
    last = next(last)
  })
  return { call: resolve, [Symbol.dispose]: ignoreSignals }
}
