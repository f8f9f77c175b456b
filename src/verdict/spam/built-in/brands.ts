/** Names that fraud borrows most, and the domains that really bear them. */

import { registeredDomain } from '../../content/link-target.ts'

/** In lower case, as one word. Their own hosts carry the name as the registered part. */
export const imitatedBrands: readonly string[] =
  'paypal apple icloud microsoft office365 outlook google gmail amazon netflix facebook instagram whatsapp linkedin dropbox docusign adobe coinbase binance metamask chase wellsfargo citibank hsbc barclays santander dhl fedex ups usps royalmail ebay spotify steam sharepoint onedrive mcafee quickbooks intuit walmart costco venmo sparkasse postbank commerzbank chronopost laposte bbva revolut evri trezor disney hermes'.split(
    ' ',
  )

const ordinaryWords = new Set('apple chase hermes outlook steam target ups'.split(' '))

/** True for a brand whose name is also a word of the language: apple-nursery.example imitates nobody. */
export function isOrdinaryWord(brand: string): boolean {
  return ordinaryWords.has(brand)
}

/** Domains of a brand that do not bear its name as a whole. */
const furtherNames: Readonly<Record<string, readonly string[]>> = {
  facebook: ['facebookmail', 'fb'],
  google: ['googlemail', 'gmail', 'youtube'],
  microsoft: ['microsoftonline', 'office', 'outlook', 'live', 'sharepointonline'],
  amazon: ['amazonses', 'amazonaws'],
  apple: ['icloud'],
  dhl: ['deutschepost'],
  disney: ['disneyplus', 'go'],
  sharepoint: ['microsoft', 'sharepointonline'],
  onedrive: ['microsoft', 'live'],
}

/** Words that stand beside a brand when its name is the sender's: "PayPal Support", "Amazon Prime". */
const officeWords =
  /\b(?:account|accounts|alerts?|bank|billing|business|care|center|centre|customer|delivery|department|desk|express|fraud|help|id|inc|info|kundenservice|legal|mail|member|no-?reply|notifications?|online|pay|prime|rewards?|security|service|services|support|team|update|via)\b|[^a-z]/gu

/** The brand that is all a sender's name says, office words aside; `null`: none, as in the name of a person. */
export function brandOfName(displayName: string): string | null {
  const rest = displayName.toLowerCase().replaceAll(officeWords, '')
  return imitatedBrands.find((brand) => brand === rest) ?? null
}

/** True when `domain` is one of `brand`'s own, by its registered name. */
export function brandOwns(brand: string, domain: string): boolean {
  const label = registeredDomain(domain).split('.')[0] ?? ''
  return label === brand || (furtherNames[brand]?.includes(label) ?? false)
}
