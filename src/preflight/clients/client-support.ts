/** Looks up in caniemail's data which mail clients support which HTML and CSS features. */

import type { PreflightSettings } from '../preflight-settings.ts'
import supportData from './client-support.json' with { type: 'json' }

/** The clients that most recipients use. */
export const defaultClients: readonly string[] = [
  'gmail',
  'outlook.windows',
  'outlook.outlook-com',
  'outlook.ios',
  'outlook.android',
  'apple-mail',
  'yahoo',
  'samsung-email.android',
]

/** The date of the last change to caniemail's data, as `YYYY-MM-DD`. */
export const supportDate: string = supportData.date

/**
 * The support for each feature as a string with one character per client: `y`, `n`, `a` (partial), `u` or a space (both
 * unknown).
 */
const features: ReadonlyMap<string, string> = new Map(Object.entries(supportData.features))
const titles: ReadonlyMap<string, string> = new Map(Object.entries(supportData.titles))

/** Returns whether caniemail has data on a feature, such as `css-display-flex`. */
export function isKnownFeature(slug: string): boolean {
  return features.has(slug)
}

/** Returns the title of a feature in caniemail, such as `display:flex`. */
export function titleOfFeature(slug: string): string {
  return titles.get(slug) ?? slug.replace(/^[a-z]+-/u, '')
}

/**
 * Returns a function that names the clients that do not support a feature at all, such as `Gmail` or `Outlook Windows`.
 * The function caches its results, because a template can use the same feature thousands of times.
 *
 * @param clients client families (`gmail`) or single platforms (`gmail.ios`); an empty list selects the default clients
 * @returns a function from the feature to the names, which are an empty list if all clients support the feature at least partly, or if the feature was not tested
 */
export function supportLookup({ clients }: Pick<PreflightSettings, 'clients'>): SupportLookup {
  const known = new Map<string, readonly string[]>()
  return (slug) => {
    const names = known.get(slug) ?? findUnsupported(slug, clients)
    known.set(slug, names)
    return names
  }
}

export type SupportLookup = (slug: string) => readonly string[]

function findUnsupported(slug: string, clients: readonly string[]): readonly string[] {
  const support = features.get(slug)
  if (support === undefined) return []
  const wanted = clients.length === 0 ? defaultClients : clients
  const chosen = supportData.clients.map((client, index) => ({ client, answer: support[index] }))
  const asked = chosen.filter(({ client }) => wanted.some((one) => isChosen(client, one)))
  const missing = asked.filter(({ answer }) => answer === 'n').map(({ client }) => client)
  const tested = asked.filter(({ answer }) => answer !== ' ' && answer !== 'u').map(({ client }) => client)
  return namesOf(missing, tested)
}

/**
 * The names that the `clients` setting accepts: the families that caniemail has tested, and each platform as
 * family.platform.
 */
export const clientNames: { readonly families: readonly string[]; readonly clients: readonly string[] } = {
  families: [...new Set(supportData.clients.map((client) => client.split('.')[0] ?? client))],
  clients: supportData.clients,
}

/** Returns whether caniemail has tested a client or a client family. */
export function isKnownClient(name: string): boolean {
  return supportData.clients.some((client) => isChosen(client, name))
}

/** Both `gmail` and `gmail.*` select all platforms of the family. */
function isChosen(client: string, wanted: string): boolean {
  const name = wanted.trim().toLowerCase()
  return name === '*' || client === name || client.startsWith(`${name.replace(/\.\*$/u, '')}.`)
}

/**
 * Lists the display names of clients. If no tested platform of a family supports the feature, lists only the name of
 * the family.
 */
function namesOf(missing: readonly string[], tested: readonly string[]): readonly string[] {
  const names = missing.map((client) => {
    const [family = '', platform = ''] = client.split('.')
    const siblings = tested.filter((one) => one.startsWith(`${family}.`))
    const isWhole = siblings.length > 1 && siblings.every((one) => missing.includes(one))
    return isWhole ? familyName(family) : clientName(family, platform)
  })
  return [...new Set(names)]
}

const familyNames: ReadonlyMap<string, string> = new Map(Object.entries(supportData.names.family))
const platformNames: ReadonlyMap<string, string> = new Map(Object.entries(supportData.names.platform))

function familyName(family: string): string {
  return familyNames.get(family) ?? family
}

function clientName(family: string, platform: string): string {
  const shown = platformNames.get(platform) ?? platform
  return shown.startsWith(familyName(family)) ? shown : `${familyName(family)} ${shown}`
}
