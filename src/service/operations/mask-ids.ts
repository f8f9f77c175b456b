/** Names that open something, made too short to open it. */

/** Tracking ids and keys keep their first characters, by which a line is found again; tokens and webhook secrets keep nothing. */
export function maskIds(text: string): string {
  if (!text.includes('ps') && !text.includes('whsec')) return text
  // No look at the character before: in JSON it may be the end of an escape, as in `\npst_…`.
  return text
    .replaceAll(/(ps[tk]_[A-Za-z0-9]{4})[A-Za-z0-9]{12,}/gu, '$1…')
    .replaceAll(/(psd|whsec)_[A-Za-z0-9_-]{12,}/gu, '$1_***')
}
