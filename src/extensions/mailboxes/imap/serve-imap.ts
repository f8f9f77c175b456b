/**
 * The worker thread's part of imap-threads.ts: holds the IMAP connections and runs the main thread's requests on them.
 */

import { nodeClock } from '../../../foundation/world/node-clock.ts'
import type { Job } from '../../../foundation/world/workers/serve-jobs.ts'
import { openImapClient } from './imap-client.ts'
import type { ImapConnection } from './imap-connection.ts'
import { ImapFailure } from './imap-failure.ts'
import type { ImapAnswer, ImapRequest } from './imap-requests.ts'

interface Entry {
  /** `null` while the connection is being opened. */
  connection: ImapConnection | null
  /** Aborting this controller closes the connection immediately. */
  readonly controller: AbortController
}

/** Maps connection ids to connections. */
type Connections = Map<number, Entry>

/**
 * Creates the job named `imapJob`, which owns its connections. Each thread must use the same job for all requests.
 * Aborting a job's signal ends its request and, if the connection is still being opened, closes the connection.
 */
export function imapServiceJob(): Job {
  const all: Connections = new Map()
  return async (input, { signal }): Promise<ImapAnswer> => {
    try {
      // oxlint-disable-next-line no-unsafe-type-assertion -- both threads run the same code, so the types agree
      return { status: 'ok', value: await answer(input as ImapRequest, all, signal) }
    } catch (error) {
      if (!(error instanceof ImapFailure)) throw error
      return { status: 'failed', kind: error.kind, text: error.message, waitMs: error.waitMs }
    }
  }
}

async function answer(request: ImapRequest, all: Connections, signal: AbortSignal): Promise<unknown> {
  const { connectionId } = request
  const entry = all.get(connectionId)
  switch (request.type) {
    case 'open':
      return await open(request, all, signal)
    case 'command': {
      const connection = opened(entry)
      return await Reflect.apply(connection[request.name], connection, request.args)
    }
    case 'wait':
      return await opened(entry).waitForChange(signal)
    case 'close':
      all.delete(connectionId)
      return await entry?.connection?.[Symbol.asyncDispose]()
    case 'drop':
      all.delete(connectionId)
      entry?.controller.abort(new Error('the connection was closed'))
      return entry?.connection?.[Symbol.asyncDispose]()
    default:
      return request satisfies never
  }
}

async function open(
  { connectionId, server, login, limits }: Extract<ImapRequest, { type: 'open' }>,
  all: Connections,
  signal: AbortSignal,
): Promise<unknown> {
  const controller = new AbortController()
  const entry: Entry = { connection: null, controller }
  all.set(connectionId, entry)
  const abort = (): void => controller.abort(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    entry.connection = await openImapClient(server, login, { clock: nodeClock(), limits, signal: controller.signal })
    return entry.connection.abilities
  } catch (error) {
    all.delete(connectionId)
    throw error
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

function opened(entry: Entry | undefined): ImapConnection {
  const connection = entry?.connection
  if (connection === null || connection === undefined) throw new ImapFailure('unreachable', 'the connection is closed')
  return connection
}
