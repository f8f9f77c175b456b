/** Opens a URL in the user's browser. */

import { spawn } from 'node:child_process'

import type { Env } from './world.ts'

/** Returns the command that opens a URL, or `null` if there is no graphical session. */
export function browserCommand(
  url: string,
  { platform, env }: { readonly platform: NodeJS.Platform; readonly env: Env },
): readonly [string, ...string[]] | null {
  // In an SSH session, the browser would open on the remote machine.
  if (isSet(env['SSH_CONNECTION']) || isSet(env['CI'])) return null
  if (platform === 'darwin') return ['open', url]
  // The `start` command of cmd.exe treats `&` as a command separator.
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url]
  return isSet(env['DISPLAY']) || isSet(env['WAYLAND_DISPLAY']) ? ['xdg-open', url] : null
}

/**
 * Starts the browser without waiting for it. @returns false if there is no graphical session; true does not mean that
 * the browser started
 */
export function openBrowser(url: string, env: Env): boolean {
  const command = browserCommand(url, { platform: process.platform, env })
  if (command === null) return false
  const [program, ...args] = command
  // No shell is used, so no part of the URL can be interpreted as a command.
  const child = spawn(program, args, { stdio: 'ignore', detached: true, env: withoutSecrets(env) })
  // A missing program is not an error, because the URL is also printed.
  child.on('error', () => undefined)
  child.unref()
  return true
}

/** Returns the environment without presend's secrets, because a browser can keep running for days. */
export function withoutSecrets(env: Env): Env {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('PRESEND_')))
}

function isSet(text: string | undefined): boolean {
  return text !== undefined && text !== ''
}
