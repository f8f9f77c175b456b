/** Compares domains by their names. */

import { registeredDomain } from '../../verdict/content/link-target.ts'

/** True if both probably belong to one organization; the DNS tree walk can say otherwise. */
export function areRelated(one: string, other: string): boolean {
  return registeredDomain(one.toLowerCase()) === registeredDomain(other.toLowerCase())
}
