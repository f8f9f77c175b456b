/** The words of waiting: what is waited for, who waits, and what a waiter is told. */

import type { TestProgress } from '../../storage/test-status.ts'
import type { AgendaItem } from './agenda.ts'

/** A reply that only has to be written. */
export interface ReadyReply {
  /** With its quotes. */
  readonly etag: string
  /** JSON in UTF-8; shared by everybody who is told the same. */
  readonly body: Uint8Array<ArrayBuffer>
}

/** A test as it was read for the replies of one kind. */
export interface Reading {
  readonly test: TestProgress & { readonly numericId: number }
  /** What there is to say of it at `nowMs`. */
  reply(nowMs: number): ReadyReply
}

/** One kind of reply about one test: all who wait for it share its reads. */
export interface NewsTopic {
  /** Unique for each kind and test. */
  readonly key: string
  readonly numericId: number
  /** `null`: the test was deleted. */
  read(): Promise<Reading | null>
}

/** `same`: nothing that the waiter does not know. `gone`: the test was deleted. */
export type News =
  | { readonly status: 'same' }
  | { readonly status: 'news'; readonly reply: ReadyReply }
  | { readonly status: 'gone' }

/** Somebody who waits. */
export interface NewsWaiter {
  /** The tags that it knows, as If-None-Match has them. */
  readonly ifNoneMatch: string
  /** The revision that it has seen; an older one is no news. */
  readonly revision: number
  /** Called once, unless it leaves before. Must not throw. */
  tell(news: News): void
}

/** One waiter's place. */
export interface NewsWait extends AgendaItem {
  readonly waiter: NewsWaiter
  /** Waits no longer, and is told nothing. */
  leave(): void
}
