/** Messages between the main thread and a worker thread. Every value must survive a structured clone. */

/** A message from the main thread to the worker. */
export type ToWorker =
  | { readonly type: 'run'; readonly jobId: number; readonly name: string; readonly input: unknown }
  /** Loads kinds of jobs before the first of them runs. */
  | { readonly type: 'load'; readonly names: readonly string[] }
  | { readonly type: 'abort'; readonly jobId: number }
  | { readonly type: 'answer'; readonly callId: number; readonly result: CallResult }

/** A message from the worker to the main thread. */
export type FromWorker =
  | { readonly type: 'done'; readonly jobId: number; readonly value: unknown }
  | { readonly type: 'failed'; readonly jobId: number; readonly message: string }
  | { readonly type: 'call'; readonly jobId: number; readonly callId: number; readonly call: PortCall }

/** A function of the main thread that a job calls, such as a DNS query. */
export interface PortCall {
  readonly name: string
  readonly args: readonly unknown[]
}

export type CallResult =
  | { readonly status: 'ok'; readonly value: unknown }
  | { readonly status: 'error'; readonly message: string }
