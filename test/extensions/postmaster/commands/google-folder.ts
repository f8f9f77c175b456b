/** A folder with a service file for a Google stand-in, and a scripted browser. */

import { runCommandLine } from '../../../../src/cli/run-command-line.ts'
import { nodeClock } from '../../../../src/foundation/world/node-clock.ts'
import { nodeFiles } from '../../../../src/foundation/world/node-files.ts'
import { nodeRandom } from '../../../../src/foundation/world/node-random.ts'
import type { Terminal } from '../../../../src/foundation/world/terminal.ts'
import { type CommandFolder, commandFolder, type EndedLine } from '../../../cli/command-folder.ts'
import { extensionCommands, loadServiceExtensions } from '../../../support/extensions.ts'
import { fakeHost } from '../../../support/fake-host.ts'
import { fakeTerminal } from '../../../support/fake-terminal.ts'
import { type GoogleStandIn, startGoogleStandIn } from '../../../support/google-stand-in.ts'

export interface GoogleFolder extends AsyncDisposable {
  readonly google: GoogleStandIn
  readonly folder: CommandFolder
  /**
   * Runs a command line while the browser opens every printed consent URL.
   *
   * @param line the text to type at a prompt; if absent, the browser's redirect completes the consent
   */
  browse(argv: readonly string[], browser?: ScriptedBrowser, line?: string): Promise<EndedLine>
}

/**
 * Visits a consent URL.
 *
 * @returns the text to type at a prompt; `null` for none
 */
export type ScriptedBrowser = (url: string) => Promise<string | null>

/** Opens the page and follows its redirects, as a browser does. */
const followConsent: ScriptedBrowser = async (url) => {
  const reply = await fetch(url)
  await reply.text()
  return null
}

/** Opens a folder with an encryption key and the client secret in the environment. */
export async function googleFolder(): Promise<GoogleFolder> {
  const google = await startGoogleStandIn()
  const folder = commandFolder()
  const { clientId, clientSecret } = google.state
  folder.write(
    'presend-service.yml',
    `google:
  client-id: ${clientId}
  authorize-url: ${google.endpoints.authorizeUrl ?? ''}
  token-url: ${google.endpoints.tokenUrl}
  revoke-url: ${google.endpoints.revokeUrl ?? ''}
  api-url: ${google.url}
`,
  )
  folder.env['PRESEND_ENCRYPTION_KEY'] = '5f'.repeat(32)
  folder.env['PRESEND_GOOGLE_CLIENT_SECRET'] = clientSecret
  return {
    google,
    folder,
    browse: async (argv, browser = followConsent, line?) => await browse(folder, argv, { browser, line }),
    [Symbol.asyncDispose]: async () => {
      folder[Symbol.dispose]()
      await google[Symbol.asyncDispose]()
    },
  }
}

async function browse(
  folder: CommandFolder,
  argv: readonly string[],
  { browser, line }: { readonly browser: ScriptedBrowser; readonly line: string | undefined },
): Promise<EndedLine> {
  const typed = Promise.withResolvers<string | null>()
  if (line !== undefined) typed.resolve(line)
  const base = fakeTerminal({ canAsk: true, ask: async (_question, signal) => await typedLine(typed.promise, signal) })
  const terminal: Terminal = {
    ...base,
    tell: (text) => {
      base.tell(text)
      const [url] = /http:\/\/\S+\/auth\?\S+/u.exec(text) ?? []
      if (url !== undefined) browser(url).then(typed.resolve, typed.reject)
    },
  }
  const clock = { ...nodeClock(), nowMs: () => folder.nowMs }
  const world = { clock, random: nodeRandom(), env: folder.env, files: nodeFiles() }
  const exitCode = await runCommandLine(
    argv,
    { loadServiceExtensions, world, host: fakeHost(folder.path), terminal },
    extensionCommands,
  )
  return { exitCode, printed: base.printed, told: base.told }
}

/** Types a line; with `null`, waits without typing. */
async function typedLine(typed: Promise<string | null>, signal: AbortSignal): Promise<string | null> {
  const line = await typed
  if (line !== null) return line
  return await new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
