/** Words for findings, in one place for all reports, annotations and the API. */

import type { Finding } from './check-result.ts'

/** Returns the message, with the number of times that the issue was found. */
export function findingText({ message, count }: Pick<Finding, 'message' | 'count'>): string {
  return count === 1 ? message : `${message} (${count} times)`
}

/** Returns the fix and the details in one line; `null` if the fix is unknown. */
export function findingFix({ fix, detail }: Pick<Finding, 'fix' | 'detail'>): string | null {
  return fix === null ? null : [fix, ...detail].join('; ')
}
