/** Describes a failed SPF, DKIM or DMARC check. */

/** The words for a check's result that can start its details, as in `SPF softfail for shop.example`. */
const resultWords = /^(?:fail|(none|neutral|softfail|policy|temperror|permerror))\b/u

/**
 * Renders `SPF fails for shop.example …`, `SPF fails (softfail) for shop.example …` or `SPF and DMARC fail: no pass`.
 *
 * @param methods the failed checks; `detail` describes the first one
 */
export function describeFailure(methods: readonly string[], detail: string | null): string {
  const title = `${methods.map((method) => method.toUpperCase()).join(' and ')} ${methods.length === 1 ? 'fails' : 'fail'}`
  if (detail === null) return title
  const text = detail.replace(new RegExp(`^${methods[0] ?? ''}[ :]+`, 'iu'), '')
  const [found, result] = resultWords.exec(text) ?? []
  if (found === undefined) return `${title}: ${text}`
  return `${title}${result === undefined ? '' : ` (${result})`}${text.slice(found.length)}`
}
