/** Locates the program of presend's worker threads. */

/** In dist/, all chunks are in the same folder as worker.js. */
export function ownWorkerFile(): URL {
  const path = import.meta.url.endsWith('.ts') ? '../../worker.ts' : './worker.js'
  return new URL(path, import.meta.url)
}
