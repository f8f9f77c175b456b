/** Masks secrets in the runner's log before any of them can be printed. */

import * as core from '@actions/core'

import type { Secret } from '../foundation/world/secret.ts'
import { isMaskable, loginForms, pemBody, secretLines } from '../foundation/world/secret-forms.ts'

/**
 * Returns every value to mask: each line of a secret (the runner masks line by line), a PEM body joined into one line,
 * and the AUTH strings derived from username and password. The runner itself masks the base64, JSON, URI and XML forms
 * of each value. Omits values shorter than four characters and words that presend itself prints, because masking them
 * would hide harmless text.
 */
export function maskValues(secrets: readonly Secret[], usernames: readonly string[]): readonly string[] {
  const values = secrets.map((secret) => secret.reveal()).filter(isMaskable)
  const bodies = values.map(pemBody).filter((body) => body !== null)
  const logins = values.flatMap((value) => usernames.flatMap((username) => loginForms(username, value)))
  return [...new Set([...values.flatMap(secretLines), ...bodies, ...logins])].filter(isMaskable)
}

/** Masks the secrets in the runner's log. */
export function maskSecrets(secrets: readonly Secret[], usernames: readonly string[]): void {
  for (const value of maskValues(secrets, usernames)) core.setSecret(value)
}
