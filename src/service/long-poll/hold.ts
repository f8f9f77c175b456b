/**
 * How a request that waits is handed from its handler to the server: the handler says what it waits for, and ends; the
 * server keeps the connection and nothing else of the request.
 */

import type { Clock } from '../../world/world.ts'
import type { NewsTopic } from './news.ts'
import type { NewsRoom, WaitTerms } from './news-room.ts'

/** What nginx answers, and nobody reads, when the client has gone away. */
export const clientGone = 499

/** What a request waits for. */
export interface Hold {
  readonly room: NewsRoom
  readonly clock: Pick<Clock, 'nowMs'>
  readonly topic: NewsTopic
  readonly terms: WaitTerms
  /** As the request has it. */
  readonly ifNoneMatch: string
  /** The revision that the client knows. */
  readonly revision: number
}

/** Given to a handler whose request the server can keep by itself. */
export interface HoldOffer {
  /** False when the connection turned out to be one that only Node's parser can read on. */
  readonly isUsable: boolean
  /**
   * Set by the handler, which then answers 304: the header fields of that answer are those of the later one, and it is
   * the answer itself when nothing comes.
   */
  hold: Hold | null
  /** Set by whoever wants to know how it ended: `clientGone` when the client went away. */
  onEnd: ((status: number) => void) | null
}
