/** The result of checking a seed mailbox, part by part. */

import type { Folder } from '../../contract/names.ts'

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

/** `lacks`: the seed works without this part, with slower or fewer results. `unchecked`: an earlier part failed. */
export type CheckStatus = 'works' | 'lacks' | 'fails' | 'unchecked'

/** The result of one part. */
export interface CheckedPart {
  readonly name: CheckName
  readonly status: CheckStatus
  /** Short text that may quote a server: escape it. */
  readonly detail: string
  /** The fix; `null` if none is needed. */
  readonly todo: string | null
}

/** The results of all parts. */
export interface SeedCheck {
  /** Lower case. */
  readonly address: string
  /** In the order of `checkNames`. */
  readonly parts: readonly CheckedPart[]
  /** Folder of the test message; `null` if none was sent or found. */
  readonly folder: Folder | null
  /** Time from acceptance by the SMTP server until the message was found. */
  readonly delayMs: number | null
}

/** `limited`: the seed yields results, but lacks a part. `fails`: it yields no results, or untrustworthy ones. */
export type SeedVerdict = 'works' | 'limited' | 'fails'

/** Returns the verdict of the worst part, ignoring unchecked ones. */
export function seedVerdict({ parts }: Pick<SeedCheck, 'parts'>): SeedVerdict {
  if (parts.some((part) => part.status === 'fails')) return 'fails'
  return parts.some((part) => part.status === 'lacks') ? 'limited' : 'works'
}

/** Creates the result of a part that works. */
export function works(name: CheckName, detail: string): CheckedPart {
  return { name, status: 'works', detail, todo: null }
}

/** Creates the result of a part that needs a fix. */
export function needsFix(
  name: CheckName,
  { status, detail, todo }: { readonly status: 'lacks' | 'fails'; readonly detail: string; readonly todo: string },
): CheckedPart {
  return { name, status, detail, todo }
}

/** Returns all parts in order; the missing ones are unchecked, with a reason. */
export function completeParts(known: readonly CheckedPart[], why: string): readonly CheckedPart[] {
  return checkNames.map(
    (name) =>
      known.find((part) => part.name === name) ?? { name, status: 'unchecked' as const, detail: why, todo: null },
  )
}
