/** Rules about postmaster data between settings. */

import type { Problem } from '../../errors/problem.ts'
import type { ForkPlan } from '../../settings/fork.ts'
import { ruleProblem, type Values } from '../../settings/values.ts'
import { postmasterNames } from './rows.ts'

/** What a run is for: mail to send, or nothing but postmaster data to judge. */
export type RunWork = 'mail' | 'postmaster-only'

/** Every rule about postmaster data that the values break. */
export function postmasterRules(
  values: Values,
  { fork, work }: { readonly fork: ForkPlan; readonly work: RunWork },
): readonly Problem[] {
  if (!values.isGiven('postmaster-email')) return withoutEmail(values)
  return [
    // On a fork the service fell away with its secrets; that is said in a notice.
    ...(fork.isFallback || values.isGiven('api-url') ? [] : [withoutService(values)]),
    ...(work === 'postmaster-only' ? aloneRules(values) : []),
  ]
}

/** A limit that nobody looks at would be a gate that is never closed. */
function withoutEmail(values: Values): readonly Problem[] {
  const given = postmasterNames.filter((name) => values.isGiven(name))
  if (given.length === 0) return []
  return [
    {
      input: 'postmaster-email',
      came: 'nothing',
      expected: `the address of a connected postmaster account, because ${given.join(' and ')} ${given.length === 1 ? 'is' : 'are'} given`,
      todo: 'give postmaster-email, or remove the others',
    },
  ]
}

function withoutService(values: Values): Problem {
  return ruleProblem(values, 'postmaster-email', {
    expected:
      'api-url beside it: the embedded service has no postmaster data, only a service that an account is connected to',
    todo: 'give api-url and api-token, or remove postmaster-email',
  })
}

function aloneRules(values: Values): readonly Problem[] {
  const problems: Problem[] = []
  if (!values.isGiven('postmaster-domain')) {
    problems.push({
      input: 'postmaster-domain',
      came: 'nothing',
      expected: 'a domain, because there is no template whose From would name one',
      todo: 'give postmaster-domain, or template to test mail as well',
    })
  }
  if (values.get('dry-run') === true) {
    const expected = 'a template beside it: without one nothing is sent in any case'
    problems.push(
      ruleProblem(values, 'dry-run', { came: '"true"', expected, todo: 'remove dry-run, or give template' }),
    )
  }
  return problems
}
