/** Shows an address in the user's own browser. */

import { spawn } from 'node:child_process'

import type { Env } from './world.ts'

/** The program that opens an address, and what it is told; `null`: there is no screen here that a browser could be on. */
export function browserCommand(
  url: string,
  { platform, env }: { readonly platform: NodeJS.Platform; readonly env: Env },
): readonly [string, ...string[]] | null {
  // Over SSH a browser would open on the other machine, if at all.
  if (isSet(env['SSH_CONNECTION']) || isSet(env['CI'])) return null
  if (platform === 'darwin') return ['open', url]
  // `start` of cmd.exe would take `&` for the end of a command.
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url]
  return isSet(env['DISPLAY']) || isSet(env['WAYLAND_DISPLAY']) ? ['xdg-open', url] : null
}

/** Opens it, and does not wait. @returns false: there is no way to; true says only that one was tried */
export function openBrowser(url: string, env: Env): boolean {
  const command = browserCommand(url, { platform: process.platform, env })
  if (command === null) return false
  const [program, ...args] = command
  // Without a shell: nothing in the address is taken for a command.
  const child = spawn(program, args, { stdio: 'ignore', detached: true, env: withoutSecrets(env) })
  // The address was printed as well, so a program that is not there is no loss.
  child.on('error', () => undefined)
  child.unref()
  return true
}

/** A browser stays for days and has no use for our keys. */
export function withoutSecrets(env: Env): Env {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('PRESEND_')))
}

function isSet(text: string | undefined): boolean {
  return text !== undefined && text !== ''
}
