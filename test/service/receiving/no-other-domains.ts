/** A SameOrganization function for tests in which each organization has one domain. */

import type { SameOrganization } from '../../../src/service/receiving/find-own-target.ts'

export const noOtherDomains: SameOrganization = async ({ domain, expected }) =>
  await Promise.resolve(domain === expected)
