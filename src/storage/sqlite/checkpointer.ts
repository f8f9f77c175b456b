/** Copies the write-ahead log into the database in a thread of its own, so that no request waits for its two fsyncs. */

import { Worker } from 'node:worker_threads'

/** Disposing it ends the thread. */
export interface Checkpointer extends AsyncDisposable {
  /** To be told how many transactions were committed. */
  committed(transactionCount: number): void
}

/** As many small transactions as fill about the 1,000 pages after which SQLite would do it by itself. */
const transactionsBetween = 250

/**
 * From this many pages on (32 MB) the log is begun anew: writers wait for the little that is left. Without it a log
 * that is written to without a pause would grow for ever.
 */
const longLogPages = 8000

/**
 * The thread's whole program, as text: it needs no file of its own, wherever presend was bundled to. `passive` waits
 * for nobody and nobody waits for it.
 * Source: https://www.sqlite.org/pragma.html#pragma_wal_checkpoint
 */
const program = `
const { parentPort, workerData } = require('node:worker_threads')
const { DatabaseSync } = require('node:sqlite')
const database = new DatabaseSync(workerData.path)
database.exec('pragma busy_timeout = 1000')
parentPort.on('message', () => {
  try {
    const { log } = database.prepare('pragma wal_checkpoint(passive)').get()
    if (log > workerData.longLogPages) database.prepare('pragma wal_checkpoint(restart)').get()
  } catch {
    // The next one may do better; SQLite itself begins when the log gets far too long.
  }
  parentPort.postMessage(null)
})
`

/** For the file at `path`; the thread starts when it is first needed. */
export function checkpointer(path: string): Checkpointer {
  let worker: Worker | null = null
  let isBusy = false
  let newCount = 0

  function start(): Worker {
    const started = new Worker(program, { eval: true, workerData: { path, longLogPages } })
    // It must not keep the process alive, nor end it.
    started.unref()
    started.on('error', () => {
      worker = null
      isBusy = false
    })
    started.on('message', () => {
      isBusy = false
    })
    return started
  }

  return {
    committed: (transactionCount) => {
      newCount += transactionCount
      if (isBusy || newCount < transactionsBetween) return
      newCount = 0
      isBusy = true
      worker ??= start()
      worker.postMessage(null)
    },
    [Symbol.asyncDispose]: async () => {
      await worker?.terminate()
    },
  }
}
