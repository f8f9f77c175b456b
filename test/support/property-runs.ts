/** The number of random inputs that the expensive property tests try. */

import { isNightly } from './is-nightly.ts'

/** A quarter of the runs in `npm test`; all of them in `npm run test:nightly`. */
export function propertyRuns(count: number): number {
  return isNightly ? count : Math.ceil(count / 4)
}
