/** Rejects forms that another site sends in the name of the visitor. */

/** The part of a request that contains its header fields. */
interface OriginRequest {
  readonly req: { header(name: string): string | undefined }
}

/**
 * Returns whether a request comes from a page of this service. Browsers say so themselves in Sec-Fetch-Site, or else
 * name the origin of the page. A request without either is rejected.
 */
export function isSameOrigin({ req }: OriginRequest, publicUrl: string | null): boolean {
  const site = req.header('Sec-Fetch-Site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = req.header('Origin')
  if (origin === undefined || !URL.canParse(origin)) return false
  const { host, origin: given } = new URL(origin)
  // A proxy may change the Host field, and someone may open a local service under another name than its public URL.
  return (publicUrl !== null && given === new URL(publicUrl).origin) || host === req.header('Host')
}
