/** Builds rule evidence from parts of a message. */

import { parseMessage } from '../../../../src/foundation/mail/parse-message.ts'
import { readContent } from '../../../../src/verdict/content/message-content.ts'
import { readEvidence } from '../../../../src/verdict/spam/built-in/evidence.ts'
import type { SpamEvidence, SpamRule } from '../../../../src/verdict/spam/built-in/spam-rule.ts'
import type { MailParts } from '../../../support/mail-builder.ts'
import { aMail } from '../../../support/mail-builder.ts'

/** Returns the evidence that the rules read from this mail. */
export async function evidenceOf(parts: MailParts): Promise<SpamEvidence> {
  return readEvidence(readContent(await parseMessage(aMail(parts))))
}

/** Counts the strikes of the rule `name` of `rules`. */
export async function strikes(rules: readonly SpamRule[], name: string, parts: MailParts): Promise<number> {
  const rule = rules.find((one) => one.name === name)
  if (rule === undefined) throw new Error(`there is no rule ${name}`)
  return Number(rule.count(await evidenceOf(parts)))
}
