/** Constants shared by both processes of the mailbox bench. */

/**
 * The number of mailboxes that one instance watches. Memory is first measured when `warmUpCount` of them are already
 * being watched.
 */
export const mailboxCount = 520
export const warmUpCount = 20
/** The number of tests, and the number of mailboxes that these tests share. */
export const testCount = 50
export const sharedCount = 50

/** Returns the address of the mailbox with the given index. */
export function benchAddress(index: number): string {
  return `seed${index}@box.example`
}
