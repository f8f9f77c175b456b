/** `presend webhook`: the run half. */

import { PresendError } from '../errors/presend-error.ts'
import type { CommandTools } from './command-parts.ts'
import type { WebhookLine } from './webhook-command.ts'

/** Does it; resolves with the exit code. */
export async function runWebhookCommand(line: WebhookLine, _tools: CommandTools): Promise<number> {
  return await Promise.reject(
    new PresendError({
      code: 'SETTINGS_INVALID',
      outcome: 'misconfigured',
      done: `Running presend ${line.command}`,
      came: 'a command that is not built yet',
      expected: 'another one',
      todo: 'see presend --help',
    }),
  )
}
