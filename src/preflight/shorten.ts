/** Shortens text of a template, a header field or a DNS record that a message quotes. */

/** The first characters (UTF-16 units), with an ellipsis if text follows; never half of a surrogate pair. */
export function shorten(text: string, maxLength = 60): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/u, '')}…`
}
