/** Times as every reader of a report can read them, wherever they are. */

/** `2026-01-01 10:30:05 UTC` */
export function timeText(epochMs: number): string {
  return `${new Date(epochMs).toISOString().slice(0, 19).replace('T', ' ')} UTC`
}
