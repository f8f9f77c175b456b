/** What is known of one seed mailbox after it was tried out: part by part, in words that people can act on. */

import type { Folder } from '../../contract/names.ts'

/** The parts, in the order in which they are tried and shown. */
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

/** `lacks`: the seed works without it, though slower or with less to say. `unchecked`: something before it was in the way. */
export type CheckStatus = 'works' | 'lacks' | 'fails' | 'unchecked'

/** One part of a seed. */
export interface CheckedPart {
  readonly name: CheckName
  readonly status: CheckStatus
  /** In a few words; a server's own may stand in it: escape it. */
  readonly detail: string
  /** What would mend it; `null`: nothing needs to be. */
  readonly todo: string | null
}

/** All parts of a seed. */
export interface SeedCheck {
  /** Lower case. */
  readonly address: string
  /** In the order of `checkNames`. */
  readonly parts: readonly CheckedPart[]
  /** Where the letter was found; `null`: none was sent, or none was found. */
  readonly folder: Folder | null
  /** From its acceptance by the SMTP server until it was found, in milliseconds. */
  readonly delayMs: number | null
}

/** What a seed is good for: `works`; `limited`: it gives results, though something is missing; `fails`: none, or none to be trusted. */
export type SeedVerdict = 'works' | 'limited' | 'fails'

/** The worst part decides. Parts that were not tried say nothing. */
export function seedVerdict({ parts }: Pick<SeedCheck, 'parts'>): SeedVerdict {
  if (parts.some((part) => part.status === 'fails')) return 'fails'
  return parts.some((part) => part.status === 'lacks') ? 'limited' : 'works'
}

/** A part that is as it should be. */
export function works(name: CheckName, detail: string): CheckedPart {
  return { name, status: 'works', detail, todo: null }
}

/** A part that something is to be done about. */
export function wrong(
  name: CheckName,
  { status, detail, todo }: { readonly status: 'lacks' | 'fails'; readonly detail: string; readonly todo: string },
): CheckedPart {
  return { name, status, detail, todo }
}

/** The parts of `known`, in order, and the others as unchecked, with why. */
export function completeParts(known: readonly CheckedPart[], why: string): readonly CheckedPart[] {
  return checkNames.map(
    (name) =>
      known.find((part) => part.name === name) ?? { name, status: 'unchecked' as const, detail: why, todo: null },
  )
}
