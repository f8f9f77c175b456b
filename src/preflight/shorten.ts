/** Shortens excerpts from templates, header fields and DNS records for display in messages. */

/**
 * Returns the text unchanged if it is short enough, and otherwise its first characters (UTF-16 code units) and an
 * ellipsis. Never splits a surrogate pair.
 */
export function shorten(text: string, maxLength = 60): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/u, '')}…`
}
