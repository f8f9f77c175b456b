/** The clock skew between a DKIM signer and this machine that is normal. */
export const maxSignatureSkewMs = 5 * 60_000
