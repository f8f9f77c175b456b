/** Finds placeholders of template languages and mail providers that remain in the rendered message. */

/** A placeholder in a text. */
export interface Placeholder {
  /** The placeholder with its delimiters. */
  readonly written: string
  /** Without them. */
  readonly name: string
  readonly index: number
}

/** Where a text is used. Some syntaxes are placeholders only in URLs, or only with a common merge-field name. */
export type PlaceholderPlace = 'url' | 'text'

interface Syntax {
  /**
   * The pattern, with the name in the group `name`. Repetitions are bounded, so that the time is linear for any text.
   */
  readonly pattern: RegExp
  /**
   * A string that all matches contain and most texts do not contain. Searching for this string is much faster than
   * matching the pattern.
   */
  readonly hint: string
  readonly places: readonly PlaceholderPlace[]
  /** Whether a match counts only if its name is a common merge-field name or also occurs elsewhere in the template. */
  readonly needsKnownName: boolean
}

const everywhere: readonly PlaceholderPlace[] = ['url', 'text']

const syntaxes: readonly Syntax[] = [
  // The syntax of Handlebars, Mustache, Liquid, Jinja, Braze and Customer.io, which can be percent-encoded in a URL.
  syntax('{{', /\{\{\{?(?<name>(?:[^\n{]|\$\{){0,200}?)\}\}\}?/gu),
  syntax('%', /%7B%7B(?<name>[^\s]{1,100}?)%7D%7D/giu),
  syntax('{%', /\{%-?(?<name>[^\n{]{1,200}?)-?%\}/gu),
  // The syntax of JavaScript template literals, Freemarker and Ant.
  syntax('${', /\$\{(?<name>[^{}\n]{1,100})\}/gu),
  // The syntax of Salesforce Marketing Cloud.
  syntax('%%', /%%=?(?<name>[A-Za-z_][^%\n]{0,100}?)=?%%/gu),
  // Mailchimp.
  syntax('*|', /\*\|(?<name>[A-Za-z][\w:.,=@ -]{0,80})\|\*/gu),
  // ERB, EJS.
  syntax('<%', /<%[=-]?(?<name>[^%\n]{1,200})-?%>/gu),
  // Ruby, Pug.
  syntax('#{', /#\{(?<name>[A-Za-z_@][^{}\n]{0,80})\}/gu),
  // The syntax of Mailjet and other providers.
  syntax('[[', /\[\[(?<name>[^[\]\n]{1,80})\]\]/gu),
  // The syntax of Python and .NET, and of Handlebars with a single brace.
  syntax('{', /(?<![{$#@\w])\{(?<name>[A-Za-z_][\w. -]{0,60})\}(?!\})/gu, { needsKnownName: true }),
  syntax('[', /(?<![[\w])\[(?<name>[A-Za-z_][\w. -]{0,60})\](?![\](])/gu, { needsKnownName: true, places: ['text'] }),
  // The syntax of ActiveCampaign, and the old syntax of Brevo.
  syntax('%', /(?<![%\w])%(?<name>[A-Za-z_][\w.-]{1,60})%(?![%\w])/gu, { needsKnownName: true }),
  syntax('%', /(?<=[=/?&])%(?<name>[A-Za-z_]*[G-Zg-z_][\w.-]{0,60})%/gu, { places: ['url'] }),
  // The syntax of SendGrid's substitution tags.
  syntax('-', /(?<![\w-])-(?<name>[A-Za-z_]\w{1,40})-(?![\w-])/gu, { needsKnownName: true }),
  syntax('__', /(?<=[=/?&])__(?<name>[A-Za-z][\w]{0,40}?)__(?=[/?&#]|$)/gu, { places: ['url'] }),
]

function syntax(hint: string, pattern: RegExp, options: Partial<Omit<Syntax, 'pattern' | 'hint'>> = {}): Syntax {
  return { pattern, hint, places: everywhere, needsKnownName: false, ...options }
}

/** Common names of merge fields, in lower case and without white space or separators. */
const mergeNames = new Set(
  `firstname fname lastname lname fullname username customername name surname givenname recipientname contactname salutation
   email emailaddress useremail company companyname organization orderid ordernumber orderno ordertotal orderdate invoiceid
   invoicenumber invoicenumber amount total price date duedate city country address phone phonenumber code couponcode promocode
   discountcode verificationcode otp token resetlink reseturl resetpasswordurl confirmationlink confirmurl verificationlink
   verifyurl activationlink activationurl unsubscribe unsubscribeurl unsubscribelink viewinbrowser preferencesurl trackingnumber
   trackingurl productname plan planname subscriptionname teamname sendername accountname customerid userid url link actionurl
   loginurl supportemail supporturl`.split(/\s+/u),
)

/** Returns the placeholders in a text, in order. If two placeholders overlap, returns only one of them. */
export function findPlaceholders(
  text: string,
  place: PlaceholderPlace,
  isUsedName: (name: string) => boolean = () => false,
): readonly Placeholder[] {
  if (!/[{%[$*#_<-]/u.test(text)) return []
  const found: Placeholder[] = []
  for (const { pattern, hint, places, needsKnownName } of syntaxes) {
    if (!places.includes(place) || !text.includes(hint)) continue
    for (const match of text.matchAll(pattern)) {
      const name = (match.groups?.['name'] ?? '').trim()
      if (!/[\p{L}_]/u.test(name)) continue
      if (needsKnownName && !(isMergeName(name) || isUsedName(name))) continue
      // "[link]" and "[code]" may be ordinary text.
      if (match[0].startsWith('[') && needsKnownName && !/name$|[_ ]/iu.test(name)) continue
      found.push({ written: match[0], name, index: match.index })
    }
  }
  return withoutOverlaps(
    found.toSorted((one, other) => one.index - other.index || other.written.length - one.written.length),
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
