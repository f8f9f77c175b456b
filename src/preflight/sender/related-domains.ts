/** Compares domains by their names. */

import { registeredDomain } from '../../verdict/content/link-target.ts'

/**
 * Returns whether both domains probably belong to the same organization. Only the DNS tree walk gives an exact result.
 */
export function areRelated(one: string, other: string): boolean {
  return registeredDomain(one.toLowerCase()) === registeredDomain(other.toLowerCase())
}
