/** Domains at which anybody gets a mailbox. */

/** Names with "freemail" or "webmail" too, as the reserved domains have none. */
const freemailPattern =
  /^(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|aol|gmx|mail|web|icloud|proton|protonmail|yandex|zoho|inbox|rediffmail|tutanota|163|126|qq|excite|lycos|netscape|juno|eudoramail)\.(?:[a-z]{2,4})(?:\.[a-z]{2})?$|(?:^|\.)(?:freemail|webmail)\./u

/** True for a provider of free mailboxes; false for `null`, no domain. */
export function isFreemail(domain: string | null): boolean {
  return domain !== null && freemailPattern.test(domain)
}
