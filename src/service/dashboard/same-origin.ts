/** Rejects forms that another site submits with the cookies of the visitor. */

/** A request with its header fields. */
interface OriginRequest {
  readonly req: { header(name: string): string | undefined }
}

/**
 * Returns true if a request comes from a page of this service. Browsers state this in Sec-Fetch-Site, or else send the
 * origin of the page. A request with neither field is rejected.
 */
export function isSameOrigin({ req }: OriginRequest, publicUrl: string | null): boolean {
  const site = req.header('Sec-Fetch-Site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = req.header('Origin')
  if (origin === undefined || !URL.canParse(origin)) return false
  const { host, origin: given } = new URL(origin)
  // A proxy may change the Host field, and a local service may be opened under a name that differs from its public URL.
  return (publicUrl !== null && given === new URL(publicUrl).origin) || host === req.header('Host')
}
