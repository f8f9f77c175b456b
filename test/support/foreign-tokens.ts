/** Finds tokens in rendered Markdown that can only come from untrusted text. */

import type { Token } from 'marked'

/** Returns all tokens whose kind can only come from untrusted text. */
export function foreignTokens(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap((token) => {
    const nested = 'tokens' in token && token.tokens !== undefined ? foreignTokens(token.tokens) : []
    const isOwn =
      token.type !== 'html' || /^(?:<!-- presend -->\s*|<br>$|<\/?(?:details|summary|sub)>[\s\S]*)$/u.test(token.raw)
    const isForeign = ['image', 'del', 'em', 'heading1'].includes(token.type) || !isOwn
    return [...(isForeign ? [`${token.type} ${token.raw}`] : []), ...nested]
  })
}
