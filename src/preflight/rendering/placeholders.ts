/** Finds placeholders of template languages and mail providers that remain in the rendered message. */

import { findIncomplete } from './incomplete-placeholders.ts'
import type { Placeholder } from './placeholder.ts'

/**
 * Where a placeholder occurs. Text in some of the syntaxes is a placeholder only if it is in a URL or contains a common
 * merge field name.
 */
export type PlaceholderPlace = 'url' | 'text'

interface Syntax {
  /**
   * The pattern, whose `name` group matches the name. Repetitions are bounded, so that matching takes linear time on
   * any input.
   */
  readonly pattern: RegExp
  /**
   * A string that every match contains but most input does not. Searching for this string is much faster than
   * matching the pattern.
   */
  readonly hint: string
  readonly places: readonly PlaceholderPlace[]
  /**
   * The names that make text in this syntax a placeholder. `known`: common merge field names, and names that the
   * template uses elsewhere. `person`: only field names for the name of a person, because other words also occur in the
   * same brackets. `two-words`: known names that have at least two words or end in "name", because "[link]" and
   * "[code]" are ordinary text.
   */
  readonly names: 'any' | 'known' | 'person' | 'two-words'
}

const everywhere: readonly PlaceholderPlace[] = ['url', 'text']

const syntaxes: readonly Syntax[] = [
  // The syntax of Handlebars, Mustache, Liquid, Jinja, Braze and Customer.io. In URLs, such placeholders can be
  // percent-encoded.
  syntax('{{', /\{\{\{?(?<name>(?:[^\n{]|\$\{){0,200}?)\}\}\}?/gu),
  syntax('%', /%7B%7B(?<name>[^\s]{1,100}?)%7D%7D/giu),
  syntax('{%', /\{%-?(?<name>[^\n{]{1,200}?)-?%\}/gu),
  // The syntax of Laravel Blade and Salesforce Classic.
  syntax('{!', /\{!!(?<name>[^\n{}]{1,100}?)!!\}|\{!(?<field>[A-Za-z_$][\w.$]{0,60})\}/gu),
  // The syntax of JavaScript template literals, Freemarker, Velocity and Ant.
  syntax('{', /\$!?\{(?<name>[^{}\n]{1,100})\}/gu),
  // The syntax of PHP, Velocity and Python's string.Template.
  syntax('$', /(?<![\w$])\$(?:[A-Za-z_]\w{0,30}(?:\.|->)){0,3}(?<name>[A-Za-z_]\w{0,40})(?![\w$])/gu, {
    names: 'known',
    places: ['text'],
  }),
  // The syntax of Salesforce Marketing Cloud.
  syntax('%%', /%%=?(?<name>[A-Za-z_][^%\n]{0,100}?)=?%%|%%\[(?<field>[^\n]{1,200}?)\]%%/gu),
  // The syntax of Mailchimp; its placeholders can be percent-encoded.
  syntax('*', /\*(?:\||%7C)(?<name>[A-Za-z][\w:.,=@ -]{0,80})(?:\||%7C)\*/giu),
  // ERB, EJS.
  syntax('<%', /<%[=-]?(?<name>[^%\n]{1,200})-?%>/gu),
  // Ruby, Pug.
  syntax('#{', /#\{(?<name>[A-Za-z_@][^{}\n]{0,80})\}/gu),
  syntax('##', /##(?<name>[A-Za-z_][\w.]{0,40})##/gu),
  // The syntax of Mailjet and other providers.
  syntax('[[', /\[\[(?<name>[^[\]\n]{1,80})\]\]/gu),
  syntax('%', /%5B%5B(?<name>\w{1,80})%5D%5D/giu, { places: ['url'] }),
  // The syntax of Python and .NET, and of Handlebars with a single brace. Braces in a URL always belong to a placeholder.
  syntax('{', /(?<![{$#@\w])@?\{(?<name>[A-Za-z_][\w. -]{0,60})\}(?!\})/gu, { names: 'known' }),
  syntax('{', /(?<![{$#])\{(?<name>[A-Za-z_][\w.]{0,60})\}(?!\})/gu, { places: ['url'] }),
  syntax('%', /%7B(?<name>[A-Za-z_]\w{0,60})%7D/giu, { places: ['url'] }),
  syntax('{', /(?<![\w{}$#@\\])\{(?<name>\d)\}(?![\w{}])/gu, { places: ['text'] }),
  syntax('%', /(?<![\d%][ \u00a0]?)(?<!\w)%(?:\d{1,2}\$)?(?<name>[sd@])(?![\w%])/gu, { places: ['text'] }),
  syntax('%(', /%\((?<name>[A-Za-z_]\w{0,40})\)[sdif]/gu),
  syntax('[', /(?<![[\w])\[(?<name>[A-Za-z_][\w. -]{0,60})\](?![\](])/gu, { names: 'two-words', places: ['text'] }),
  // The syntax of path parameters in web frameworks.
  syntax('[', /(?<=[/=])\[(?<name>[A-Za-z_]\w{0,60})\](?=[/?&#]|$)/gu, { places: ['url'] }),
  syntax(':', /(?<=\/):(?<name>(?:[a-z]{1,30}_?)?(?:id|token|slug|uuid))(?=[/?#]|$)/giu, { places: ['url'] }),
  // The syntax of Campaign Monitor and Keap.
  syntax('[', /\[(?<name>[A-Za-z][\w -]{0,40}),\s?fallback=[^[\]\n]{0,60}\]/gu),
  syntax('~', /~(?<name>[A-Z]\w{0,30}\.\w{1,40})~/gu),
  // The syntax of merge fields in word processors.
  syntax('<', /<{1,2}(?<name>[A-Za-z][\w. -]{0,40})>{1,2}/gu, { names: 'person', places: ['text'] }),
  syntax('«', /«(?<name>[A-Za-z]\w{0,40})»/gu, { names: 'person', places: ['text'] }),
  // The syntax of ActiveCampaign, and the old syntax of Brevo.
  syntax('%', /(?<![%\w])%(?<name>[A-Za-z_][\w.-]{1,60})%(?![%\w])/gu, { names: 'known' }),
  syntax('%', /(?<=[=/?&])%(?<name>[A-Za-z_]*[G-Zg-z_][\w.-]{0,60})%/gu, { places: ['url'] }),
  // The syntax of SendGrid's substitution tags.
  syntax('-', /(?<![\w-])-(?<name>[A-Za-z_]\w{1,40})-(?![\w-])/gu, { names: 'known' }),
  syntax('__', /(?<=[=/?&])__(?<name>[A-Za-z][\w]{0,40}?)__(?=[/?&#]|$)/gu, { places: ['url'] }),
  syntax('__', /(?<!\w)__(?<name>[A-Za-z]\w{0,40}?)__(?!\w)/gu, { names: 'known', places: ['text'] }),
]

function syntax(hint: string, pattern: RegExp, options: Partial<Omit<Syntax, 'pattern' | 'hint'>> = {}): Syntax {
  return { pattern, hint, places: everywhere, names: 'any', ...options }
}

/** Common names of merge fields, in lower case and without white space or separators. */
const mergeNames = new Set(
  `firstname fname lastname lname fullname username customername name surname givenname recipientname contactname salutation
   email emailaddress useremail company companyname organization orderid ordernumber orderno ordertotal orderdate invoiceid
   invoicenumber invoicenumber amount total price date duedate city country address phone phonenumber code couponcode promocode
   discountcode verificationcode otp token resetlink reseturl resetpasswordurl confirmationlink confirmurl verificationlink
   verifyurl activationlink activationurl unsubscribe unsubscribeurl unsubscribelink viewinbrowser preferencesurl trackingnumber
   trackingurl productname plan planname subscriptionname teamname sendername accountname customerid userid url link actionurl
   loginurl supportemail supporturl title subject headline sitename shopname storename`.split(/\s+/u),
)

const personName = /^(?:first|last|full|given|sur|customer|recipient|contact)[ _.-]?name$/iu

/** A quick check that runs before the slow patterns. Every placeholder passes this check, but most input does not. */
const mayContain: Readonly<Record<PlaceholderPlace, RegExp>> = {
  text: /[{}%[\]$*#<~«|]|__|(?<![\w-])-[A-Za-z_]/u,
  url: /[{}%[\]$*#<~|]|__|\/:[A-Za-z]|(?<![\w-])-[A-Za-z_]/u,
}

/** Returns the placeholders in `text`, in order. If two placeholders overlap, returns only one of them. */
export function findPlaceholders(
  text: string,
  place: PlaceholderPlace,
  isUsedName: (name: string) => boolean = () => false,
): readonly Placeholder[] {
  if (!mayContain[place].test(text)) return []
  const found: Placeholder[] = []
  for (const { pattern, hint, places, names } of syntaxes) {
    if (!places.includes(place) || !text.includes(hint)) continue
    for (const match of text.matchAll(pattern)) {
      const name = (match.groups?.['name'] ?? match.groups?.['field'] ?? '').trim()
      if (!/[\p{L}_]|^\d$/u.test(name) || !isAccepted(name, names, isUsedName)) continue
      found.push({ written: match[0], name, index: match.index, isIncomplete: false })
    }
  }
  for (const placeholder of findIncomplete(text)) if (mayBeField(placeholder, isUsedName)) found.push(placeholder)
  const isLatex = latexBefore(text)
  const others = found.filter(({ written, index }) => !written.startsWith('{') || !isLatex(index))
  return withoutOverlaps(
    others.toSorted((one, other) => one.index - other.index || other.written.length - one.written.length),
  )
}

function isAccepted(name: string, names: Syntax['names'], isUsedName: (name: string) => boolean): boolean {
  if (names === 'any') return true
  if (names === 'person') return personName.test(name)
  if (names === 'two-words' && !/name$|[_ ]/iu.test(name)) return false
  return isMergeName(name) || isUsedName(name)
}

/** Returns whether text that may be an incomplete placeholder is one. A word before "}}" can be ordinary text. */
function mayBeField({ written, name }: Placeholder, isUsedName: (name: string) => boolean): boolean {
  if (!/^[^{]*\}\}$/u.test(written)) return true
  return /[_.@]|\p{Ll}\p{Lu}/u.test(name) || isMergeName(name) || isUsedName(name)
}

/** Returns a function that tells whether an argument of a LaTeX command, as in `\frac{a}{{b}}`, starts at an offset. */
function latexBefore(text: string): (index: number) => boolean {
  if (!text.includes('\\')) return () => false
  return (index) =>
    /\\[A-Za-z]{3,20}(?:\[[^\]\n]{0,20}\])?(?:\{[^{}\n]{0,60}\}){0,2}$/u.test(
      text.slice(Math.max(0, index - 160), index),
    )
}

function isMergeName(name: string): boolean {
  return mergeNames.has(name.toLowerCase().replaceAll(/[\s._-]/gu, ''))
}

function withoutOverlaps(placeholders: readonly Placeholder[]): readonly Placeholder[] {
  let end = 0
  return placeholders.filter(({ index, written }) => {
    if (index < end) return false
    end = index + written.length
    return true
  })
}
