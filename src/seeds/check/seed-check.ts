/** The result of checking a seed mailbox, part by part. */

import type { Folder } from '../../contract/names.ts'

/** The parts, in the order of checking and display. */
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

/** `lacks`: missing, but the seed works, with slower or fewer results. `unchecked`: an earlier part failed. */
export type CheckStatus = 'works' | 'lacks' | 'fails' | 'unchecked'

/** The result of one part. */
export interface CheckedPart {
  readonly name: CheckName
  readonly status: CheckStatus
  /** Short text. May contain a server's words: escape it. */
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
  /** Milliseconds from acceptance by the SMTP server until it was found. */
  readonly delayMs: number | null
}

/** `limited`: gives results, but something is missing. `fails`: gives no results, or none that can be trusted. */
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
export function wrong(
  name: CheckName,
  { status, detail, todo }: { readonly status: 'lacks' | 'fails'; readonly detail: string; readonly todo: string },
): CheckedPart {
  return { name, status, detail, todo }
}

/** Returns the known parts in order, and the others as unchecked with a reason. */
export function completeParts(known: readonly CheckedPart[], why: string): readonly CheckedPart[] {
  return checkNames.map(
    (name) =>
      known.find((part) => part.name === name) ?? { name, status: 'unchecked' as const, detail: why, todo: null },
  )
}
