/** `npm run judge-good-mail` lists the good messages in test/fixtures that do not reach the inbox, with the reasons. */

import { allGoodMail } from '../../test/support/good-mail.ts'
import { findMisplaced } from '../../test/support/judge-good-mail.ts'

const mails = allGoodMail()
let failedCount = 0
for (const mail of mails) {
  const misplaced = await findMisplaced(mail)
  if (misplaced.length > 0) failedCount += 1
  for (const line of misplaced) console.log(line)
}
console.log(`${mails.length - failedCount} of ${mails.length} messages reach the inbox with either mail type`)
if (failedCount > 0) process.exitCode = 1
