/** What the API document says of a field beside its type. */

import type * as z from 'zod'

/** The schema with the field's meaning and, where they help, examples of its value. */
export function field<T extends z.ZodType>(schema: T, description: string, ...examples: readonly unknown[]): T {
  return schema.meta(examples.length === 0 ? { description } : { description, examples: [...examples] })
}

/**
 * A field that api-v1.md does not have and our service gives or takes all the same. `x-additive` tells programs,
 * the word "Additive" people.
 */
export function addition<T extends z.ZodType>(schema: T, description: string, ...examples: readonly unknown[]): T {
  const note = { description: `Additive: ${description}`, 'x-additive': true }
  return schema.meta(examples.length === 0 ? note : { ...note, examples: [...examples] })
}
