/** Brands that fraudulent mail often imitates, and their domains. */

import { registeredDomain } from '../../content/link-target.ts'

/** Brand names in lower case, each as one word. Each name is also part of the brand's registered domain. */
export const imitatedBrands: readonly string[] =
  'paypal apple icloud microsoft office365 outlook google gmail amazon netflix facebook instagram whatsapp linkedin dropbox docusign adobe coinbase binance metamask chase wellsfargo citibank hsbc barclays santander dhl fedex ups usps royalmail ebay spotify steam sharepoint onedrive mcafee quickbooks intuit walmart costco venmo sparkasse postbank commerzbank chronopost laposte bbva revolut evri trezor disney hermes'.split(
    ' ',
  )

const ordinaryWords = new Set('apple chase hermes outlook steam target ups'.split(' '))

/**
 * Returns true if a brand's name is also an ordinary word; for example, apple-nursery.example does not imitate Apple.
 */
export function isOrdinaryWord(brand: string): boolean {
  return ordinaryWords.has(brand)
}

/** Names in the brands' other domains that differ from the brand name. */
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

/** Words that senders add to a brand name, as in "PayPal Support" or "Amazon Prime". */
const companyWords =
  /\b(?:account|accounts|alerts?|bank|billing|business|care|center|centre|customer|delivery|department|desk|express|fraud|help|id|inc|info|kundenservice|legal|mail|member|no-?reply|notifications?|online|pay|prime|rewards?|security|service|services|support|team|update|via)\b|[^a-z]/gu

/** Returns the brand if a sender's name is a brand name, ignoring words such as "Support"; otherwise, null. */
export function brandOfName(displayName: string): string | null {
  const rest = displayName.toLowerCase().replaceAll(companyWords, '')
  return imitatedBrands.find((brand) => brand === rest) ?? null
}

/** Returns whether the registered domain of `domain` belongs to `brand`. */
export function brandOwns(brand: string, domain: string): boolean {
  const label = registeredDomain(domain).split('.')[0] ?? ''
  return label === brand || (furtherNames[brand]?.includes(label) ?? false)
}
