/** Selects the links in a message that may be requested. */

import { isReservedName } from '../../foundation/world/reserved-names.ts'
import { isHostIn, type LinkTarget, readTargets } from '../links/link-target.ts'
import type { RuleContext } from '../rule-context.ts'
import { findOptOuts } from '../unsubscribe/opt-out.ts'

/** A link to request. */
export interface CheckedTarget {
  readonly target: LinkTarget
  readonly url: string
}

/**
 * Returns the http and https links. Omits links that could have an effect when requested (unsubscribe links, forms),
 * links to hosts in `allow-hosts`, links to reserved hosts, and links with placeholders.
 */
export function linksToCheck(context: RuleContext): readonly CheckedTarget[] {
  const optOuts = findOptOuts(context)
  return readTargets(context).flatMap((target) => {
    const { source, scheme, host, hasPlaceholder, link, text } = target
    const isWeb = (scheme === 'http' || scheme === 'https') && host !== null && !hasPlaceholder
    if (!isWeb || source === 'form' || source === 'list-unsubscribe') return []
    if (isReservedName(host.name) || isHostIn(host.name, context.settings.allowHosts)) return []
    if (link !== null && optOuts.has(link)) return []
    const url = URL.parse(text)
    if (url === null) return []
    url.hash = ''
    return [{ target, url: url.href }]
  })
}
