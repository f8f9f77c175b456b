/**
 * Adapts a run to a pull request from a fork. Such a run receives no secrets and, by default, does not run code from
 * the fork.
 */

import { openRepository } from '../../foundation/world/repository.ts'
import { expandPattern, type PathPlace } from './paths/suggest-path.ts'
import type { SettingName, SettingValues } from './rows/table.ts'
import type { TemplateSetting } from './settings.ts'

/** The settings that contain the secret for logging in to the SMTP server. At most one of these settings may be set. */
export const loginSecrets = [
  'smtp-password',
  'smtp-oauth2-access-token',
  'smtp-oauth2-refresh-token',
] as const satisfies readonly SettingName[]

/** How a run for a fork differs from other runs because it has no secrets. */
export interface ForkPlan {
  /** True if the run uses the embedded service instead of the remote service. */
  readonly isFallback: boolean
  /** True if mail is not signed, because DKIM is configured but the private key is missing. */
  readonly isUnsigned: boolean
  readonly notices: readonly string[]
}

/** The settings that run code from the repository. */
const codeNames = [
  'render-command',
  'render-command-batch',
  'helpers',
  'inline-css',
] as const satisfies readonly SettingName[]

/** Returns true if none of the files that match the pattern can be rendered without code from the repository. */
function needsCode(template: TemplateSetting): boolean {
  const { pattern, engine, renderCommand, renderCommandBatch, helpersPath, inlineCss } = template
  if (renderCommand !== null || renderCommandBatch !== null || inlineCss) return true
  return helpersPath !== null && !(engine === null ? helperless : complete).test(pattern)
}

/** Matches templates without an engine, and therefore without custom helpers, filters or tags. */
const helperless = /\.(?:html?|md|markdown|eml)$/iu
/** Matches templates that have no engine even if one is set. */
const complete = /\.eml$/iu

const maxNamedPatterns = 5

/** The templates that a run checks, and notices about the templates it skips. */
export interface ForkTemplates {
  readonly templates: readonly TemplateSetting[]
  readonly notices: readonly string[]
}

/** Removes the templates that need code from the fork, unless `allow-fork-code` is set, and lists them in a notice. */
export async function withoutForkCode(
  templates: readonly TemplateSetting[],
  { values, isFork }: { readonly values: SettingValues; readonly isFork: boolean },
  place: PathPlace,
): Promise<ForkTemplates> {
  if (!isFork || values.get('allow-fork-code')) return { templates, notices: [] }
  const split = await Promise.all(templates.map(async (template) => await splitTemplate(template, place)))
  const checked = split.flatMap((one) => one.checked)
  const skipped = split.flatMap((one) => one.skipped)
  if (skipped.length === 0) return { templates: checked, notices: [] }
  const named = skipped.slice(0, maxNamedPatterns)
  const more = skipped.length > named.length ? ` and ${skipped.length - named.length} more` : ''
  const notice =
    `Not checked: ${named.join(', ')}${more}. ` +
    `presend does not run code from the repository (${codeNames.join(', ')}, mjml) for pull requests from forks and Dependabot unless allow-fork-code is set`
  return { templates: checked, notices: [notice] }
}

interface SplitTemplate {
  readonly checked: readonly TemplateSetting[]
  /** The patterns and paths of skipped templates. */
  readonly skipped: readonly string[]
}

/**
 * Splits the files that match a pattern into files that can be checked and files that need code from the repository.
 */
async function splitTemplate(template: TemplateSetting, place: PathPlace): Promise<SplitTemplate> {
  if (needsCode(template)) return { checked: [], skipped: [template.pattern] }
  // Clear the `helpers` setting, because presend would load that module even for templates that cannot use its
  // functions.
  const plain = { ...template, helpersPath: null, isUntrusted: true }
  const paths = await expandPattern(template.pattern, place)
  const skipped: string[] = []
  const checked: TemplateSetting[] = []
  for (const path of paths) {
    if (await isCompiled(path, place)) skipped.push(path)
    else checked.push(withPattern(plain, path))
  }
  return skipped.length === 0 ? { checked: [plain], skipped } : { checked, skipped }
}

/**
 * Returns true for a template that a package in the repository compiles: an `.mjml` file, or another file that contains
 * MJML. A file that only includes MJML is refused when it is rendered.
 */
async function isCompiled(path: string, { files, repositoryRoot }: PathPlace): Promise<boolean> {
  if (/\.mjml$/iu.test(path)) return true
  if (complete.test(path)) return false
  const file = await openRepository(repositoryRoot, files).readText(path, { input: 'template' })
  return file.status === 'ok' && /<mjml[\s/>]/iu.test(file.value.text)
}

function withPattern(template: TemplateSetting, pattern: string): TemplateSetting {
  return { ...template, pattern }
}

const remoteNames: readonly SettingName[] = ['api-url', 'smtp-host', 'smtp-username']
const signingNames: readonly SettingName[] = ['dkim-domain', 'dkim-selector']

/**
 * Decides whether the run uses the embedded service instead of the remote service, and whether it sends unsigned mail.
 */
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
  const postmaster = values.isGiven('postmaster-email') ? ', and postmaster data was not read' : ''
  return `${noSecrets} (missing: ${missing.join(', ')}), so the run used the embedded service instead of api-url and smtp-host: folders are simulated${postmaster}`
}

const unsignedNotice = `${noSecrets} (missing: dkim-private-key), so the mail was not signed with DKIM`
