/** The rules in the group "content", in the order of their documentation pages. */

import type { Rule } from '../rule.ts'
import { blockedAttachment } from '../rules/blocked-attachment.ts'
import { hiddenContent } from '../rules/hidden-content.ts'
import { personalData } from '../rules/personal-data.ts'
import { secretLeak } from '../rules/secret-leak.ts'
import { spamWords } from '../rules/spam-words.ts'

export const contentRules: readonly Rule[] = [hiddenContent, spamWords, secretLeak, personalData, blockedAttachment]
