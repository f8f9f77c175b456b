/** The result of checking a seed mailbox, part by part. */

import type { Folder } from '../../../foundation/contract/names.ts'

/** The parts of a check, in the order in which they run and are shown. */
export const checkNames = [
  'connection',
  'login',
  'folders',
  'idle',
  'quota',
  'delivery',
  'plus-address',
  'results',
] as const
export type CheckName = (typeof checkNames)[number]

/**
 * `lacks`: the seed works without this part, but more slowly or with fewer results. `unchecked`: an earlier part
 * failed.
 */
export type CheckStatus = 'works' | 'lacks' | 'fails' | 'unchecked'

/** The result of checking one part. */
export interface CheckedPart {
  readonly name: CheckName
  readonly status: CheckStatus
  /** A short description that may quote a server, so it must be escaped. */
  readonly detail: string
  /** How to fix this part; `null` if no fix is needed. */
  readonly todo: string | null
}

/** The results of all parts. */
export interface SeedCheck {
  /** Lower case. */
  readonly address: string
  /** The parts in the order of `checkNames`. */
  readonly parts: readonly CheckedPart[]
  /** The folder in which the test message was found; `null` if the message was not sent or not found. */
  readonly folder: Folder | null
  /** The time from acceptance by the SMTP server until presend found the message. */
  readonly delayMs: number | null
}

/**
 * `limited`: the seed returns results, but one part is missing. `fails`: the seed returns no results, or results that
 * cannot be trusted.
 */
export type SeedVerdict = 'works' | 'limited' | 'fails'

/** Returns the verdict for a seed, which is determined by its worst part. Ignores unchecked parts. */
export function seedVerdict({ parts }: Pick<SeedCheck, 'parts'>): SeedVerdict {
  if (parts.some((part) => part.status === 'fails')) return 'fails'
  return parts.some((part) => part.status === 'lacks') ? 'limited' : 'works'
}

/** Creates the result for a part that works. */
export function works(name: CheckName, detail: string): CheckedPart {
  return { name, status: 'works', detail, todo: null }
}

/** Creates the result for a part that needs a fix. */
export function needsFix(
  name: CheckName,
  { status, detail, todo }: { readonly status: 'lacks' | 'fails'; readonly detail: string; readonly todo: string },
): CheckedPart {
  return { name, status, detail, todo }
}

/** Returns all parts in order. Parts that are not in `known` are `unchecked`, with `why` as the reason. */
export function completeParts(known: readonly CheckedPart[], why: string): readonly CheckedPart[] {
  return checkNames.map(
    (name) =>
      known.find((part) => part.name === name) ?? { name, status: 'unchecked' as const, detail: why, todo: null },
  )
}
