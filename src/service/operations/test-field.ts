/** The field by which all lines about a test are found. */

/** `test`: its numeric id; an array where a line is about several; no field where it is about none. */
export function testField(numericIds: Iterable<number>): { readonly test?: number | readonly number[] } {
  const [first, ...others] = new Set(numericIds)
  if (first === undefined) return {}
  return { test: others.length === 0 ? first : [first, ...others] }
}
