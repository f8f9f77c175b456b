/** Fields that the document does not have. They may be absent, and a foreign service may mean something else by them. */

import type * as z from 'zod'

/**
 * An additive field: what does not fit is as good as not there. Another service's own field of the same name must not
 * stop a run that needs the documented fields only.
 */
export function additive<T>(schema: z.ZodType<T>): z.ZodType<T | undefined> {
  return schema.optional().catch(undefined)
}
