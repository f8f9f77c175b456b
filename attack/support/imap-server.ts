/** An IMAP server in a thread of its own, healthy or hostile: what it costs is not the attacker's time. */

import { Worker } from 'node:worker_threads'

export interface ImapServer extends AsyncDisposable {
  readonly port: number
}

/** Starts one. @param attack a name of `imapAttacks`, or `healthy` */
export async function startImapServer(attack: string): Promise<ImapServer> {
  const worker = new Worker(new URL('imap-server-thread.ts', import.meta.url), { workerData: { attack } })
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  return { port, [Symbol.asyncDispose]: async () => void (await worker.terminate()) }
}
