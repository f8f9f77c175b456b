/** Messages between the main thread and a worker thread. Every value must support structured cloning. */

/** A message from the main thread to the worker. */
export type ToWorker =
  | { readonly type: 'run'; readonly jobId: number; readonly name: string; readonly input: unknown }
  /** Loads the code for these kinds of jobs before the first job runs. */
  | { readonly type: 'load'; readonly names: readonly string[] }
  | { readonly type: 'abort'; readonly jobId: number }
  | { readonly type: 'answer'; readonly callId: number; readonly result: CallResult }

/** A message from the worker to the main thread. */
export type FromWorker =
  | { readonly type: 'done'; readonly jobId: number; readonly value: unknown }
  | { readonly type: 'failed'; readonly jobId: number; readonly message: string }
  | { readonly type: 'call'; readonly jobId: number; readonly callId: number; readonly call: PortCall }

/** A call from a job to a main-thread function, such as a DNS query. */
export interface PortCall {
  readonly name: string
  readonly args: readonly unknown[]
}

export type CallResult =
  | { readonly status: 'ok'; readonly value: unknown }
  | { readonly status: 'error'; readonly message: string }
