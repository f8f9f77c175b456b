/** The variables that email service providers replace. */

/**
 * For each provider, a pattern that matches the placeholders that the provider replaces, including their delimiters.
 */
const variables: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    activecampaign: /^%[A-Z][\w-]*%$/u,
    braze: /^\{[{%]/u,
    brevo: /^\{\{\s*(?:contact|params|unsubscribe|mirror|update_profile)\b|^\[(?:UNSUBSCRIBE|MIRROR)\]/u,
    'campaign-monitor': /^\[\w[^[\]]*\]$/u,
    'constant-contact': /^\[\[/u,
    'customer-io': /^\{[{%]/u,
    hubspot: /^\{[{%]/u,
    iterable: /^\{\{/u,
    klaviyo: /^\{[{%]/u,
    mailchimp: /^\*\|/u,
    mailgun: /^%(?:recipient\.[\w.-]+|unsubscribe_url|mailing_list_unsubscribe_url|tag_unsubscribe_url)%$|^\{\{/u,
    mailjet: /^\{[{%]|^\[\[/u,
    mandrill: /^\*\||^\{\{/u,
    marketo: /^\{\{/u,
    postmark: /^\{\{/u,
    salesforce: /^%%|^\{!/u,
    sendgrid: /^\{\{|^-\w+-$|^\[%?(?:unsubscribe|weblink)%?\]$|^<%asm_/iu,
    ses: /^\{\{/u,
  }),
)

/** Returns whether one of the providers replaces a placeholder. */
export function isFilledBy(esps: readonly string[], written: string): boolean {
  return esps.some((esp) => variables.get(esp)?.test(written) === true)
}
