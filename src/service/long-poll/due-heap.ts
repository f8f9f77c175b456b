/** Things that become due, the earliest first, each of which knows its place: so leaving costs as little as coming. */

/** Something that is due at a time; in one heap at a time. */
export interface DueItem {
  /** Monotonic milliseconds; not to be changed while it is in a heap. */
  dueMs: number
  /** Where it stands; -1: nowhere. Only the heap writes it. */
  place: number
}

/** A binary heap. */
export class DueHeap<T extends DueItem> {
  readonly #items: T[] = []

  get size(): number {
    return this.#items.length
  }

  /** The one that is due first. */
  get first(): T | undefined {
    return this.#items[0]
  }

  add(item: T): void {
    this.#items.push(item)
    this.#rise(item, this.#items.length - 1)
  }

  /** Does nothing for one that is not in. */
  remove(item: T): void {
    const { place } = item
    if (place === -1) return
    item.place = -1
    const last = this.#items.pop()
    if (last === undefined || last === item) return
    this.#rise(last, place)
    this.#sink(last)
  }

  clear(): void {
    for (const item of this.#items) item.place = -1
    this.#items.length = 0
  }

  #rise(item: T, from: number): void {
    let place = from
    while (place > 0) {
      const parent = this.#items[(place - 1) >> 1]
      if (parent === undefined || parent.dueMs <= item.dueMs) break
      this.#set(place, parent)
      place = (place - 1) >> 1
    }
    this.#set(place, item)
  }

  #sink(item: T): void {
    let { place } = item
    for (;;) {
      const left = this.#items[2 * place + 1]
      const right = this.#items[2 * place + 2]
      const child = left !== undefined && right !== undefined && right.dueMs < left.dueMs ? right : left
      if (child === undefined || item.dueMs <= child.dueMs) break
      const free = child.place
      this.#set(place, child)
      place = free
    }
    this.#set(place, item)
  }

  #set(place: number, item: T): void {
    this.#items[place] = item
    item.place = place
  }
}
