/**
 * Counts the messages that are being judged, so that a receiver can detect when mail arrives faster than it can be
 * judged.
 */

/** The slots of one instance, shared by SMTP sessions and by the jobs that judge stored messages. */
export interface JudgingSlots {
  /** Takes a slot, which is released when the returned object is disposed; returns `null` if no slot is free. */
  tryTake(): Disposable | null
  /** Takes a slot even if none is free. Used for stored messages, which must be judged in any case. */
  take(): Disposable
}

/**
 * Creates the slots. Jobs take slots, too, so the receiver stores new messages for as long as earlier ones are waiting
 * to be judged. Otherwise, new messages would be judged before earlier ones, while their senders wait for a reply.
 */
export function judgingSlots(slotCount: number): JudgingSlots {
  let busyCount = 0

  function take(): Disposable {
    busyCount += 1
    let isTaken = true
    return {
      [Symbol.dispose]: () => {
        if (isTaken) busyCount -= 1
        isTaken = false
      },
    }
  }

  return { tryTake: () => (busyCount < slotCount ? take() : null), take }
}
