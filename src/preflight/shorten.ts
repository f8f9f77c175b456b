/** Shortens excerpts from templates, header fields and DNS records for display in messages. */

/**
 * Returns the first characters (UTF-16 code units), followed by an ellipsis if the text is longer. Surrogate pairs are
 * never split.
 */
export function shorten(text: string, maxLength = 60): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/u, '')}…`
}
