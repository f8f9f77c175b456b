/** Rules for combinations of postmaster settings. */

import { requireSetting } from '../../../check/settings/engine/require-setting.ts'
import { namesIn } from '../../../check/settings/engine/row.ts'
import type { ForkPlan } from '../../../check/settings/fork.ts'
import type { SettingValues } from '../../../check/settings/rows/table.ts'
import type { Problem } from '../../../foundation/errors/problem.ts'
import { postmasterRows } from './rows.ts'

/** What a run does: send mail, wait for the results of mail that another run sent, or only evaluate postmaster data. */
export type RunWork = 'mail' | 'await' | 'postmaster-only'

const limitNames = namesIn(postmasterRows).filter((name) => name !== 'postmaster-email')

/** Checks all rules and returns the problems. */
export function postmasterProblems(
  values: SettingValues,
  { fork, work }: { readonly fork: ForkPlan; readonly work: RunWork },
): readonly Problem[] {
  if (!values.isGiven('postmaster-email')) {
    return requireSetting(values, {
      missing: 'postmaster-email',
      when: limitNames,
      todo: 'set it to the address of a connected postmaster account, or remove the settings that require it',
    })
  }
  const withoutService = requireSetting(values, {
    missing: 'api-url',
    when: ['postmaster-email'],
    why: 'the embedded service has no postmaster data',
    todo: 'set api-url and api-token, or remove postmaster-email',
  })
  // Do not report a problem in runs for pull requests from forks: api-url and the secrets are both missing there, and a
  // notice already explains why.
  return [
    ...(fork.isFallback ? [] : withoutService),
    ...(work === 'postmaster-only' ? aloneProblems(values) : []),
    ...(work === 'await' && !values.isGiven('postmaster-domain')
      ? [{ ...missingDomain, todo: 'set postmaster-domain' }]
      : []),
  ]
}

const missingDomain: Problem = {
  input: 'postmaster-domain',
  expected: 'a domain, because without a template there is no From address to take it from',
  rule: 'is required without a template, because there is no From address to take the domain from',
}

function aloneProblems(values: SettingValues): readonly Problem[] {
  const domain = { ...missingDomain, todo: 'set postmaster-domain, or set template to also test mail' }
  const dryRun = {
    ...values.at('dry-run'),
    came: '"true"',
    expected: 'a template, because no mail is sent without one',
    rule: 'is not allowed without a template, because no mail is sent without one',
    todo: 'remove dry-run, or set template',
  }
  return [...(values.isGiven('postmaster-domain') ? [] : [domain]), ...(values.get('dry-run') === true ? [dryRun] : [])]
}
