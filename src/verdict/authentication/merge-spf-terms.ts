/** Merges several SPF records into one. */

/**
 * Joins the distinct terms in all records. The last term is a single redirect or the most lenient `all`; if there is
 * neither, `~all` is added.
 */
export function mergeSpfTerms(records: readonly string[]): readonly string[] {
  const terms = records.flatMap((record) => record.trim().split(/\s+/u).slice(1))
  const redirects = terms.filter((term) => /^redirect=/iu.test(term))
  const others = terms.filter((term) => !isAll(term) && !redirects.includes(term))
  const alls = terms.filter(isAll).toSorted((left, right) => strictness(left) - strictness(right))
  // Keep a redirect only if it is the only one and there is no `all` (RFC 7208 §6.1). Otherwise, replace each redirect
  // with an include.
  const keepsRedirect = redirects.length === 1 && alls.length === 0
  const moved = keepsRedirect ? [] : redirects.map((term) => term.replace(/^redirect=/iu, 'include:'))
  const end = keepsRedirect ? redirects : alls.slice(0, 1)
  return [...new Set([...others, ...moved]), ...(end.length > 0 ? end : ['~all'])]
}

function isAll(term: string): boolean {
  return /^[+?~-]?all$/iu.test(term)
}

function strictness(all: string): number {
  return { '-': 3, '~': 2, '?': 1 }[all.charAt(0)] ?? 0
}
