/** Merges records that differ only in their counts: OpenDMARC writes one per message. */

import type { DmarcRecord } from '../storage/dmarc-reports.ts'

/** Keeps the order of first appearance. */
export function mergeRecords(records: readonly DmarcRecord[]): readonly DmarcRecord[] {
  const merged = new Map<string, DmarcRecord>()
  for (const record of records) {
    const key = keyOf(record)
    const known = merged.get(key)
    merged.set(key, known === undefined ? record : { ...known, messageCount: known.messageCount + record.messageCount })
  }
  return [...merged.values()]
}

function keyOf({ messageCount: _count, ...rest }: DmarcRecord): string {
  return JSON.stringify(rest)
}
