/** Records that differ in nothing but their counts, added up: OpenDMARC writes one for each message. */

import type { DmarcRecord } from '../storage/dmarc-reports.ts'

/** The same messages in fewer records, in the order in which each kind came first. */
export function mergeRecords(records: readonly DmarcRecord[]): readonly DmarcRecord[] {
  const merged = new Map<string, DmarcRecord>()
  for (const record of records) {
    const key = keyOf(record)
    const known = merged.get(key)
    merged.set(key, known === undefined ? record : { ...known, messageCount: known.messageCount + record.messageCount })
  }
  return [...merged.values()]
}

/** All that tells a record from others but its count. */
function keyOf({ messageCount: _count, ...rest }: DmarcRecord): string {
  return JSON.stringify(rest)
}
