/** Has a person give consent in a browser: RFC 8252, with PKCE. */

import { PresendError } from '../errors/presend-error.ts'
import type { Consent, OAuthClient } from '../oauth/oauth-client.ts'
import { type Answer, openRedirectListener } from '../oauth/open-redirect-listener.ts'
import { parseRedirect } from '../oauth/parse-redirect.ts'
import { openBrowser } from '../world/open-browser.ts'
import type { Secret } from '../world/secret.ts'
import { TimeLimitReached, withinTime } from '../world/time-limit.ts'
import type { CommandTools } from './command-parts.ts'

/** What the answer to a question of consent is exchanged with. */
export interface GivenConsent {
  readonly code: Secret
  readonly codeVerifier: Secret
  readonly redirectUri: string
}

/** How it is asked. */
export interface ConsentAsk {
  readonly oauth: Pick<OAuthClient, 'beginConsent'>
  readonly scopes: readonly string[]
  readonly mayOpenBrowser: boolean
  /** For errors; absent: a postmaster account is connected. */
  readonly done?: string
}

const usualDone = 'Asking for consent to read a postmaster account'

/** As long as a person may take who has to look for a password first. */
const consentLimitMs = 600_000

/**
 * Asks, and waits for the browser to come back to this machine. Where the browser is on another one (SSH), the address
 * that it could not open can be pasted instead.
 *
 * @throws PresendError OAUTH_FAILED when the user declines, or nobody answers
 */
export async function askForConsent(ask: ConsentAsk, tools: CommandTools): Promise<GivenConsent> {
  await using listener = await openRedirectListener()
  const { redirectUri } = listener
  const consent = ask.oauth.beginConsent({ redirectUri, scopes: ask.scopes })
  const door = listener.doorTo(consent.url, Buffer.from(tools.world.random.bytes(16)).toString('base64url'))
  const isOpened = sayWhere({ url: consent.url, door: ask.mayOpenBrowser ? door : null }, tools)
  const answer = await firstAnswer(
    [
      async () => await listener.answerTo(consent.state),
      async (signal) => (isOpened ? await never(signal) : await pastedAnswer(consent, tools, signal)),
    ],
    ask,
    tools,
  )
  if (answer.status === 'code') return { code: answer.code, codeVerifier: consent.codeVerifier, redirectUri }
  const declined = answer.error === 'access_denied'
  throw consentError(
    ask,
    declined ? 'no consent' : `"${answer.error}" from the page of consent`,
    declined ? 'nothing was stored; connect again when you want to' : 'see docs/postmaster.md, "Troubleshooting"',
  )
}

/** @returns true: a browser was opened, so nobody needs to paste anything */
function sayWhere(
  { url, door }: { readonly url: string; readonly door: string | null },
  { world, terminal }: CommandTools,
): boolean {
  const isOpened = door !== null && terminal.isInteractive && openBrowser(door, world.env)
  terminal.tell(
    isOpened
      ? `A browser opens the page of consent. If it does not, open this address on this machine:\n\n  ${url}\n\n`
      : `Open this address in a browser:\n\n  ${url}\n\n`,
  )
  return isOpened
}

const pasteHint =
  'If that browser is on another machine, it ends at a page that cannot be opened, http://127.0.0.1:…: copy the whole\n' +
  'address of that page.\n'

async function pastedAnswer(consent: Consent, { terminal }: CommandTools, signal: AbortSignal): Promise<Answer> {
  if (!terminal.canAsk) return await never(signal)
  terminal.tell(pasteHint)
  for (;;) {
    const line = await terminal.ask('Paste it here, or just wait: ', signal)
    if (line === null) return await never(signal)
    const url = URL.parse(line.trim())
    const redirect = url === null ? null : parseRedirect(url.searchParams, consent.state)
    if (redirect !== null && redirect.status !== 'foreign') return redirect
    const reason = redirect === null ? 'it is no address' : redirect.reason
    if (line.trim() !== '') terminal.tell(`That is not the address of that page: ${reason}.\n`)
  }
}

type WaitForAnswer = (signal: AbortSignal) => Promise<Answer>

/** The others are told to stop waiting. */
async function firstAnswer(
  ways: readonly WaitForAnswer[],
  ask: ConsentAsk,
  { world: { clock } }: CommandTools,
): Promise<Answer> {
  const over = new AbortController()
  const waits = ways.map(async (wait) => await wait(over.signal))
  // Whoever waits in vain rejects in the end; the race is over then.
  for (const wait of waits) wait.catch(() => undefined)
  try {
    return await withinTime(async () => await Promise.race(waits), consentLimitMs, { clock, signal: over.signal })
  } catch (error) {
    if (!(error instanceof TimeLimitReached)) throw error
    throw consentError(ask, 'no answer within 10 minutes', 'nothing was stored; connect again')
  } finally {
    over.abort()
  }
}

async function never(signal: AbortSignal): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<Answer>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return await promise
}

function consentError({ done = usualDone }: Pick<ConsentAsk, 'done'>, came: string, todo: string): PresendError {
  return new PresendError({ code: 'OAUTH_FAILED', outcome: 'inconclusive', done, came, expected: 'consent', todo })
}
