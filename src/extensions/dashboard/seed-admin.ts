/** The interface for administering the service's seeds. self-hosted/open-seed-admin.ts implements it. */

import type { Parsed } from '../../foundation/errors/problem.ts'
import type { Secret } from '../../foundation/world/secret.ts'
import type { SeedCheck } from '../mailboxes/check/seed-check.ts'

/** The result of checking a seed's mailbox. `no-mailbox`: the seed is local or was removed. */
export type CheckedSeed =
  | { readonly status: 'checked'; readonly check: SeedCheck }
  | { readonly status: 'timeout'; readonly seconds: number }
  | { readonly status: 'no-mailbox' }

/** A seed to add. */
export interface SeedForm {
  readonly address: string
  /**
   * The seed's settings, keyed by their names in the service file. No value may refer to a file or an environment
   * variable.
   */
  readonly given: Readonly<Record<string, string>>
  /** The password; `null` if none was entered. */
  readonly password: Secret | null
}

export interface SeedAdmin {
  /** Connects to a seed's mailbox and inspects it, without sending a message. */
  check(address: string): Promise<CheckedSeed>
  /**
   * Stores a seed with its password encrypted.
   *
   * @returns the seed's address, or all problems, which refer to form fields by name
   */
  add(form: SeedForm): Promise<Parsed<string>>
}
