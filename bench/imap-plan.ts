/** The numbers that both processes of the mailbox bench use. */

/** The number of mailboxes that one instance watches. Some of them are watched before memory is measured. */
export const mailboxCount = 520
export const warmUpCount = 20
/** The number of tests that share this many mailboxes. */
export const testCount = 50
export const sharedCount = 50

/** Returns the address of the mailbox with this number. */
export function benchAddress(index: number): string {
  return `seed${index}@box.example`
}
