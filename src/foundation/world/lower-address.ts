/** Converts an email address that identifies an account or a person to lower case. */

/**
 * Converts an address to lower case, except for U+0130 and U+212A (the Kelvin sign), whose lower case forms begin with
 * the ASCII letters i and k. If the Kelvin sign became a k, the owner of one address could log in as the owner of
 * another one.
 */
export function lowerAddress(email: string): string {
  return email.replaceAll(/[^\u{130}\u{212a}]+/gu, (part) => part.toLowerCase())
}
