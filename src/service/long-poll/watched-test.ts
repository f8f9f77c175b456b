/** One test that somebody waits for: what changes is read once, and told to all who do not know it. */

import type { Clock } from '../../world/world.ts'
import type { Agenda, AgendaItem } from './agenda.ts'
import { etagOf, matchesEtag } from './conditional-request.ts'
import type { News, NewsTopic, NewsWait, NewsWaiter, Reading } from './news.ts'

/** Results of one test come in bursts: an answer waits until none came for this long … */
const quietMs = 45
/** … but not longer than this in all. The last result of a test never waits. */
const maxGatherMs = 400
/** After a read that failed: the database may be back by then. */
const retryMs = 1000
/** So many waiters are told in one turn of the event loop; then others have theirs. */
const toldPerTurn = 250

/** What a watched test needs of its room. */
export interface WatchPorts {
  readonly clock: Clock
  readonly agenda: Agenda
  /** Runs `read` when its turn has come: not all tests are read at once. */
  inTurn<T>(read: () => Promise<T>): Promise<T>
  /** Called when nobody waits any more. */
  onEmpty(watched: WatchedTest): void
}

/** A class, and its waits too: of ten thousand at a time each closure would count. */
export class WatchedTest {
  readonly topic: NewsTopic
  readonly #ports: WatchPorts
  readonly #waits = new Set<Wait>()
  #reading: Reading | null = null
  /** Something may have changed since the last read began. */
  #isStale = false
  #isBeingRead = false
  #gatherEndMs: number | null = null
  #telling: AgendaItem | null = null
  #looking: AgendaItem | null = null

  constructor(topic: NewsTopic, ports: WatchPorts) {
    this.topic = topic
    this.#ports = ports
  }

  get waitCount(): number {
    return this.#waits.size
  }

  /** @param dueMs monotonic; when the waiter is told that nothing came */
  add(waiter: NewsWaiter, dueMs: number): NewsWait {
    const wait = new Wait({ waiter, dueMs, watched: this })
    this.#waits.add(wait)
    this.#ports.agenda.put(wait)
    return wait
  }

  remove(wait: Wait): void {
    this.#ports.agenda.remove(wait)
    if (!this.#waits.delete(wait) || this.#waits.size > 0) return
    this.#telling = this.#replace(this.#telling, null)
    this.#looking = this.#replace(this.#looking, null)
    this.#ports.onEmpty(this)
  }

  /** Reads the test again, and tells whom it concerns. Changes that come while it is being read share the next read. */
  change(): void {
    this.#isStale = true
    if (this.#isBeingRead) return
    this.#isBeingRead = true
    void this.#ports.inTurn(async () => await this.#read())
  }

  /** Reads the test again at `dueMs` (monotonic), unless that happens before. */
  lookAt(dueMs: number): void {
    if (this.#looking !== null && this.#looking.dueMs <= dueMs) return
    const look = (): void => {
      this.#looking = null
      this.change()
    }
    this.#looking = this.#replace(this.#looking, { dueMs, place: -1, fallDue: look })
  }

  /** Tells everybody what is known by now. */
  tellAll(): void {
    const withNews = new Set(this.#waitsForNews())
    this.#tellNews()
    tellInTurns(
      [...this.#waits].filter((wait) => !withNews.has(wait)),
      { status: 'same' },
    )
  }

  /** Never rejects: a database that fails is asked again later, and waiters see nothing of it but time. */
  async #read(): Promise<void> {
    try {
      while (this.#isStale && this.#waits.size > 0) {
        this.#isStale = false
        this.#reading = await this.topic.read()
        if (this.#reading === null) tellInTurns([...this.#waits], { status: 'gone' })
        else this.#consider(this.#reading)
      }
    } catch {
      this.lookAt(this.#ports.clock.monotonicMs() + retryMs)
    } finally {
      this.#isBeingRead = false
    }
  }

  /** A finished test is told at once; the results of another may be the first of a burst. */
  #consider(reading: Reading): void {
    if (this.#waitsForNews().length === 0) return
    if (reading.test.completedAtMs !== null) return this.#tellNews()
    const nowMs = this.#ports.clock.monotonicMs()
    this.#gatherEndMs ??= nowMs + maxGatherMs
    const dueMs = Math.min(nowMs + quietMs, this.#gatherEndMs)
    this.#telling = this.#replace(this.#telling, { dueMs, place: -1, fallDue: () => this.#tellNews() })
  }

  #tellNews(): void {
    this.#gatherEndMs = null
    this.#telling = this.#replace(this.#telling, null)
    const waits = this.#waitsForNews()
    if (this.#reading === null || waits.length === 0) return
    tellInTurns(waits, { status: 'news', reply: this.#reading.reply(this.#ports.clock.nowMs()) })
  }

  /** Those to whom the last reading says something that they do not know. */
  #waitsForNews(): readonly Wait[] {
    if (this.#reading === null) return []
    const { test } = this.#reading
    const etag = etagOf(test, this.#ports.clock.nowMs())
    return [...this.#waits].filter(({ waiter }) => {
      return waiter.revision <= test.revision && !matchesEtag(waiter.ifNoneMatch, etag)
    })
  }

  #replace(old: AgendaItem | null, item: AgendaItem | null): AgendaItem | null {
    if (old !== null) this.#ports.agenda.remove(old)
    if (item !== null) this.#ports.agenda.put(item)
    return item
  }
}

function tellInTurns(waits: readonly Wait[], news: News, from = 0): void {
  const end = Math.min(from + toldPerTurn, waits.length)
  for (let index = from; index < end; index += 1) waits[index]?.tell(news)
  if (end < waits.length) setImmediate(() => tellInTurns(waits, news, end))
}

/** One waiter's place in the agenda and at its test. */
class Wait implements NewsWait {
  readonly waiter: NewsWaiter
  dueMs: number
  place = -1
  #watched: WatchedTest | null

  constructor({ waiter, dueMs, watched }: { waiter: NewsWaiter; dueMs: number; watched: WatchedTest }) {
    this.waiter = waiter
    this.dueMs = dueMs
    this.#watched = watched
  }

  /** Does nothing for one that has left, or was told something before. */
  tell(news: News): void {
    if (this.#watched === null) return
    this.leave()
    this.waiter.tell(news)
  }

  fallDue(): void {
    this.tell({ status: 'same' })
  }

  leave(): void {
    const watched = this.#watched
    this.#watched = null
    watched?.remove(this)
  }
}
