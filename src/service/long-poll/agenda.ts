/** What is due when, with one timer for all of it: ten thousand waiting requests must not mean ten thousand timers. */

import type { Clock } from '../../world/world.ts'
import { DueHeap, type DueItem } from './due-heap.ts'

/** Something to be done at a time. */
export interface AgendaItem extends DueItem {
  /** Called once, when it is due; must not throw. */
  fallDue(): void
}

/** Items, the earliest first. Disposing it forgets all of them. */
export interface Agenda extends Disposable {
  readonly size: number
  /** Puts an item in that is in no agenda. */
  put(item: AgendaItem): void
  /** Takes the item out, if it is in. */
  remove(item: AgendaItem): void
}

/** An empty agenda. */
export function createAgenda(clock: Clock): Agenda {
  const heap = new DueHeap<AgendaItem>()
  let sleep: { readonly untilMs: number; readonly end: AbortController } | null = null

  /** Sleeps until the first item is due; a sleep that would last longer is cut short. */
  function arm(): void {
    const { first } = heap
    if (first === undefined || (sleep !== null && sleep.untilMs <= first.dueMs)) return
    sleep?.end.abort()
    const mine = { untilMs: first.dueMs, end: new AbortController() }
    sleep = mine
    // Whole milliseconds: timers may fire a fraction too early, and a second sleep would cost more.
    const delayMs = Math.max(0, Math.ceil(first.dueMs - clock.monotonicMs()))
    void clock.sleep(delayMs, mine.end.signal).then(
      () => wake(mine),
      () => undefined,
    )
  }

  function wake(mine: object): void {
    if (sleep !== mine) return
    sleep = null
    const nowMs = clock.monotonicMs()
    for (let { first } = heap; first !== undefined && first.dueMs <= nowMs; { first } = heap) {
      heap.remove(first)
      first.fallDue()
    }
    arm()
  }

  function stopSleeping(): void {
    sleep?.end.abort()
    sleep = null
  }

  return {
    put: (item) => {
      heap.add(item)
      arm()
    },
    remove: (item) => {
      heap.remove(item)
      if (heap.size === 0) stopSleeping()
    },
    get size() {
      return heap.size
    },
    [Symbol.dispose]: () => {
      heap.clear()
      stopSleeping()
    },
  }
}
