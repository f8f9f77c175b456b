/** A fake process that records calls, and to which tests send signals. */

import type { Host, StopSignal, Stray } from '../../src/foundation/world/host.ts'

export interface FakeHost extends Host {
  readonly forgotten: readonly string[]
  readonly exitCodes: readonly number[]
  readonly listenerCount: number
  stop(name: StopSignal): void
  reload(): void
  stray(stray: Stray): void
}

/** Creates a FakeHost; calls `onExit` when the process would have ended. */
export function fakeHost(workingDirectory: string = '/nowhere', onExit: () => void = () => undefined): FakeHost {
  const forgotten: string[] = []
  const exitCodes: number[] = []
  const stopListeners = new Set<(name: StopSignal) => void>()
  const reloadListeners = new Set<() => void>()
  const strayListeners = new Set<(stray: Stray) => void>()
  return {
    workingDirectory,
    flush: () => Promise.resolve(),
    forgetEnv: (name) => void forgotten.push(name),
    onStopSignal: (listener) => listenIn(stopListeners, listener),
    onReloadSignal: (listener) => listenIn(reloadListeners, listener),
    onStray: (listener) => listenIn(strayListeners, listener),
    exit: (code) => {
      exitCodes.push(code)
      onExit()
    },
    forgotten,
    exitCodes,
    get listenerCount() {
      return stopListeners.size + reloadListeners.size + strayListeners.size
    },
    stop: (name) => {
      for (const listener of stopListeners) listener(name)
    },
    reload: () => {
      for (const listener of reloadListeners) listener()
    },
    stray: (stray) => {
      for (const listener of strayListeners) listener(stray)
    },
  }
}

function listenIn<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
