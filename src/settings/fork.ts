/** Adapts the run to pull requests from forks, which get no secrets. */

import type { SettingName, SettingValues } from './rows/table.ts'
import type { TemplateSetting } from './settings.ts'

/** The settings with the secret of a login, of which at most one may be set. */
export const loginSecrets = [
  'smtp-password',
  'smtp-oauth2-access-token',
  'smtp-oauth2-refresh-token',
] as const satisfies readonly SettingName[]

/** What the run replaces or skips because secrets are missing. */
export interface ForkPlan {
  /** True if the embedded service replaces the remote one. */
  readonly isFallback: boolean
  /** True if DKIM is configured but the key is missing. */
  readonly isUnsigned: boolean
  readonly notices: readonly string[]
}

/** The settings whose value is code of the repository. */
const codeNames = ['render-command', 'render-command-batch', 'helpers'] as const satisfies readonly SettingName[]

/** True if a template needs code of the repository. */
function needsCode({ pattern, renderCommand, renderCommandBatch, helpersPath }: TemplateSetting): boolean {
  if (renderCommand !== null || renderCommandBatch !== null) return true
  return helpersPath !== null && !helperless.test(pattern)
}

/** Templates without helpers, filters and tags. */
const helperless = /\.(?:html?|md|markdown|eml)$/iu

const maxNamedPatterns = 5

/** The templates without those that need code that must not run, and what to say about them. */
export function withoutForkCode(
  templates: readonly TemplateSetting[],
  values: SettingValues,
  isFork: boolean,
): { readonly templates: readonly TemplateSetting[]; readonly notices: readonly string[] } {
  if (!isFork || values.get('allow-fork-code')) return { templates, notices: [] }
  const skipped = templates.filter(needsCode)
  // Rendering loads the module even for a template that cannot use it.
  const checked = templates.filter((template) => !skipped.includes(template)).map(withoutHelpers)
  if (skipped.length === 0) return { templates: checked, notices: [] }
  const named = skipped.slice(0, maxNamedPatterns).map(({ pattern }) => pattern)
  const more = skipped.length > named.length ? ` and ${skipped.length - named.length} more` : ''
  const notice =
    `Not checked: ${named.join(', ')}${more}. Code of the repository (${codeNames.join(', ')}) does not run for pull requests from ` +
    'forks and Dependabot unless allow-fork-code is set'
  return { templates: checked, notices: [notice] }
}

function withoutHelpers(template: TemplateSetting): TemplateSetting {
  return { ...template, helpersPath: null }
}

const remoteNames: readonly SettingName[] = ['api-url', 'smtp-host', 'smtp-username']
const signingNames: readonly SettingName[] = ['dkim-domain', 'dkim-selector']

/** Decides whether the run uses the embedded service instead of the remote one, and whether it sends unsigned mail. */
export function planFork(values: SettingValues, isFork: boolean): ForkPlan {
  if (!isFork) return { isFallback: false, isUnsigned: false, notices: [] }
  const lacksSecret = !values.isGiven('api-token') || lacksLogin(values)
  const isFallback = lacksSecret && remoteNames.some((name) => values.isGiven(name))
  const isUnsigned = !values.isGiven('dkim-private-key') && signingNames.some((name) => values.isGiven(name))
  const notices = [isFallback ? fallbackNotice(values) : null, isUnsigned ? unsignedNotice : null]
  return { isFallback, isUnsigned, notices: notices.filter((notice) => notice !== null) }
}

function lacksLogin(values: SettingValues): boolean {
  return values.isGiven('smtp-username') && !loginSecrets.some((name) => values.isGiven(name))
}

const noSecrets = 'Secrets are not available to pull requests from forks and Dependabot'

function fallbackNotice(values: SettingValues): string {
  const missing = [
    ...(values.isGiven('api-token') ? [] : ['api-token']),
    ...(lacksLogin(values) ? ['smtp-password'] : []),
  ]
  const postmaster = values.isGiven('postmaster-email') ? ' and postmaster data was not read' : ''
  return (
    `${noSecrets} (missing: ${missing.join(', ')}), so the check ran on the embedded service instead of api-url and ` +
    `smtp-host: folders are simulated${postmaster}`
  )
}

const unsignedNotice = `${noSecrets} (missing: dkim-private-key), so the mail was not signed with DKIM`
