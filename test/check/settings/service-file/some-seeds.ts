/** Seeds for service files. */

/** The required keys of an imap seed, except its password. */
export const imapSeed =
  'address: seed1@box.example, type: consumer, kind: imap, host: imap.box.example, username: seed1'

/** Returns the key `seeds` with one entry per line. */
export function seedsOf(...entries: readonly string[]): string {
  return `seeds:\n${entries.map((entry) => `  - {${entry}}\n`).join('')}`
}
