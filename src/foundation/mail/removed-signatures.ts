/** Finds the DKIM signatures in a finished message that presend's changes would invalidate. */

import { unfold } from './header-section.ts'
import type { TrackingPlace } from './message.ts'
import type { OriginalField, OriginalMessage } from './original-message.ts'

/** A DKIM signature that presend removes from the copies. */
export interface RemovedSignature {
  /** The signing domain, as written and untrusted; null if missing. */
  readonly domain: string | null
  readonly selector: string | null
  /** The signed parts that presend changes, such as `to`, `message-id` and `body`. */
  readonly covers: readonly string[]
}

/** The header fields that are different in each copy, and the tracking field. */
const changedInCopies: readonly string[] = ['to', 'message-id', 'x-presend-test']

/** Finds the signatures that are removed from the copies. Signatures that cover only unchanged parts are kept. */
export function removedSignatures(original: OriginalMessage, trackingIn: TrackingPlace): readonly RemovedSignature[] {
  return original.fields.flatMap((field) => removedSignature(field, original, trackingIn) ?? [])
}

/** Parses a DKIM signature that covers a changed part; returns null for any other field. */
export function removedSignature(
  field: OriginalField,
  original: OriginalMessage,
  trackingIn: TrackingPlace,
): RemovedSignature | null {
  if (field.name !== 'dkim-signature') return null
  const text = unfold(Buffer.from(field.bytes).toString('latin1')).replace(/^[^:]*:/u, '')
  const tags = new Map(
    text.split(';').map((tag) => {
      const at = tag.indexOf('=')
      return [tag.slice(0, Math.max(at, 0)).trim(), tag.slice(at + 1).replaceAll(/\s/gu, '')] as const
    }),
  )
  const signed = new Set((tags.get('h') ?? '').toLowerCase().split(':'))
  const changed = [...changedInCopies, ...original.replacedNames, ...(trackingIn === 'subject' ? ['subject'] : [])]
  const covers = [...new Set(changed.filter((name) => signed.has(name))), ...(trackingIn === 'body' ? ['body'] : [])]
  return covers.length === 0 ? null : { domain: tags.get('d') ?? null, selector: tags.get('s') ?? null, covers }
}
