/** Runs a correct or hostile IMAP server in a separate thread, so that its work does not distort measurements. */

import { Worker } from 'node:worker_threads'

export interface ImapServer extends AsyncDisposable {
  readonly port: number
}

/** Starts a server. @param attack a name in `imapAttacks`, or `healthy` */
export async function startImapServer(attack: string): Promise<ImapServer> {
  const worker = new Worker(new URL('imap-server-thread.ts', import.meta.url), { workerData: { attack } })
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  return { port, [Symbol.asyncDispose]: async () => void (await worker.terminate()) }
}
