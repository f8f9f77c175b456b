/** A request that waits without its handler: what is left of it is its connection and the header fields of its answer. */

import { ApiProblem } from '../api-problem.ts'
import { errorText } from '../error-body.ts'
import { clientGone, type Hold, type HoldOffer } from '../long-poll/hold.ts'
import type { News, NewsWait, NewsWaiter } from '../long-poll/news.ts'
import type { DetachedConnection } from './detached-connection.ts'
import { renderHeaderLines } from './raw-response.ts'

/** Lets the request of `connection` wait; `answer` is what its handler answered: the 304 that stands if nothing comes. */
export function holdRequest(
  connection: DetachedConnection,
  { hold, onEnd }: Pick<HoldOffer, 'onEnd'> & { readonly hold: Hold },
  answer: Response,
): void {
  if (connection.isGone) return onEnd?.(clientGone)
  const { etag, common } = splitHeaders(answer.headers)
  const held = new HeldRequest({ connection, etag, headerLines: common, onEnd })
  held.wait(hold)
}

function splitHeaders(headers: Headers): { readonly etag: string; readonly common: string } {
  const fields = [...headers].filter(([name]) => name !== 'etag')
  return { etag: headers.get('etag') ?? '', common: renderHeaderLines(fields) }
}

interface HeldParts {
  readonly connection: DetachedConnection
  /** The tag that the client knows. */
  readonly etag: string
  readonly headerLines: string
  readonly onEnd: ((status: number) => void) | null
}

/** A class, as its connection is: of ten thousand each closure would count. */
class HeldRequest implements NewsWaiter {
  readonly #parts: HeldParts
  ifNoneMatch = ''
  revision = 0
  #wait: NewsWait | null = null

  constructor(parts: HeldParts) {
    this.#parts = parts
  }

  wait({ room, topic, terms, ifNoneMatch, revision }: Hold): void {
    this.ifNoneMatch = ifNoneMatch
    this.revision = revision
    this.#parts.connection.whenGone(() => this.#leave())
    this.#wait = room.wait(topic, this, terms)
  }

  tell(news: News): void {
    const { connection, headerLines, etag, onEnd } = this.#parts
    connection.whenGone(null)
    switch (news.status) {
      case 'same':
        connection.answer({ status: 304, headerLines: `${headerLines}ETag: ${etag}\r\n`, body: null })
        onEnd?.(304)
        return
      case 'news': {
        const { reply } = news
        const lines = `${headerLines}Content-Type: application/json\r\nETag: ${reply.etag}\r\n`
        connection.answer({ status: 200, headerLines: lines, body: reply.body })
        onEnd?.(200)
        return
      }
      case 'gone':
        connection.answer({ status: 404, headerLines: `${headerLines}${jsonLine}`, body: goneBody() })
        onEnd?.(404)
    }
  }

  #leave(): void {
    this.#wait?.leave()
    this.#parts.onEnd?.(clientGone)
  }
}

const jsonLine = 'Content-Type: application/json\r\n'

function goneBody(): Uint8Array {
  return Buffer.from(errorText(new ApiProblem(404, 'The test was deleted while this request waited for its results')))
}
