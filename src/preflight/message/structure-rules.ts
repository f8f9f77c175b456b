/** The rules in the group "structure", in the order of their documentation pages. */

import type { Rule } from '../rule.ts'
import { ampPart } from '../rules/amp-part.ts'
import { bccHeader } from '../rules/bcc-header.ts'
import { charsetMismatch } from '../rules/charset-mismatch.ts'
import { dateInvalid } from '../rules/date-invalid.ts'
import { duplicateHeader } from '../rules/duplicate-header.ts'
import { fromInvalid } from '../rules/from-invalid.ts'
import { headerEncoding } from '../rules/header-encoding.ts'
import { headerTooLarge } from '../rules/header-too-large.ts'
import { lineTooLong } from '../rules/line-too-long.ts'
import { messageIdInvalid } from '../rules/message-id-invalid.ts'
import { mimeBoundary } from '../rules/mime-boundary.ts'
import { mimeStructure } from '../rules/mime-structure.ts'
import { missingSubject } from '../rules/missing-subject.ts'
import { missingTextPart } from '../rules/missing-text-part.ts'
import { preheaderMissing } from '../rules/preheader-missing.ts'
import { subjectFakeReply } from '../rules/subject-fake-reply.ts'
import { subjectLength } from '../rules/subject-length.ts'
import { subjectShouting } from '../rules/subject-shouting.ts'
import { textPartMismatch } from '../rules/text-part-mismatch.ts'
import { transferEncoding } from '../rules/transfer-encoding.ts'

export const structureRules: readonly Rule[] = [
  missingSubject,
  subjectLength,
  subjectFakeReply,
  subjectShouting,
  missingTextPart,
  textPartMismatch,
  preheaderMissing,
  charsetMismatch,
  transferEncoding,
  mimeBoundary,
  mimeStructure,
  ampPart,
  lineTooLong,
  duplicateHeader,
  fromInvalid,
  messageIdInvalid,
  dateInvalid,
  headerEncoding,
  headerTooLarge,
  bccHeader,
]
