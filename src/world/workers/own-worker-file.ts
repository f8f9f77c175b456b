/** The program that presend's own worker threads run. */

/** In dist/ every chunk lies beside worker.js. */
export function ownWorkerFile(): URL {
  const path = import.meta.url.endsWith('.ts') ? '../../worker.ts' : './worker.js'
  return new URL(path, import.meta.url)
}
