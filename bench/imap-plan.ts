/** What the bench of watched mailboxes does, for both of its processes. */

/** Watched by one instance; some of them are there before memory is measured. */
export const mailboxCount = 520
export const warmUpCount = 20
/** Tests that share so many mailboxes. */
export const testCount = 50
export const sharedCount = 50

/** The mailbox of this number. */
export function benchAddress(index: number): string {
  return `seed${index}@box.example`
}
