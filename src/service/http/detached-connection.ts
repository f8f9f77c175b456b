/** One connection without a parser: its request is being answered, waits, or has been answered and no other has come. */

import type { Socket } from 'node:net'

import type { AnswerWriter } from './answer-writer.ts'
import { renderHead } from './raw-response.ts'

/** What the connections of one server share. */
export interface DetachedPorts {
  readonly keepAliveTimeoutMs: number
  readonly writer: AnswerWriter
  nowMs(): number
  /** True once the server takes nothing new: connections end with their answer. */
  isDraining(): boolean
  /** Lets Node's HTTP server read the next request. */
  giveBack(socket: Socket): void
  onClosed(connection: DetachedConnection): void
}

/** An answer that is written without a ServerResponse. */
export interface HeldAnswer {
  readonly status: number
  readonly headerLines: string
  /** `null`: none. */
  readonly body: Uint8Array | null
}

/** So much of a next request is kept while this one waits; then the socket is left unread. */
const maxPendingBytes = 65_536

/**
 * Owns the socket until it gives it back or the socket closes. A class whose listeners are the same for all: of ten
 * thousand connections each closure would count.
 */
export class DetachedConnection {
  readonly #socket: Socket
  readonly #ports: DetachedPorts
  #state: 'busy' | 'idle' | 'gone' = 'busy'
  #isLast: boolean
  #pending: Buffer[] | null = null
  #onGone: (() => void) | null = null

  /** @param isLast true: the client, or HTTP/1.0, wants the connection closed after this answer */
  constructor(socket: Socket, ports: DetachedPorts, isLast: boolean) {
    this.#socket = socket
    this.#ports = ports
    this.#isLast = isLast
    connections.set(socket, this)
    for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener)
    socket.resume()
  }

  /** True: its answer is written and the next request has not begun. */
  get isIdle(): boolean {
    return this.#state === 'idle'
  }

  get isGone(): boolean {
    return this.#state === 'gone'
  }

  /** Calls back when the client goes away before the answer; one callback at a time. */
  whenGone(callback: (() => void) | null): void {
    this.#onGone = callback
  }

  /** Bytes of a next request that had been read already. */
  addPending(bytes: Buffer): void {
    if (bytes.length === 0) return
    this.#pending = [...(this.#pending ?? []), bytes]
    const sizeBytes = this.#pending.reduce((sum, chunk) => sum + chunk.length, 0)
    if (sizeBytes >= maxPendingBytes) this.#socket.pause()
  }

  /** Writes the answer and waits for the next request. */
  answer({ status, headerLines, body }: HeldAnswer): void {
    if (this.#state !== 'busy') return
    const persistence = this.#endsHere() ? 'close' : 'keep-alive'
    const bodyLength = body?.byteLength ?? null
    const head = renderHead({ status, headerLines, nowMs: this.#ports.nowMs(), persistence, bodyLength })
    this.#ports.writer.write(this.#socket, head, body)
    this.answered()
  }

  /** The answer is written, by whomever. */
  answered(): void {
    if (this.#state !== 'busy') return
    this.#onGone = null
    if (this.#endsHere()) return this.#socket.destroySoon()
    if (this.#pending !== null) return this.#giveBack()
    this.#state = 'idle'
    this.#socket.setTimeout(this.#ports.keepAliveTimeoutMs)
  }

  destroy(): void {
    this.#socket.destroy()
  }

  onData(bytes: Buffer): void {
    this.addPending(bytes)
    if (this.#state === 'idle') this.#giveBack()
  }

  /** Half a connection is none: nobody reads an answer who does not wait for it. */
  onEnd(): void {
    this.#isLast = true
    if (this.#state === 'idle' || this.#onGone !== null) this.#socket.destroy()
  }

  onClose(): void {
    const callback = this.#onGone
    this.#leave()
    callback?.()
  }

  #endsHere(): boolean {
    return this.#isLast || this.#ports.isDraining()
  }

  #leave(): void {
    if (this.#state === 'gone') return
    this.#state = 'gone'
    this.#onGone = null
    connections.delete(this.#socket)
    for (const [event, listener] of Object.entries(listeners)) this.#socket.off(event, listener)
    this.#ports.onClosed(this)
  }

  #giveBack(): void {
    const socket = this.#socket
    const pending = this.#pending
    // Paused, or what is put back would be lost before somebody listens.
    socket.pause()
    socket.setTimeout(0)
    this.#leave()
    if (pending !== null) socket.unshift(Buffer.concat(pending))
    this.#ports.giveBack(socket)
    socket.resume()
  }
}

const connections = new WeakMap<Socket, DetachedConnection>()

/** Node calls listeners with the socket as `this`: so one function serves all sockets. */
const listeners = {
  data(this: Socket, bytes: Buffer): void {
    connections.get(this)?.onData(bytes)
  },
  end(this: Socket): void {
    connections.get(this)?.onEnd()
  },
  close(this: Socket): void {
    connections.get(this)?.onClose()
  },
  timeout(this: Socket): void {
    this.destroy()
  },
  // `close` follows, and says all there is to say.
  error(): void {},
}
