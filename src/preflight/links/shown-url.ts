/** Shortens URLs for display in findings. */

import { shorten } from '../../foundation/errors/shorten.ts'

/** Renders a URL for a finding: on one line, and without its credentials or the secrets in its query. */
export function shownUrl(url: string): string {
  const line = url
    .slice(0, 500)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replace(/^([a-z][a-z0-9+.-]{0,30}:\/\/)[^/?#@\s]{1,200}@/iu, '$1…@')
    .replaceAll(/([?&;][^=&#]{0,60}=)([^&#]{12})[^&#]*/gu, '$1$2…')
  return shorten(line, 80)
}
