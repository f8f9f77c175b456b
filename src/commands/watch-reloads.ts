/** What tells a service to read its files again: SIGHUP. */

import type { Host } from '../world/host.ts'

/** Dispose it to leave the signal to Node again, which ends the process at it. */
export interface ReloadWatch extends Disposable {
  /** Calls `reload` for each signal, and for those that came before: it must never reject. */
  call(reload: () => Promise<void>): void
}

/** Listens for SIGHUP. One reload ends before the next begins, so that the newest files are the ones that stay. */
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
