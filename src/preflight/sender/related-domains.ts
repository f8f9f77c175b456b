/** Compares domains by their names. */

import { registeredDomain } from '../../verdict/content/link-target.ts'

/** Returns true if both domains probably belong to one organization. The DNS tree walk gives the exact answer. */
export function areRelated(one: string, other: string): boolean {
  return registeredDomain(one.toLowerCase()) === registeredDomain(other.toLowerCase())
}
