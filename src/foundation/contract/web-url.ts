/** Recognizes links that come from untrusted sources but are safe to show on a page. */

/**
 * Matches the characters allowed by RFC 3986 §2, except for the apostrophe. Allows only http and https, because a link
 * with another scheme may run code.
 */
const webUrl = /^https?:\/\/[\w.~:/?#[\]@!$&()*+,;=%-]+$/u

/** Returns whether a string is an http or https URL in ASCII. */
export function isWebUrl(text: string): boolean {
  return webUrl.test(text)
}
