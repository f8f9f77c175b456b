/** Truncates strings for messages and reports. */

/**
 * Truncates a string to `maxLength` UTF-16 code units, including the ellipsis. Surrogate pairs are not split. The default
 * is the length of an excerpt in a message.
 */
export function shorten(text: string, maxLength = 60): string {
  return text.length <= maxLength
    ? text
    : `${text.slice(0, Math.max(maxLength - 1, 0)).replace(/[\uD800-\uDBFF]$/u, '')}…`
}
