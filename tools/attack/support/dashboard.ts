/** Starts a service whose dashboard has users in two workspaces. */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { SMTPServer } from 'smtp-server'

import { type Browser, openBrowser } from '../../../test/extensions/dashboard/browser.ts'
import type { Target } from '../attack-area.ts'
import { type Service, serve } from './presend-process.ts'

export interface Dashboard extends AsyncDisposable {
  readonly service: Service
  readonly origin: string
  /** The owner of the workspace `team`. */
  readonly owner: Browser
}

/** What a dashboard has in addition to a mail server: lines of the service file, and environment variables. */
export interface DashboardOptions {
  readonly yaml?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Starts the service with a mail server that accepts all mail, and creates the first user. */
export async function openDashboard(
  target: Target,
  { yaml: more = '', env = {} }: DashboardOptions = {},
): Promise<Dashboard> {
  await using stack = new AsyncDisposableStack()
  const sink = stack.use(await startSink())
  const yaml = `smtp-host: 127.0.0.1\nsmtp-port: ${sink.port}\nsmtp-security: none\n${more}`
  const service = stack.use(
    await serve(target, {
      env,
      prepare: async (folder) => await writeFile(join(folder, 'presend-service.yml'), yaml),
    }),
  )
  const owner = openBrowser(service.baseUrl)
  const code = /"code":"([^"]+)"/u.exec(service.log())?.[1] ?? ''
  await owner.open('/setup')
  const user = { email: 'owner@team.example', name: 'Owner', password: 'correct horse battery', workspace: 'team' }
  const page = await owner.submit('/setup', { ...user, code })
  if (page.status !== 200) throw new Error(`the setup page responded with ${page.status}`)
  const owned = stack.move()
  return { service, origin: service.baseUrl, owner, [Symbol.asyncDispose]: async () => await owned.disposeAsync() }
}

/** Starts an SMTP server that accepts and discards all mail. */
async function startSink(): Promise<AsyncDisposable & { readonly port: number }> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, _session, callback) => {
      stream.resume()
      stream.on('end', () => callback(null))
    },
  })
  server.on('error', () => undefined)
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  return {
    port,
    [Symbol.asyncDispose]: async () => await new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
