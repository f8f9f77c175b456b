/** Seeds for service files. */

/** What every imap seed needs but its password. */
export const imapSeed =
  'address: seed1@box.example, type: consumer, kind: imap, host: imap.box.example, username: seed1'

/** The key `seeds` with these entries, each on a line of its own. */
export function seedsOf(...entries: readonly string[]): string {
  return `seeds:\n${entries.map((entry) => `  - {${entry}}\n`).join('')}`
}
