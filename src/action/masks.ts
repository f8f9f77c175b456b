/** Tells the runner what to star out, before anything could show it. */

import type { Secret } from '../world/secret.ts'
import { isMaskable, loginForms, pemBody, secretLines } from '../world/secret-forms.ts'
import type { ActionLog } from './log.ts'

/**
 * Every value that is to be masked for these secrets: each line by itself (the runner masks log and summary line by
 * line), a PEM's body as one line, and the login strings that name and password make. The runner derives base64,
 * JSON, URI and XML forms of each by itself. Nothing shorter than four characters, nothing guessable.
 */
export function maskValues(secrets: readonly Secret[], usernames: readonly string[]): readonly string[] {
  const values = secrets.map((secret) => secret.reveal()).filter(isMaskable)
  const bodies = values.map(pemBody).filter((body) => body !== null)
  const logins = values.flatMap((value) => usernames.flatMap((username) => loginForms(username, value)))
  return [...new Set([...values.flatMap(secretLines), ...bodies, ...logins])].filter(isMaskable)
}

/** Prints a mask for each. */
export function printMasks(log: Pick<ActionLog, 'mask'>, values: readonly string[]): void {
  for (const value of values) log.mask(value)
}
