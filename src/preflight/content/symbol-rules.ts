/** Maps built-in spam filter rules to the preflight rules that report the same cause. */

/** The preflight rule for each spam filter rule. */
const rulesOfSymbols: Readonly<Record<string, string>> = {
  HTML_WITHOUT_TEXT: 'missing-text-part',
  IMAGE_ONLY: 'image-only',
  HIDDEN_TEXT: 'hidden-content',
  HTML_PASSWORD_FORM: 'form-element',
  HTML_FORM: 'form-element',
  HTML_ACTIVE_CONTENT: 'script-element',
  ATTACHMENT_RUNS_CODE: 'blocked-attachment',
  LINK_TO_IP_ADDRESS: 'ip-address-link',
  LINK_TEXT_OTHER_HOST: 'link-text-mismatch',
  LINK_LOOK_ALIKE_HOST: 'idn-link',
  LINK_PUNYCODE_HOST: 'idn-link',
  LINK_SHORTENER: 'url-shortener',
  LINK_ODD_PORT: 'ip-address-link',
  LINK_CARRIES_ADDRESS: 'personal-data',
}

/** Returns the preflight rule that reports the same cause, or null if there is none. */
export function ruleOfSymbol(symbol: string): string | null {
  return rulesOfSymbols[symbol] ?? null
}
