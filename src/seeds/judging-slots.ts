/**
 * Counts the messages that are being judged, so that a receiver can detect that mail arrives faster than it is judged.
 */

/** The slots of one instance, shared by SMTP sessions and by the jobs that judge stored messages. */
export interface JudgingSlots {
  /** Takes a slot until the returned object is disposed; `null` if no slot is free. */
  tryTake(): Disposable | null
  /** Takes a slot even if no slot is free. Used for stored messages, which must be judged in any case. */
  take(): Disposable
}

/**
 * Creates the slots. Because jobs take slots, too, the receiver stores new messages for as long as earlier ones wait to
 * be judged. Otherwise, new messages would be judged before those that arrived earlier, and their senders would wait.
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
