/** Recognizes links that come from outside and that a page may show. */

/**
 * Matches the characters of RFC 3986 §2, without the apostrophe. Allows only http and https, because other schemes may
 * run code.
 */
const webUrl = /^https?:\/\/[\w.~:/?#[\]@!$&()*+,;=%-]+$/u

/** Returns whether a text is an http or https URL in ASCII. */
export function isWebUrl(text: string): boolean {
  return webUrl.test(text)
}
