/** The command line: one line in, one exit code out. The only place that loads a command's run half. */

import { type CommandLine, parseCommandLine } from './command-line.ts'
import type { CommandTools } from './command-parts.ts'
import { tellFailure } from './tell-failure.ts'

/** Runs what `argv` (behind the program's name) asks for; resolves with the exit code. */
export async function runCommandLine(argv: readonly string[], tools: CommandTools): Promise<number> {
  const parsed = parseCommandLine(argv, tools.terminal)
  if (parsed.status === 'ended') return parsed.exitCode
  try {
    return await runCommand(parsed.line, tools)
  } catch (error) {
    return tellFailure(error, tools.terminal)
  }
}

/** `presend check` must not wait for the service's packages to load, nor `presend token` for those of a check. */
async function runCommand(line: CommandLine, tools: CommandTools): Promise<number> {
  switch (line.command) {
    case 'check': {
      const [{ runCheckCommand }, { openPorts }, { openTemplateWorker }] = await Promise.all([
        import('./run-check-command.ts'),
        import('../assembly/open-ports.ts'),
        import('../assembly/template-worker.ts'),
      ])
      return await runCheckCommand(line, { ...tools, openPorts, openTemplateWorker })
    }
    case 'serve':
      return await (await import('./run-serve-command.ts')).runServeCommand(line, tools)
    case 'token':
      return await (await import('./run-token-command.ts')).runTokenCommand(line, tools)
    case 'webhook':
      return await (await import('./run-webhook-command.ts')).runWebhookCommand(line, tools)
    case 'seeds':
      return await (await import('./run-seeds-command.ts')).runSeedsCommand(line, tools)
    case 'secrets':
      return await (await import('./run-secrets-command.ts')).runSecretsCommand(line, tools)
    case 'postmaster':
      return await (await import('../postmaster/commands/run-postmaster-command.ts')).runPostmasterCommand(line, tools)
    default:
      return line satisfies never
  }
}
