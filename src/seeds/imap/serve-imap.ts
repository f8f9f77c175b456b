/** The worker thread's side: holds IMAP connections, and does with them what the main thread asks. */

import { nodeClock } from '../../world/node-clock.ts'
import type { Job } from '../../world/workers/serve-jobs.ts'
import { openImapClient } from './imap-client.ts'
import type { ImapConnection } from './imap-connection.ts'
import { ImapFailure } from './imap-failure.ts'
import type { ImapAnswer, ImapRequest } from './imap-requests.ts'

/** The job named `imapJob`; all requests to one thread must go to the same one. */
export function imapServiceJob(): Job {
  const serve = imapService()
  // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code: this is what the main thread sent
  return async (input, { signal }) => await serve(input as ImapRequest, signal)
}

/** Answers one request. Aborting the signal ends the request; aborting that of `open` closes the connection. */
type ImapService = (request: ImapRequest, signal: AbortSignal) => Promise<ImapAnswer>

interface Held {
  /** `null`: it is being opened. */
  connection: ImapConnection | null
  /** Closes it at once. */
  readonly controller: AbortController
}

type HeldConnections = Map<number, Held>

/** Starts without any connection. */
function imapService(): ImapService {
  const all: HeldConnections = new Map()
  return async (request, signal) => {
    try {
      return { status: 'ok', value: await answer(request, all, signal) }
    } catch (error) {
      if (!(error instanceof ImapFailure)) throw error
      return { status: 'failed', kind: error.kind, text: error.message, waitMs: error.waitMs }
    }
  }
}

async function answer(request: ImapRequest, all: HeldConnections, signal: AbortSignal): Promise<unknown> {
  const { connectionId } = request
  const held = all.get(connectionId)
  switch (request.type) {
    case 'open':
      return await open(request, all, signal)
    case 'command': {
      const connection = opened(held)
      return await Reflect.apply(connection[request.name], connection, request.args)
    }
    case 'wait':
      return await opened(held).waitForNews(signal)
    case 'close':
      all.delete(connectionId)
      return await held?.connection?.[Symbol.asyncDispose]()
    case 'drop':
      all.delete(connectionId)
      held?.controller.abort(new Error('the connection was closed'))
      return held?.connection?.[Symbol.asyncDispose]()
    default:
      return request satisfies never
  }
}

async function open(
  { connectionId, server, login, limits }: Extract<ImapRequest, { type: 'open' }>,
  all: HeldConnections,
  signal: AbortSignal,
): Promise<unknown> {
  const controller = new AbortController()
  const held: Held = { connection: null, controller }
  all.set(connectionId, held)
  const abort = (): void => controller.abort(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    held.connection = await openImapClient(server, login, { clock: nodeClock(), limits, signal: controller.signal })
    return held.connection.abilities
  } catch (error) {
    all.delete(connectionId)
    throw error
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

function opened(held: Held | undefined): ImapConnection {
  const connection = held?.connection
  if (connection === null || connection === undefined) throw new ImapFailure('unreachable', 'the connection is closed')
  return connection
}
