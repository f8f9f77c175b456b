/** The long poll of a request that nobody can hold: its handler waits. */

import type { Hold } from './hold.ts'
import type { News } from './news.ts'

/** Longest wait that is offered; proxies cut idle connections at 30 s. */
export const maxWaitSeconds = 20

/** What there is to tell when the wait is over. Rejects with the signal's reason when it aborts; then nobody waits any more. */
export async function awaitNews(
  { room, topic, terms, ifNoneMatch, revision }: Hold,
  signal: AbortSignal,
): Promise<News> {
  signal.throwIfAborted()
  return await new Promise((resolve, reject) => {
    const wait = room.wait(topic, { ifNoneMatch, revision, tell }, terms)
    signal.addEventListener('abort', leave, { once: true })

    function tell(news: News): void {
      signal.removeEventListener('abort', leave)
      resolve(news)
    }

    function leave(): void {
      wait.leave()
      reject(signal.reason)
    }
  })
}
