/** Evidence from the few parts of a message that a rule looks at. */

import { parseMessage } from '../../../../src/mail/parse-message.ts'
import { readContent } from '../../../../src/verdict/content/message-content.ts'
import { readEvidence } from '../../../../src/verdict/spam/built-in/evidence.ts'
import type { SpamEvidence, SpamRule } from '../../../../src/verdict/spam/built-in/spam-rule.ts'
import type { MailParts } from '../../../support/mail-builder.ts'
import { aMail } from '../../../support/mail-builder.ts'

/** What the rules see of this mail. */
export async function evidenceOf(parts: MailParts): Promise<SpamEvidence> {
  return readEvidence(readContent(await parseMessage(aMail(parts))))
}

/** How often the rule `name` of `rules` strikes. */
export async function strikes(rules: readonly SpamRule[], name: string, parts: MailParts): Promise<number> {
  const rule = rules.find((one) => one.name === name)
  if (rule === undefined) throw new Error(`there is no rule ${name}`)
  return rule.count(await evidenceOf(parts))
}
