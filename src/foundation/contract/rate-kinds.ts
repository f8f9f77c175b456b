/**
 * The table of rates. The names of settings, outputs and config keys, the values in the API and in reports, and the
 * titles and phrases of the rates are derived from this table.
 */

import { type Folder, folders, isTab, type MailType } from './names.ts'

export const rateBounds = ['at-least', 'at-most'] as const

interface NamedRate {
  /** The name without the word `rate`. */
  readonly name: string
  /** The setting with the threshold for all seeds. */
  readonly setting: string
}

/** A minimum, which is evaluated for every test and can have a threshold for a single provider type. */
interface StandardRate {
  readonly bound: 'at-least'
  /** The key in `thresholds` of the config file, and the name of the output. */
  readonly key: string
  /** The default threshold by type of mail, in percent. */
  readonly defaultPercents: Readonly<Record<MailType, number>>
}

/** The phrases of a rate that counts seeds by the folder of their copies. */
interface FolderPhrases {
  /** Completes `3 of 9 seeds …` in a reason. */
  readonly phrase: string
  /** Completes `3 of 9 mailboxes …` in a headline. */
  readonly headline: string
}

/** A maximum, which is evaluated only if the user sets a threshold. */
interface FolderRate extends FolderPhrases {
  readonly counts: 'folders'
  readonly bound: 'at-most'
  readonly defaultPercents: null
  readonly folders: readonly Folder[]
}

/**
 * A kind of rate. `inbox` counts seeds whose copy is in one of the `inbox-folders`, `folders` counts seeds whose copy was
 * observed in one of the listed folders, and `copies` counts received copies that pass an authentication method.
 */
type RateKind = NamedRate &
  (FolderRate | (StandardRate & (({ readonly counts: 'inbox' } & FolderPhrases) | { readonly counts: 'copies' })))

/** The default threshold of an authentication method requires every checked copy to pass. */
const passRate = {
  counts: 'copies',
  bound: 'at-least',
  defaultPercents: { marketing: 100, transactional: 100 },
} as const

/** All rates, in the order in which reports list them. */
export const rateKinds = {
  inbox: {
    name: 'inbox',
    counts: 'inbox',
    bound: 'at-least',
    setting: 'min-inbox-rate',
    key: 'inbox-rate',
    defaultPercents: { marketing: 85, transactional: 98 },
    phrase: 'in the inbox',
    headline: 'in the inbox',
  },
  tab: {
    name: 'tab',
    counts: 'folders',
    bound: 'at-most',
    setting: 'max-tab-rate',
    defaultPercents: null,
    folders: folders.filter(isTab),
    phrase: 'in a tab',
    headline: 'file the mail under a tab',
  },
  spf: { ...passRate, name: 'SPF', setting: 'min-spf-pass-rate', key: 'spf-pass-rate' },
  dkim: { ...passRate, name: 'DKIM', setting: 'min-dkim-pass-rate', key: 'dkim-pass-rate' },
  dmarc: { ...passRate, name: 'DMARC', setting: 'min-dmarc-pass-rate', key: 'dmarc-pass-rate' },
} as const satisfies Readonly<Record<string, RateKind>>

export type RateName = keyof typeof rateKinds
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys() loses the names
export const rateNames = Object.keys(rateKinds) as readonly RateName[]

/** The names of the rates whose rows have certain values. */
type NamesWith<Values> = { [Name in RateName]: (typeof rateKinds)[Name] extends Values ? Name : never }[RateName]

/** The rates that are the authentication methods, which are checked on received copies. */
export type AuthenticationName = NamesWith<{ readonly counts: 'copies' }>
export function isAuthentication(rate: RateName): rate is AuthenticationName {
  return rateKinds[rate].counts === 'copies'
}
export const authenticationNames: readonly AuthenticationName[] = rateNames.filter(isAuthentication)

/** The rates that limit the share of copies in certain folders. */
export type FolderRateName = NamesWith<{ readonly counts: 'folders' }>
export function isFolderRate(rate: RateName): rate is FolderRateName {
  return rateKinds[rate].counts === 'folders'
}

/** The rates that are evaluated for every test. */
export type StandardRateName = Exclude<RateName, FolderRateName>
export const standardRateNames: readonly StandardRateName[] = rateNames.filter((rate) => !isFolderRate(rate))

/** Returns the name of a rate in reports, such as `inbox rate` or `SPF pass rate`. */
export function rateTitle(rate: RateName): string {
  return `${rateKinds[rate].name} ${isAuthentication(rate) ? 'pass rate' : 'rate'}`
}

/** Builds a record with a value for each of the rates. */
export function perRate<Name extends RateName, Value>(
  rates: readonly Name[],
  valueOf: (rate: Name) => Value,
): Readonly<Record<Name, Value>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries() loses the names
  return Object.fromEntries(rates.map((rate) => [rate, valueOf(rate)])) as Record<Name, Value>
}
