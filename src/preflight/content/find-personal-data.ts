/** Finds personal data in text: card numbers, bank accounts, social security numbers and email addresses. */

/** An item of personal data, and its position in the text. */
export interface PersonalDatum {
  readonly kind: 'payment card number' | 'IBAN' | 'US social security number' | 'email address'
  readonly index: number
  readonly value: string
  /** Whether the value is harmless: a documented test number, or a role address such as `support@…`. */
  readonly isHarmless: boolean
}

/** Returns the personal data in the order in which it occurs in the text. */
export function findPersonalData(text: string): readonly PersonalDatum[] {
  if (!/[@\d]/u.test(text)) return []
  return [...cardNumbers(text), ...bankAccounts(text), ...securityNumbers(text), ...mailAddresses(text)].toSorted(
    (one, other) => one.index - other.index,
  )
}

/** The number formats of Visa, Mastercard, American Express, Discover, Diners, JCB, UnionPay and Maestro. */
const issuers =
  /^(?:4\d{12}(?:\d{3}){0,2}|5[1-5]\d{14}|2(?:2[2-9]|[3-6]\d|7[01])\d{13}|2720\d{12}|3[47]\d{13}|6(?:011|5\d\d|4[4-9]\d)\d{12}|3(?:0[0-5]|[68]\d)\d{11}|35\d{14}|62\d{14,17}|(?:50|5[6-9]|6[0-9])\d{14,17})$/u
const testCards = new Set(
  `4242424242424242 4111111111111111 4000056655665556 4012888888881881 4222222222222 5555555555554444 5105105105105100
   2223003122003222 5200828282828210 378282246310005 371449635398431 6011111111111117 6011000990139424 30569309025904
   38520000023237 3530111333300000 3566002020360505 6200000000000005 4917610000000000 4000000000000002 4000002500003155`.split(
    /\s+/u,
  ),
)
const otherNumbers =
  /track|parcel|shipment|order|sendung|paket|colis|invoice|ticket|serial|imei|ean|isbn|sku|phone|tel|fax/iu

function cardNumbers(text: string): readonly PersonalDatum[] {
  const found: PersonalDatum[] = []
  for (const match of text.matchAll(/(?<![\w.+/=-])\d(?:[ -]?\d){12,18}(?![\w/=]|[.-]\d)/gu)) {
    const digits = match[0].replaceAll(/[ -]/gu, '')
    if (!issuers.test(digits) || !passesLuhn(digits) || /^(\d)\1+$/u.test(digits)) continue
    if (otherNumbers.test(text.slice(Math.max(0, match.index - 30), match.index))) continue
    found.push({ kind: 'payment card number', index: match.index, value: match[0], isHarmless: testCards.has(digits) })
  }
  return found
}

/** ISO/IEC 7812-1. */
function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 0 ? digit : digit * 2
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

const documentedAccounts = new Set([
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
  'FR1420041010050500013M02606',
  'GB82WEST12345698765432',
])

function bankAccounts(text: string): readonly PersonalDatum[] {
  const found: PersonalDatum[] = []
  for (const match of text.matchAll(
    /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){2,7}(?:[ ]?[A-Z0-9]{1,3})?(?![A-Za-z0-9])/gu,
  )) {
    const account = longestAccount(match[0])
    if (account === null) continue
    const isHarmless = documentedAccounts.has(account.replaceAll(' ', ''))
    found.push({ kind: 'IBAN', index: match.index, value: account, isHarmless })
  }
  return found
}

/**
 * Returns the longest valid account number at the start of the text. The text may end with words in capital letters
 * that do not belong to the number.
 */
function longestAccount(written: string): string | null {
  let candidate = written
  for (let tries = 0; tries < 4; tries += 1) {
    if (isAccount(candidate.replaceAll(' ', ''))) return candidate
    const space = candidate.lastIndexOf(' ')
    if (space === -1) return null
    candidate = candidate.slice(0, space)
  }
  return null
}

/**
 * Validates an IBAN as specified in ISO 13616: converts letters to numbers (A is 10), and checks the remainder modulo
 * 97.
 */
function isAccount(account: string): boolean {
  if (account.length < 15 || account.length > 34) return false
  let rest = 0
  for (const character of account.slice(4) + account.slice(0, 4)) {
    for (const digit of Number.parseInt(character, 36).toString()) rest = (rest * 10 + Number(digit)) % 97
  }
  return rest === 1
}

function securityNumbers(text: string): readonly PersonalDatum[] {
  return [...text.matchAll(/(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/gu)].flatMap(
    ({ 0: value, index }): readonly PersonalDatum[] => {
      const around = text.slice(Math.max(0, index - 60), index + 60)
      if (!/\bSSN\b|social[- ]security/iu.test(around)) return []
      return [{ kind: 'US social security number', index, value, isHarmless: value === '078-05-1120' }]
    },
  )
}

/** Local parts of role addresses, which do not belong to a person. */
const roles =
  /^(?:info|support|help|helpdesk|hello|hi|hey|contact|contacts|kontakt|contacto|contatti|sales|vertrieb|team|admin|administrator|office|mail|email|noreply|no-reply|donotreply|do-not-reply|press|presse|media|jobs|careers|hr|privacy|datenschutz|dpo|gdpr|legal|security|abuse|postmaster|webmaster|hostmaster|billing|invoice|invoices|accounts|accounting|buchhaltung|rechnung|orders|order|bestellung|service|kundenservice|customer|customers|customerservice|customercare|care|shop|store|marketing|news|newsletter|notifications?|notify|alerts?|updates?|feedback|partners?|events?|booking|bookings|reservations?|reception|unsubscribe|bounces?|returns|community|members?|subscriptions?|editor|editors|letters|redaktion|api|dev|developers?|ops|it)(?:[-+._\d].{0,30})?$/iu
const notReal =
  /^(?:you|your|name|your[-._]?name|user|username|someone|somebody|anyone|me|first[-._]?last|john|jane|john[-._]?doe|jane[-._]?doe|test|example|foo|bar|recipient|e?mail|address)(?:[-+._\d].{0,30})?$/iu

const addressForm =
  /(?<![\w.%+@/-])([\w.%+-]{1,64})@((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,5}[a-z]{2,24})(?![\w@-]|\.[a-z])/giu

function mailAddresses(text: string): readonly PersonalDatum[] {
  if (!text.includes('@')) return []
  return [...text.matchAll(addressForm)].flatMap(({ 0: value, 1: local = '', index }): readonly PersonalDatum[] =>
    notReal.test(local) ? [] : [{ kind: 'email address', index, value, isHarmless: roles.test(local) }],
  )
}

/** Masks personal data in a finding, so that the author can locate the data but the finding does not reveal it. */
export function maskedDatum({ kind, value }: PersonalDatum): string {
  if (kind === 'email address') return value.replace(/^(.{1,2})[^@]*/u, '$1…')
  return `${value.slice(0, 2)}…${value.slice(-2)}`
}
