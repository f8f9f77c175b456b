/** What a pull request from a fork, which gets no secrets, cannot have. */

import type { SettingName } from './table.ts'
import type { Values } from './values.ts'

/** What the run goes without, and what it says about that. */
export interface ForkPlan {
  /** True: the embedded service is used in place of the one that was asked for. */
  readonly isFallback: boolean
  /** True: DKIM was asked for, but there is no key. */
  readonly isUnsigned: boolean
  readonly notices: readonly string[]
}

const remoteNames: readonly SettingName[] = ['api-url', 'smtp-host', 'smtp-username']
const signingNames: readonly SettingName[] = ['dkim-domain', 'dkim-selector']

/** Decides whether the run does without the service or the signature that its secrets would have opened. */
export function planFork(values: Values, isFork: boolean): ForkPlan {
  if (!isFork) return { isFallback: false, isUnsigned: false, notices: [] }
  const lacksPassword = values.isGiven('smtp-username') && !values.isGiven('smtp-password')
  const lacksSecret = !values.isGiven('api-token') || lacksPassword
  const isFallback = lacksSecret && remoteNames.some((name) => values.isGiven(name))
  const isUnsigned = !values.isGiven('dkim-private-key') && signingNames.some((name) => values.isGiven(name))
  const notices = [isFallback ? fallbackNotice(values) : null, isUnsigned ? unsignedNotice : null]
  return { isFallback, isUnsigned, notices: notices.filter((notice) => notice !== null) }
}

function fallbackNotice(values: Values): string {
  const needed = values.isGiven('smtp-username') ? (['api-token', 'smtp-password'] as const) : (['api-token'] as const)
  const missing = needed.filter((name) => !values.isGiven(name))
  const postmaster = values.isGiven('postmaster-email') ? ' and no postmaster data was read' : ''
  return (
    `This pull request comes from a fork or from Dependabot and gets no secrets (${missing.join(', ')}): the check ran on the embedded ` +
    `service instead of api-url and smtp-host, so folders are simulated${postmaster}`
  )
}

const unsignedNotice =
  'This pull request comes from a fork or from Dependabot and gets no secrets (dkim-private-key): presend did not sign the mail with DKIM'
