/** Runs `presend check`, and prints the result to a terminal or a log. */

import { posix } from 'node:path'
import { checkSettings } from '../action/assembly/check-settings.ts'
import type { openPorts } from '../action/assembly/open-ports.ts'
import { messageOf, watchProcess } from '../action/assembly/process-watch.ts'
import type { openTemplateWorker } from '../action/assembly/template-worker.ts'
import type { CheckResult } from '../check/check-result.ts'
import { exitCodeOf } from '../check/exit-code.ts'
import { environmentValues, type GivenValue } from '../check/settings/given.ts'
import { findSetting } from '../check/settings/rows/table.ts'
import type { Settings } from '../check/settings/settings.ts'
import { openRepository } from '../foundation/world/repository.ts'
import { type Scrub, scrubber, scrubData } from '../foundation/world/scrub-secrets.ts'
import { Secret } from '../foundation/world/secret.ts'
import type { Terminal } from '../foundation/world/terminal.ts'
import { version } from '../foundation/world/version.ts'
import { reportFiles } from '../report/report-files.ts'
import { renderReportJson } from '../report/report-json.ts'
import { renderTerminalReport } from '../report/report-terminal.ts'
import type { CommandDeps, JsonInput } from './command.ts'
import { isForkRun } from './pull-request-rules.ts'
import { openTerminalLog, type TerminalLog } from './terminal-log.ts'

/** The dependencies of `presend check`, loaded by the command table. */
export interface CheckDeps extends CommandDeps {
  readonly openPorts: typeof openPorts
  readonly openTemplateWorker: typeof openTemplateWorker
}

/** The arguments and options of `presend check`. */
export interface CheckInput extends JsonInput {
  readonly templates: readonly string[]
  readonly given: readonly GivenValue[]
  readonly isDebug: boolean
}

/** Runs the check in the current directory. Returns the exit code; never rejects. */
export async function runCheck(input: CheckInput, deps: CheckDeps): Promise<number> {
  const { world, host, terminal } = deps
  const templates = input.templates.map((text) => ({ name: 'template', text, source: 'flag' as const }))
  const given = [...templates, ...input.given, ...environmentValues(world.env)]
  const scrub = scrubberOf(given)
  const isDebug = input.isDebug || world.env['RUNNER_DEBUG'] === '1'
  const log = openTerminalLog(terminal, { scrub, clock: world.clock, isDebug })
  using watch = watchProcess(host, log, world.clock)
  const repositoryRoot = host.workingDirectory
  const isFork = await isForkRun(deps)
  const request = { given, repositoryRoot, isFork, suggested: { testName: null, metadata: {} } }
  const check = await checkSettings(request, { ...deps, log, watch })
  log.finish()
  const result = scrubData(check.result, scrub)
  const reportPath = await writeReport({ result, settings: check.settings }, { ...deps, scrub, log })
  terminal.print(scrub(render(result, { isJson: input.isJson, terminal, reportPath })))
  if (reportPath !== null) log.info(`Report: ${posix.join(reportPath, 'report.html')} and report.json`)
  await check.close()
  return exitCodeOf(result)
}

/**
 * Returns a function that removes secrets from the output. User names are removed, too, because AUTH PLAIN encodes them
 * together with the password.
 */
function scrubberOf(given: readonly GivenValue[]): Scrub {
  const secrets = given.filter(({ name }) => findSetting(name)?.isSecret === true).map(({ text }) => new Secret(text))
  const usernames = given.filter(({ name }) => name === 'smtp-username').map(({ text }) => text.trim())
  return scrubber(secrets, usernames)
}

interface RenderOptions extends JsonInput {
  readonly terminal: Terminal
  readonly reportPath: string | null
}

function render(result: CheckResult, { isJson, terminal, reportPath }: RenderOptions): string {
  if (isJson) return renderReportJson(result, { version })
  const color = terminal.hasColor ? 'ansi' : 'none'
  const options = { widthColumns: terminal.columnCount, color, reportPath } as const
  return `${renderTerminalReport(result, options).join('\n')}\n`
}

/** Writes the report files. Returns the folder as written in the settings, or `null` if no report was written. */
async function writeReport(
  { result, settings }: { readonly result: CheckResult; readonly settings: Settings | null },
  { world, host, scrub, log }: CheckDeps & { readonly scrub: Scrub; readonly log: TerminalLog },
): Promise<string | null> {
  if (settings === null) return null
  const repository = openRepository(host.workingDirectory, world.files)
  try {
    for (const [name, content] of reportFiles(result, { version })) {
      await repository.write(posix.join(settings.reportDir, name), scrub(content))
    }
    return settings.reportDir
  } catch (error) {
    log.warn(`Could not write the report to ${settings.reportDir}: ${messageOf(error)}. The result is not affected.`)
    return null
  }
}
