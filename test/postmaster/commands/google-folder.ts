/** A folder with a service file that leads to a stand-in of Google, and a browser that a script clicks through. */

import { runCommandLine } from '../../../src/commands/run-command-line.ts'
import { nodeClock } from '../../../src/world/node-clock.ts'
import { nodeFiles } from '../../../src/world/node-files.ts'
import { nodeRandom } from '../../../src/world/node-random.ts'
import type { Terminal } from '../../../src/world/terminal.ts'
import { type CommandFolder, commandFolder, type EndedLine } from '../../commands/command-folder.ts'
import { fakeHost } from '../../support/fake-host.ts'
import { fakeTerminal } from '../../support/fake-terminal.ts'
import { type GoogleStandIn, startGoogleStandIn } from '../../support/google-stand-in.ts'

export interface GoogleFolder extends AsyncDisposable {
  readonly google: GoogleStandIn
  readonly folder: CommandFolder
  /** Runs a line while a script visits every address of the page of consent that is told, and follows it. */
  /** @param line what is typed when the command asks; else what the browser hands over */
  browse(argv: readonly string[], browser?: ScriptedBrowser, line?: string): Promise<EndedLine>
}

/** What the script does with the address. @returns what is typed when the command asks; null: nothing */
export type ScriptedBrowser = (url: string) => Promise<string | null>

/** As a person's browser does: opens the page, and goes where it is sent. */
const followConsent: ScriptedBrowser = async (url) => {
  const reply = await fetch(url)
  await reply.text()
  return null
}

/** With an encryption key and the client's secret in the environment. */
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
  const exitCode = await runCommandLine(argv, { world, host: fakeHost(folder.path), terminal })
  return { exitCode, printed: base.printed, told: base.told }
}

/** What is typed; null is nobody who types, so it waits. */
async function typedLine(typed: Promise<string | null>, signal: AbortSignal): Promise<string | null> {
  const line = await typed
  if (line !== null) return line
  return await new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
