/** Inputs, flags, environment and config file → Settings, or every problem of all of them at once. */

import type { Parsed, Problem } from '../errors/problem.ts'
import { bad, ok } from '../errors/problem.ts'
import type { RunWork } from '../postmaster/settings/rules.ts'
import { pathInside } from '../world/repository-path.ts'
import type { Files } from '../world/world.ts'
import { type ConfigFile, readConfig } from './config/read-config.ts'
import type { ParseMap } from './config/read-yaml-map.ts'
import { listEffective } from './effective.ts'
import type { PathPlace } from './expand-pattern.ts'
import { type ForkPlan, planFork } from './fork.ts'
import { type GivenValue, givenLayer } from './given.ts'
import { locatePaths, reportDirProblems } from './located-paths.ts'
import { resolveDkim, resolvePostmaster, resolveService, resolveSmtp, resolveTracking } from './resolve.ts'
import { defaultConfigPath } from './rows/message-rows.ts'
import { maxTestNameLength } from './rows/service-rows.ts'
import { ratioNotices, ruleProblems, unusedNotices } from './rules.ts'
import type { Settings, TemplateSetting } from './settings.ts'
import { chooseTemplates, templateProblems } from './templates.ts'
import { type Layer, layerProblems, overlay, ruleProblem, type Values, valuesOf } from './values.ts'

/** Everything that settings are read from. */
export interface SettingsRequest {
  readonly given: readonly GivenValue[]
  /** Absolute. */
  readonly repositoryRoot: string
  /** True on a pull request from a fork, which gets no secrets. */
  readonly isFork: boolean
  /** What the run's surroundings suggest where the user says nothing. */
  readonly suggested: {
    readonly testName: string | null
    readonly metadata: Readonly<Record<string, unknown>>
  }
  /** How the config file is parsed; in this thread if absent. */
  readonly parseConfig?: ParseMap
}

/** All that was read, with what follows from it. */
interface Reading {
  readonly request: SettingsRequest
  readonly config: ConfigFile
  readonly given: Layer
  /** Config file and given values, laid over one another. */
  readonly layer: Layer
  /** With the paths of files as paths in the repository. */
  readonly values: Values
  readonly pathProblems: readonly Problem[]
  readonly fork: ForkPlan
}

/** The settings of a run. Precedence: input or flag, environment (secrets and where they go), config file, default. Sends nothing. */
export async function readSettings(request: SettingsRequest, files: Files): Promise<Parsed<Settings>> {
  const given = givenLayer(request.given)
  const namedPath = valuesOf(given.layer).get('config')
  const { repositoryRoot } = request
  const config = await readConfig({ repositoryRoot, namedPath, parse: request.parseConfig }, files)
  const layer = overlay(config.layer, given.layer)
  const place = { repositoryRoot, files }
  const { values, problems: pathProblems } = await locatePaths(valuesOf(layer), place)
  const fork = planFork(values, request.isFork)
  const reading = { request, config, given: given.layer, layer, values, pathProblems, fork }
  const problems = [...given.problems, ...(await allProblems(reading, place))]
  if (problems.length > 0) return bad(...problems)
  const templates = await chooseTemplates({ config, given: given.layer }, place)
  const settings = buildSettings(reading, templates)
  const unmeasured = unmeasuredSpf(settings, values)
  return unmeasured === null || fork.isFallback ? ok(settings) : bad(unmeasured)
}

async function allProblems(reading: Reading, place: PathPlace): Promise<readonly Problem[]> {
  const { config, given, values, pathProblems, fork } = reading
  return [
    ...config.problems,
    // Also what an input overrides: a wrong value in the file is wrong for the next run.
    ...layerProblems(config.layer),
    ...layerProblems(given),
    ...(await templateProblems({ config, given }, place)),
    ...pathProblems,
    ...(await reportDirProblems(values, place)),
    ...metadataProblems(reading),
    // A file that could not be read may hold what seems to be missing.
    ...(config.isReadable ? [...templateMissing(reading), ...ruleProblems(values, fork, workOf(reading))] : []),
  ]
}

/** A threshold that was asked for must be met, and the embedded service measures SPF for `sending-ip` alone. */
function unmeasuredSpf({ service, templates }: Settings, values: Values): Problem | null {
  if (service.kind !== 'embedded' || service.sendingIp !== null) return null
  const isAsked = templates.some(({ thresholds: { overall, byProviderType } }) =>
    [overall, ...Object.values(byProviderType)].some(({ spf }) => spf !== null && !spf.onlyWhereMeasured),
  )
  if (!isAsked) return null
  return ruleProblem(values, 'min-spf-pass-rate', {
    expected: 'sending-ip beside it: the embedded service checks SPF only for the address that real mail comes from',
    todo: 'set sending-ip to the address of your mail server, or remove the threshold on SPF',
  })
}

/** Without any template a run can only judge postmaster data; that it was asked for shows in its address. */
function workOf({ values, config }: Reading): RunWork {
  const hasTemplates = values.isGiven('template') || config.templates.length > 0
  // `templates` that is malformed has its own problem.
  const wantsTemplates = config.problems.some((problem) => problem.input.startsWith('templates'))
  return hasTemplates || wantsTemplates || !values.isGiven('postmaster-email') ? 'mail' : 'postmaster-only'
}

function templateMissing(reading: Reading): readonly Problem[] {
  if (reading.values.isGiven('template') || reading.config.templates.length > 0) return []
  if (reading.config.problems.some((problem) => problem.input.startsWith('templates'))) return []
  if (workOf(reading) === 'postmaster-only') return []
  return [
    {
      input: 'template',
      came: 'nothing',
      expected: 'at least one template',
      todo: `give template (for instance emails/*.html), or list the templates under templates in ${reading.config.path ?? defaultConfigPath}`,
    },
  ]
}

/** The service's contract takes no more. */
const maxMetadataBytes = 16_384

function metadataProblems(reading: Reading): readonly Problem[] {
  const sizeBytes = Buffer.byteLength(JSON.stringify(mergedMetadata(reading)))
  if (sizeBytes <= maxMetadataBytes || !reading.values.isGiven('metadata')) return []
  const place = reading.values.sourced('metadata')?.place ?? null
  const expected = `at most ${maxMetadataBytes} bytes of JSON (16 KiB), the run's own keys included`
  const problem = { input: 'metadata', came: `${sizeBytes} bytes`, expected }
  return [place === null ? problem : { ...problem, place }]
}

function mergedMetadata(reading: Reading): Readonly<Record<string, unknown>> {
  return { ...reading.request.suggested.metadata, ...reading.values.get('metadata') }
}

function buildSettings(reading: Reading, templates: readonly TemplateSetting[]): Settings {
  const { config, values, fork } = reading
  const service = resolveService(values, fork)
  const isAlone = templates.length === 0
  const pollInterval = values.always('poll-interval')
  return {
    templates,
    configPath: config.path,
    service,
    providerTypes: values.get('provider-types') ?? [],
    testName: values.get('test-name') ?? tidyName(reading.request.suggested.testName),
    metadata: mergedMetadata(reading),
    testStyle: values.always('test-style'),
    trackingIn: resolveTracking(values, service),
    isDryRun: values.always('dry-run'),
    smtp: resolveSmtp(values, fork),
    envelopeFrom: values.get('envelope-from'),
    dkim: resolveDkim(values, fork),
    inboxFolders: values.always('inbox-folders'),
    onMissing: values.always('on-missing'),
    onInconclusive: values.always('on-inconclusive'),
    quorumPercent: values.always('quorum'),
    gate: values.always('gate'),
    // On a fork the rest of the run goes on without it; a run that is for nothing else says that nobody can say.
    postmaster: fork.isFallback && !isAlone ? null : resolvePostmaster(values),
    timeoutMs: values.always('timeout'),
    pollIntervalMs: pollInterval === 'auto' ? null : pollInterval,
    comment: values.always('comment'),
    githubToken: values.get('github-token'),
    commentKey: values.get('comment-key'),
    reportDir: pathInside(reading.request.repositoryRoot, values.always('report-dir')) ?? '.',
    effective: listEffective(reading),
    notices: [
      ...config.notices,
      ...fork.notices,
      ...unusedNotices(values, fork),
      ...ratioNotices(values),
      ...(isAlone ? ['There is no template, so no mail was tested: only postmaster data was judged'] : []),
    ],
  }
}

/** A suggested name holds a branch or a title, which anybody can choose: one line, no controls, not too long. */
function tidyName(name: string | null): string | null {
  const line = (name ?? '').replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return line === '' ? null : line.slice(0, maxTestNameLength).toWellFormed()
}
