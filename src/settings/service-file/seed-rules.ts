/** What must hold between the keys of one seed, and between seeds. Pure. */

import type { Problem, SourcePlace } from '../../errors/problem.ts'
import { quoteValue } from '../../errors/problem.ts'
import type { ConfigValue } from '../config/config-value.ts'
import { isLoopback } from '../parsers/host.ts'
import { type RowValues, readLevel, rowValues } from './row-layer.ts'
import { keysOfKind, oauthKeys, type SeedValues, seedTable } from './seed-rows.ts'

/** Where a seed stands. */
export interface SeedSpot {
  /** Absent: on a command line. */
  readonly place?: SourcePlace
  /** `seeds[0].` */
  readonly prefix: string
}

const needed = {
  address: 'the address of the mailbox',
  type: 'one of consumer, business, protected',
  host: 'the IMAP server',
  username: 'the user name at the IMAP server',
} as const

/** What every seed needs, what one of its kind needs, and what one of its kind cannot have. */
export function seedProblems(values: RowValues<SeedValues>, spot: SeedSpot): readonly Problem[] {
  const kind = values.get('kind')
  const names = kind === 'imap' ? (['address', 'type', 'host', 'username'] as const) : (['address', 'type'] as const)
  const missing = names.filter((name) => !values.isGiven(name))
  return [
    ...missing.map((name) => missingProblem(values.at(name).input, needed[name], spot)),
    ...(kind === null ? [] : foreignProblems(values, kind)),
    ...(kind === 'imap' ? [...loginProblems(values, spot), ...tlsProblems(values)] : []),
  ]
}

function missingProblem(input: string, expected: string, { place }: Pick<SeedSpot, 'place'>): Problem {
  return { input, came: 'nothing', expected, ...(place === undefined ? {} : { place }) }
}

/** True when any key of it is given: then all that it needs must be. */
export function isByOAuth(values: Pick<RowValues<SeedValues>, 'isGiven'>): boolean {
  return oauthKeys.some((name) => values.isGiven(name))
}

function foreignProblems(values: RowValues<SeedValues>, kind: SeedValues['kind']): readonly Problem[] {
  const other = kind === 'local' ? 'imap' : 'local'
  return keysOfKind[other].flatMap((name): readonly Problem[] => {
    if (!values.isGiven(name)) return []
    const expected = `this key at seeds of kind ${other} alone`
    return [{ ...values.at(name), expected, todo: `remove it, or set kind: ${other}` }]
  })
}

function loginProblems(values: RowValues<SeedValues>, spot: SeedSpot): readonly Problem[] {
  if (isByOAuth(values)) return oauthProblems(values, spot)
  const isGiven = values.isGiven('password-env') || values.isGiven('password-file')
  const expected = 'the name of an environment variable, or a password-file, that holds the password; or oauth'
  if (!isGiven) return [missingProblem(values.at('password-env').input, expected, spot)]
  return twiceProblems(values, 'password-env', 'password-file')
}

const neededByOAuth = {
  'oauth.provider': 'google, microsoft, or the URL of a token endpoint',
  'oauth.client-id': 'the client that the refresh token was issued to',
} as const

function oauthProblems(values: RowValues<SeedValues>, spot: SeedSpot): readonly Problem[] {
  const missing = (['oauth.provider', 'oauth.client-id'] as const).filter((name) => !values.isGiven(name))
  const hasToken = values.isGiven('oauth.refresh-token-env') || values.isGiven('oauth.refresh-token-file')
  const token = 'the name of an environment variable, or a refresh-token-file, that holds the refresh token'
  return [
    ...missing.map((name) => missingProblem(values.at(name).input, neededByOAuth[name], spot)),
    ...(hasToken ? [] : [missingProblem(values.at('oauth.refresh-token-env').input, token, spot)]),
    ...twiceProblems(values, 'oauth.refresh-token-env', 'oauth.refresh-token-file'),
    ...twiceProblems(values, 'oauth.client-secret-env', 'oauth.client-secret-file'),
    ...(['password-env', 'password-file'] as const).flatMap((name): readonly Problem[] =>
      values.isGiven(name)
        ? [{ ...values.at(name), expected: 'a password or oauth, not both', todo: 'remove one' }]
        : [],
    ),
  ]
}

function twiceProblems(
  values: RowValues<SeedValues>,
  byVariable: keyof SeedValues,
  byFile: keyof SeedValues,
): readonly Problem[] {
  if (!values.isGiven(byVariable) || !values.isGiven(byFile)) return []
  return [{ ...values.at(byFile), expected: `${byVariable} or ${byFile}, not both`, todo: 'remove one' }]
}

function tlsProblems(values: RowValues<SeedValues>): readonly Problem[] {
  const host = values.get('host')
  if (values.get('tls') !== 'none' || host === null || isLoopback(host)) return []
  const expected = 'implicit or starttls (none only to this machine)'
  return [{ ...values.at('tls'), came: 'none', expected, todo: 'the password would travel unencrypted' }]
}

/** One problem for each seed whose address stands further up already. */
export function duplicateProblems(items: readonly ConfigValue[]): readonly Problem[] {
  const first = new Map<string, SourcePlace>()
  return items.flatMap((item, index) => {
    const prefix = `seeds[${index}].`
    const level = readLevel(item.kind === 'map' ? item.entries : [], {
      names: Object.keys(seedTable),
      otherKeys: [],
      prefix,
    })
    const values = rowValues(seedTable, level.layer, prefix)
    const address = values.get('address')
    const earlier = address === null ? undefined : first.get(address)
    if (address !== null && earlier === undefined) first.set(address, item.place)
    if (earlier === undefined) return []
    const expected = `each address once (the first one is on line ${earlier.line ?? '?'})`
    return [
      {
        ...values.at('address'),
        came: `${quoteValue(address)} a second time`,
        expected,
        todo: 'remove one of the two',
      },
    ]
  })
}
