/** Runs `presend preflight`, which checks templates without a service and without sending mail. */

import { posix } from 'node:path'
import { messageOf } from '../action/assembly/process-watch.ts'
import { runRenderCommands } from '../action/assembly/run-render-commands.ts'
import type { openTemplateWorker } from '../action/assembly/template-worker.ts'
import type { CheckResult } from '../check/check-result.ts'
import { preflightCheckResult } from '../check/preflight-check-result.ts'
import { type PreflightResult, runPreflight } from '../check/run-preflight.ts'
import { environmentValues, type GivenValue } from '../check/settings/given.ts'
import { readSettings } from '../check/settings/read-settings.ts'
import type { Settings } from '../check/settings/settings.ts'
import { plainText } from '../foundation/errors/plain-text.ts'
import { PresendError } from '../foundation/errors/presend-error.ts'
import type { Problem } from '../foundation/errors/problem.ts'
import { renderCount } from '../foundation/errors/render-count.ts'
import { openRepository } from '../foundation/world/repository.ts'
import { version } from '../foundation/world/version.ts'
import { renderPreflightJson } from '../report/preflight-json.ts'
import { renderPreflightTerminal } from '../report/preflight-terminal.ts'
import { reportFiles } from '../report/report-files.ts'
import { renderPreflightSarif } from '../report/sarif.ts'
import type { CommandDeps, JsonInput } from './command.ts'
import { explainRule } from './explain-rule.ts'
import { fixTemplates } from './fix-templates.ts'
import { isForkRun } from './pull-request-rules.ts'

export interface PreflightDeps extends CommandDeps {
  readonly openTemplateWorker: typeof openTemplateWorker
}

/** The arguments and options of `presend preflight`. */
export interface PreflightInput extends JsonInput {
  readonly templates: readonly string[]
  readonly given: readonly GivenValue[]
  /** The rule to explain. If it is set, no templates are checked. */
  readonly explain: string | null
  /** The path of the SARIF file to write, relative to the repository. */
  readonly sarif: string | null
  /** Whether to apply the edits suggested by findings and report only the findings that remain. */
  readonly isFixing: boolean
  /** Whether to show the edits as a diff, without changing anything. */
  readonly isDryRun: boolean
  /** Whether to print the mailbox providers' requirements. */
  readonly isListingRequirements: boolean
}

const exitCodes = { pass: 0, fail: 1, misconfigured: 2, inconclusive: 3 } as const

/** Checks the templates in the current directory. Returns the exit code. */
export async function preflightTemplates(input: PreflightInput, deps: PreflightDeps): Promise<number> {
  if (input.explain !== null) return explainRule(input.explain, deps.terminal)
  const startedAtMs = deps.world.clock.nowMs()
  const isFork = await isForkRun(deps)
  const check = async (): Promise<Checked> => await checkAll({ ...input, isFork }, deps)
  const { result, settings } = await fixAll(check, input, deps)
  if (isFork) for (const notice of settings?.notices ?? []) deps.terminal.tell(`${plainText(notice)}\n`)
  if (input.sarif !== null) {
    const repository = openRepository(deps.host.workingDirectory, deps.world.files)
    await repository.write(input.sarif, renderPreflightSarif(result, version))
  }
  deps.terminal.print(render(result, input, deps))
  const hasReportDir = input.given.some(({ name }) => name === 'report-dir')
  if (hasReportDir && settings !== null) {
    const run = { settings, startedAtMs, endedAtMs: deps.world.clock.nowMs() }
    await writeReport(preflightCheckResult(result, run), settings.reportDir, deps)
  }
  return exitCodes[result.outcome]
}

/**
 * Writes the same report files as `presend check`, but only if `--report-dir` is given, because developers would not
 * expect preflight to create a folder.
 */
async function writeReport(
  result: CheckResult,
  reportDir: string,
  { world, host, terminal }: PreflightDeps,
): Promise<void> {
  const repository = openRepository(host.workingDirectory, world.files)
  try {
    for (const [name, content] of reportFiles(result, { version })) {
      await repository.write(posix.join(reportDir, name), content)
    }
    terminal.tell(`Report: ${posix.join(reportDir, 'report.html')} and report.json\n`)
  } catch (error) {
    const reason = plainText(messageOf(error))
    terminal.tell(`Could not write the report to ${reportDir}: ${reason}. The result is not affected.\n`)
  }
}

/** The result, and the settings, which are `null` if they are invalid. */
interface Checked {
  readonly result: PreflightResult
  readonly settings: Settings | null
}

/** Applies the fixes, and returns the result of checking the fixed files. A dry run does not change the result. */
async function fixAll(check: () => Promise<Checked>, input: PreflightInput, deps: PreflightDeps): Promise<Checked> {
  const checked = await check()
  if (!input.isFixing && !input.isDryRun) return checked
  const { result } = checked
  const repository = openRepository(deps.host.workingDirectory, deps.world.files)
  const fixed = await fixTemplates(result, input.isDryRun ? 'dry-run' : 'write', repository)
  const lines = [
    ...fixed.diff.map(diffLine),
    `${input.isDryRun ? 'would apply' : 'applied'} ${renderCount(fixed.appliedCount, 'edit')}`,
    '',
  ]
  if (!input.isJson) deps.terminal.print(`${lines.join('\n')}\n`)
  const current = input.isDryRun || fixed.appliedCount === 0 ? checked : await check()
  if (fixed.problems.length === 0) return current
  const problems = [...current.result.problems, ...fixed.problems]
  return { ...current, result: { ...current.result, problems, outcome: 'misconfigured' } }
}

/** Escapes a line of the diff, but keeps its indentation, which plainText() would remove. */
function diffLine(line: string): string {
  const indentation = /^[-+]? {0,200}/u.exec(line)?.[0] ?? ''
  return `${indentation}${plainText(line.slice(indentation.length))}`
}

async function checkAll(input: PreflightInput & { readonly isFork: boolean }, deps: PreflightDeps): Promise<Checked> {
  const { world, host } = deps
  const stopped = new AbortController()
  using stack = new DisposableStack()
  stack.defer(host.onStopSignal(() => stopped.abort(new Error('interrupted'))))
  await using worker = deps.openTemplateWorker(world, stopped.signal)
  const templates = input.templates.map((text) => ({ name: 'template', text, source: 'flag' as const }))
  const given = [...templates, ...input.given, ...environmentValues(world.env)]
  const repositoryRoot = host.workingDirectory
  const suggested = { testName: null, metadata: {} }
  let settings: Settings | null = null
  const misconfigured = (problems: readonly Problem[]): Checked => {
    return { result: { outcome: 'misconfigured', reports: [], problems }, settings }
  }
  try {
    const request = { given, repositoryRoot, isFork: input.isFork, suggested, parseConfig: worker.parseConfig }
    const parsed = await readSettings(request, worker.files)
    if (parsed.status === 'bad') return misconfigured(parsed.problems)
    settings = parsed.value
    if (settings.templates.length === 0 && settings.isForkCodeSkipped) return misconfigured([forkCodeSkipped])
    const { files, preflight } = worker
    const ports = { files, repositoryRoot, preflight, runCommands: runRenderCommands(world.env) }
    return { result: await runPreflight(settings, ports, stopped.signal), settings }
  } catch (error) {
    if (!(error instanceof PresendError)) throw error
    return misconfigured(error.problems)
  }
}

const forkCodeSkipped: Problem = {
  input: 'template',
  came: 'only templates that need code from the repository',
  expected: 'a template without such code, because presend does not run it for pull requests from forks and Dependabot',
  todo: 'review the pull request and then run presend on its branch, or set allow-fork-code',
}

function render(result: PreflightResult, { isJson, isListingRequirements }: PreflightInput, deps: CommandDeps): string {
  if (isJson) return renderPreflightJson(result, version)
  const { columnCount: widthColumns, hasColor } = deps.terminal
  const options = { widthColumns, color: hasColor ? 'ansi' : 'none', isListingRequirements } as const
  return `${renderPreflightTerminal(result, options).join('\n')}\n`
}
