/** Reads the settings of a run from all sources. Returns the settings, or all problems at once. */

import type { RunWork } from '../../extensions/postmaster/settings/rules.ts'
import { bad, ok, type Parsed, type Problem } from '../../foundation/errors/problem.ts'
import { pathInside } from '../../foundation/world/repository-path.ts'
import type { Files } from '../../foundation/world/world.ts'
import { chooseAwaitedTests } from './awaited-tests.ts'
import { type ConfigFile, readConfig } from './config/read-config.ts'
import { listEffective } from './effective.ts'
import type { ParseMap } from './engine/read-yaml-map.ts'
import { type Layer, layerProblems, overlay, valuesOf } from './engine/values.ts'
import { type ForkPlan, type ForkTemplates, planFork, withoutForkCode } from './fork.ts'
import { type GivenValue, givenLayer } from './given.ts'
import { baselineProblems, locatePaths, reportDirProblems } from './located-paths.ts'
import type { PathPlace } from './paths/suggest-path.ts'
import {
  resolveDkim,
  resolveDkimName,
  resolvePostmaster,
  resolveService,
  resolveSmtp,
  resolveTracking,
} from './resolve.ts'
import { defaultConfigPath } from './rows/message-rows.ts'
import { maxTestNameLength } from './rows/service-rows.ts'
import { type SettingValues, settingsTable } from './rows/table.ts'
import { ratioNotices, ruleProblems, unusedNotices } from './rules.ts'
import type { Settings } from './settings.ts'
import { chooseTemplates } from './templates.ts'

/** The sources of a run's settings. */
export interface SettingsRequest {
  readonly given: readonly GivenValue[]
  /** The absolute path of the repository. */
  readonly repositoryRoot: string
  /** True for a pull request from a fork, whose runs receive no secrets. */
  readonly isFork: boolean
  /** Defaults derived from the pull request or commit. */
  readonly suggested: {
    readonly testName: string | null
    readonly metadata: Readonly<Record<string, unknown>>
  }
  /** Parses the config file, for example in a worker thread. By default, the current thread parses the file. */
  readonly parseConfig?: ParseMap
}

/** The values read from all sources. */
interface Reading {
  readonly request: SettingsRequest
  readonly config: ConfigFile
  /** The values from inputs, flags and environment variables. */
  readonly given: Layer
  /** The values from all sources, combined. Paths are relative to the repository. */
  readonly layer: Layer
  readonly values: SettingValues
  readonly fork: ForkPlan
}

/**
 * Reads the settings of a run. Inputs and flags override environment variables, which override the config file, which
 * overrides the defaults.
 */
export async function readSettings(request: SettingsRequest, files: Files): Promise<Parsed<Settings>> {
  const { repositoryRoot } = request
  const place = { repositoryRoot, files }
  const fromInputs = givenLayer(request.given)
  const namedPath = valuesOf(settingsTable, fromInputs.layer).get('config')
  const written = await readConfig({ repositoryRoot, namedPath, parse: request.parseConfig }, files)
  const config = await locateConfig(written, place)
  const given = await locatePaths(fromInputs.layer, place)
  const layer = overlay(config.layer, given)
  const values = valuesOf(settingsTable, layer)
  const fork = planFork(values, request.isFork)
  const reading = { request, config, given, layer, values, fork }
  const problems = [
    ...fromInputs.problems,
    ...written.problems,
    // Also report invalid values that an input overrides, because the run would fail without this input.
    ...layerProblems(settingsTable, written.layer),
    ...layerProblems(settingsTable, given),
    ...config.templates.flatMap((entry) => layerProblems(settingsTable, entry.layer)),
    ...layerProblems(settingsTable, layer),
    ...(await reportDirProblems(values, place)),
    ...baselineProblems(values, place),
    ...metadataProblems(reading),
    // The rules need a readable config file, because it might contain the settings that seem to be missing.
    ...(config.isReadable
      ? [...templateMissing(reading), ...ruleProblems(values, fork, workOf(reading)), ...commandProblems(reading)]
      : []),
  ]
  if (problems.length > 0) return bad(...new Set(problems))
  if (values.get('mode') === 'await') return await readAwaiting(reading, place)
  const templates = await chooseTemplates({ config, given }, place)
  const settings = buildSettings(reading, await withoutForkCode(templates, { values, isFork: request.isFork }, place))
  const unmeasured = unmeasuredSpf(settings, values)
  return unmeasured === null || fork.isFallback ? ok(settings) : bad(unmeasured)
}

/** Reads the settings of a run that renders no template, because it waits for the results of other runs. */
async function readAwaiting(reading: Reading, place: PathPlace): Promise<Parsed<Settings>> {
  const awaited = await chooseAwaitedTests(reading.values, reading, place)
  if (awaited.status === 'bad') return awaited
  return ok({ ...buildSettings(reading, { templates: [], notices: [] }), awaitedTests: awaited.value })
}

async function locateConfig(config: ConfigFile, place: PathPlace): Promise<ConfigFile> {
  const layer = await locatePaths(config.layer, place)
  const templates = await Promise.all(
    config.templates.map(async (entry) => ({ ...entry, layer: await locatePaths(entry.layer, place) })),
  )
  return { ...config, layer, templates }
}

/**
 * Reports an SPF threshold that is set without `sending-ip`. The embedded service checks SPF only for the address in
 * `sending-ip`, so this threshold could not be met.
 */
function unmeasuredSpf({ service, templates }: Settings, values: SettingValues): Problem | null {
  if (service.kind !== 'embedded' || service.sendingIp !== null) return null
  const isRequired = templates.some(({ thresholds: { overall, byProviderType } }) =>
    [overall, ...Object.values(byProviderType)].some(({ spf }) => spf !== null && !spf.onlyWhereMeasured),
  )
  if (!isRequired) return null
  const condition = 'for an SPF threshold, because the embedded service checks SPF only for that address'
  return {
    ...values.at('min-spf-pass-rate'),
    input: 'sending-ip',
    expected: `a value ${condition}`,
    rule: `is required ${condition}`,
    todo: 'set sending-ip to the address of your mail server, or remove the SPF threshold',
  }
}

/**
 * Returns true if the user set templates. An invalid `templates` list counts as set, because its problems are reported
 * separately.
 */
function hasTemplates({ values, config }: Reading): boolean {
  const isMalformed = config.problems.some((problem) => problem.input.startsWith('templates'))
  return values.isGiven('template') || config.templates.length > 0 || isMalformed
}

/**
 * Returns what the run does. Without templates, a run can only evaluate postmaster data, which requires
 * `postmaster-email`, or wait for the results of another run.
 */
function workOf(reading: Reading): RunWork {
  const mode = reading.values.get('mode')
  if (mode === 'await') return mode
  if (mode === 'send') return 'mail'
  return hasTemplates(reading) || !reading.values.isGiven('postmaster-email') ? 'mail' : 'postmaster-only'
}

function templateMissing(reading: Reading): readonly Problem[] {
  if (hasTemplates(reading) || workOf(reading) !== 'mail') return []
  const path = reading.config.path ?? defaultConfigPath
  const todo = `set template (for example emails/*.html), or list the templates under templates in ${path}`
  return [{ input: 'template', came: 'nothing', expected: 'at least one template', todo }]
}

/**
 * Checks that a template has only one renderer. A `templates` entry inherits the settings at the top level of the file.
 */
function commandProblems({ config, given, values }: Reading): readonly Problem[] {
  const entries = config.templates.map(({ layer }) => valuesOf(settingsTable, overlay(config.layer, layer, given)))
  const conflict = (entries.length === 0 ? [values] : entries).find(
    (one) => one.isGiven('render-command') && one.isGiven('render-command-batch'),
  )
  if (conflict === undefined) return []
  const condition = 'when render-command is set'
  const rule = { expected: `no value ${condition}`, rule: `is not allowed ${condition}` }
  return [{ ...conflict.at('render-command-batch'), ...rule, todo: 'remove one of the two settings' }]
}

/** The maximum size of metadata that the API accepts. */
const maxMetadataBytes = 16_384

function metadataProblems(reading: Reading): readonly Problem[] {
  const sizeBytes = Buffer.byteLength(JSON.stringify(mergedMetadata(reading)))
  if (sizeBytes <= maxMetadataBytes || !reading.values.isGiven('metadata')) return []
  const expected = `at most ${maxMetadataBytes} bytes of JSON (16 KiB), including the keys that presend adds`
  return [{ ...reading.values.at('metadata'), came: `${sizeBytes} bytes`, expected }]
}

function mergedMetadata({ request, values }: Reading): Readonly<Record<string, unknown>> {
  return { ...request.suggested.metadata, ...values.get('metadata') }
}

function buildSettings(reading: Reading, { templates, notices }: ForkTemplates): Settings {
  const { request, config, values, fork } = reading
  const {
    template: _template,
    thresholds: _thresholds,
    service: _service,
    smtp,
    dkim,
    postmaster,
    postmasterThresholds,
    sentTests: _sentTests,
    ...fields
  } = values.fields()
  const service = resolveService(values.fields(), fork)
  const isForkCodeSkipped = notices.length > 0
  const isAlone = templates.length === 0 && !isForkCodeSkipped && fields.mode !== 'await'
  return {
    ...fields,
    templates,
    awaitedTests: [],
    isForkCodeSkipped,
    configPath: config.path,
    service,
    testName: fields.testName ?? cleanName(request.suggested.testName),
    metadata: mergedMetadata(reading),
    trackingIn: resolveTracking(fields, service),
    smtp: resolveSmtp({ smtp }, fork),
    dkim: resolveDkim({ dkim }, fork),
    dkimName: resolveDkimName({ dkim }),
    // Without secrets, a fork cannot read postmaster data. The run skips the data, unless there is nothing else to do.
    // A run that only sends mail leaves the data to the run that decides the outcome.
    postmaster:
      (fork.isFallback && !isAlone) || fields.mode === 'send'
        ? null
        : resolvePostmaster({ postmaster, postmasterThresholds }),
    baselinePath: fields.baselinePath === null ? null : pathInside(request.repositoryRoot, fields.baselinePath),
    reportDir: pathInside(request.repositoryRoot, fields.reportDir) ?? '.',
    effective: listEffective(reading),
    notices: [
      ...config.notices,
      ...fork.notices,
      ...notices,
      ...unusedNotices(values, fork),
      ...ratioNotices(values),
      ...(isAlone ? ['No template is set, so no mail was tested; only postmaster data was evaluated'] : []),
    ],
  }
}

/**
 * Shortens a test's suggested name to one line. The name can contain a branch name or a pull request title, which
 * anyone can choose.
 */
function cleanName(name: string | null): string | null {
  const line = (name ?? '').replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return line === '' ? null : line.slice(0, maxTestNameLength).toWellFormed()
}
