/** `presend check`: the run on a terminal or in a plain log. */

import { posix } from 'node:path'

import { checkSettings } from '../assembly/check-settings.ts'
import type { openPorts } from '../assembly/open-ports.ts'
import { messageOf, watchProcess } from '../assembly/process-watch.ts'
import type { openTemplateWorker } from '../assembly/template-worker.ts'
import type { CheckResult } from '../check/check-result.ts'
import { exitCodeOf } from '../check/exit-code.ts'
import { reportFiles } from '../report/report-files.ts'
import { renderReportJson } from '../report/report-json.ts'
import { renderTerminalReport } from '../report/report-terminal.ts'
import { environmentValues, type GivenValue } from '../settings/given.ts'
import type { Settings } from '../settings/settings.ts'
import { findSetting } from '../settings/table.ts'
import { openRepository } from '../world/repository.ts'
import { type Scrub, scrubber, scrubData } from '../world/scrub-secrets.ts'
import { Secret } from '../world/secret.ts'
import type { Terminal } from '../world/terminal.ts'
import { version } from '../world/version.ts'
import type { CheckLine } from './check-command.ts'
import type { CommandTools } from './command-parts.ts'
import { openTerminalLog, type TerminalLog } from './terminal-log.ts'

/** What the command may use. */
export interface CheckTools extends CommandTools {
  readonly openPorts: typeof openPorts
  readonly openTemplateWorker: typeof openTemplateWorker
}

/** Runs the check in the current folder; resolves with the exit code, never rejects. */
export async function runCheckCommand(line: CheckLine, tools: CheckTools): Promise<number> {
  const { world, host, terminal } = tools
  const given = [...line.given, ...environmentValues(world.env)]
  const scrub = scrubberOf(given)
  const log = openTerminalLog(terminal, {
    scrub,
    clock: world.clock,
    isDebug: line.isDebug || world.env['RUNNER_DEBUG'] === '1',
  })
  using watch = watchProcess(host, log, world.clock)
  const repositoryRoot = host.workingDirectory
  const request = { given, repositoryRoot, isFork: false, suggested: { testName: null, metadata: {} } }
  const check = await checkSettings(request, { ...tools, log, watch })
  log.finish()
  const result = scrubData(check.result, scrub)
  const reportPath = await writeReport({ result, settings: check.settings }, { ...tools, scrub, log })
  terminal.print(scrub(render(result, { format: line.format, terminal, reportPath })))
  if (reportPath !== null) log.info(`Report: ${posix.join(reportPath, 'report.html')} and report.json`)
  await check.close()
  return exitCodeOf(result)
}

/** Everything secret that was given, the user name with it, since the two are encoded together in AUTH PLAIN. */
function scrubberOf(given: readonly GivenValue[]): Scrub {
  const secrets = given.filter(({ name }) => findSetting(name)?.isSecret === true).map(({ text }) => new Secret(text))
  const usernames = given.filter(({ name }) => name === 'smtp-username').map(({ text }) => text.trim())
  return scrubber(secrets, usernames)
}

interface RenderOptions {
  readonly format: CheckLine['format']
  readonly terminal: Terminal
  readonly reportPath: string | null
}

function render(result: CheckResult, { format, terminal, reportPath }: RenderOptions): string {
  if (format === 'json') return renderReportJson(result, { version })
  const color = terminal.hasColor ? 'ansi' : 'none'
  const options = { widthColumns: terminal.columnCount, color, reportPath } as const
  return `${renderTerminalReport(result, options).join('\n')}\n`
}

/** The folder the files were written to, as the settings name it; `null`: none. What cannot be written is said. */
async function writeReport(
  { result, settings }: { readonly result: CheckResult; readonly settings: Settings | null },
  { world, host, scrub, log }: CheckTools & { readonly scrub: Scrub; readonly log: TerminalLog },
): Promise<string | null> {
  if (settings === null) return null
  const repository = openRepository(host.workingDirectory, world.files)
  try {
    for (const [name, content] of await reportFiles(result, { version })) {
      await repository.write(posix.join(settings.reportDir, name), scrub(content))
    }
    return settings.reportDir
  } catch (error) {
    log.warn(`The report in ${settings.reportDir} could not be written: ${messageOf(error)}. The result stands.`)
    return null
  }
}
