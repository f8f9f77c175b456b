/** Rejects forms that another site submits with the visitor's cookies. */

/** A request and its header fields. */
interface OriginRequest {
  readonly req: { header(name: string): string | undefined }
}

/**
 * Returns whether a request comes from a page of this service. Browsers send Sec-Fetch-Site or, if they do not support
 * it, at least the page's Origin. A request with neither field is rejected.
 */
export function isSameOrigin({ req }: OriginRequest, publicUrl: string | null): boolean {
  const site = req.header('Sec-Fetch-Site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = req.header('Origin')
  if (origin === undefined || !URL.canParse(origin)) return false
  const { host, origin: given } = new URL(origin)
  // Do not compare Origin with the Host field alone: a proxy may change Host, and users may open a local service under
  // a name that differs from its public URL.
  return (publicUrl !== null && given === new URL(publicUrl).origin) || host === req.header('Host')
}
