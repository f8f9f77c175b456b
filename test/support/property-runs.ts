/** The number of random inputs that the expensive property tests try. */

/** A quarter of the runs in `npm test`; all of them in `npm run test:long`. */
export function propertyRuns(count: number): number {
  return process.env['TEST_LONG'] === '1' ? count : Math.ceil(count / 4)
}
