/** What is due when, with one timer for all of it: ten thousand waiting requests must not mean ten thousand timers. */

import type { Clock } from '../../world/world.ts'

/** Something to be done at a time; it belongs to one agenda at a time. */
export interface AgendaItem {
  /** Monotonic milliseconds. */
  dueMs: number
  /** Where the agenda keeps it; -1: nowhere. Only the agenda writes it. */
  place: number
  /** Called once, when it is due; must not throw. */
  fallDue(): void
}

/** Items, the earliest first. Disposing it forgets all of them. */
export interface Agenda extends Disposable {
  readonly size: number
  /** Puts the item in, or moves it to its new `dueMs`. */
  put(item: AgendaItem): void
  /** Takes the item out, if it is in. */
  remove(item: AgendaItem): void
}

/** An empty agenda: a binary heap that knows where each item stands, so that leaving costs as little as coming. */
export function createAgenda(clock: Clock): Agenda {
  const heap: AgendaItem[] = []
  let sleep: { readonly untilMs: number; readonly end: AbortController } | null = null

  function set(place: number, item: AgendaItem): void {
    heap[place] = item
    item.place = place
  }

  function rise(item: AgendaItem, from: number): void {
    let place = from
    while (place > 0) {
      const parent = heap[(place - 1) >> 1]
      if (parent === undefined || parent.dueMs <= item.dueMs) break
      set(place, parent)
      place = (place - 1) >> 1
    }
    set(place, item)
  }

  function sink(item: AgendaItem, from: number): void {
    let place = from
    for (;;) {
      const [left, right] = [heap[2 * place + 1], heap[2 * place + 2]]
      const child = right !== undefined && left !== undefined && right.dueMs < left.dueMs ? right : left
      if (child === undefined || item.dueMs <= child.dueMs) break
      const childPlace = child.place
      set(place, child)
      place = childPlace
    }
    set(place, item)
  }

  function remove(item: AgendaItem): void {
    if (item.place === -1) return
    const { place } = item
    item.place = -1
    const last = heap.pop()
    if (last === undefined || last === item) return
    rise(last, place)
    sink(last, last.place)
  }

  function callDue(): void {
    const nowMs = clock.monotonicMs()
    for (let first = heap[0]; first !== undefined && first.dueMs <= nowMs; first = heap[0]) {
      remove(first)
      first.fallDue()
    }
  }

  /** Sleeps until the first item is due; a sleep that would last longer is cut short. */
  function arm(): void {
    const [first] = heap
    if (first === undefined || (sleep !== null && sleep.untilMs <= first.dueMs)) return
    sleep?.end.abort()
    const mine = { untilMs: first.dueMs, end: new AbortController() }
    sleep = mine
    // A whole millisecond more: timers may fire a fraction too early, and a second sleep would cost more.
    const delayMs = Math.max(0, Math.ceil(first.dueMs - clock.monotonicMs()))
    void clock.sleep(delayMs, mine.end.signal).then(
      () => wake(mine),
      () => undefined,
    )
  }

  function wake(mine: object): void {
    if (sleep !== mine) return
    sleep = null
    callDue()
    arm()
  }

  return {
    put: (item) => {
      if (item.place === -1) heap.push(item)
      const place = item.place === -1 ? heap.length - 1 : item.place
      rise(item, place)
      sink(item, item.place)
      arm()
    },
    remove,
    get size() {
      return heap.length
    },
    [Symbol.dispose]: () => {
      sleep?.end.abort()
      sleep = null
      for (const item of heap) item.place = -1
      heap.length = 0
    },
  }
}
