/** Asks a user for OAuth consent in a browser. Source: RFC 8252, with PKCE. */

import type { Consent, GivenConsent, OAuthClient } from '../extensions/oauth/oauth-client.ts'
import { type ConsentResponse, openRedirectListener } from '../extensions/oauth/open-redirect-listener.ts'
import { parseRedirect } from '../extensions/oauth/parse-redirect.ts'
import { PresendError } from '../foundation/errors/presend-error.ts'
import { openBrowser } from '../foundation/world/open-browser.ts'
import { TimeLimitReached, withinTime } from '../foundation/world/time-limit.ts'
import type { CommandDeps } from './command.ts'

/** A request for OAuth consent. */
export interface ConsentRequest {
  readonly oauth: Pick<OAuthClient, 'beginConsent'>
  readonly scopes: readonly string[]
  readonly mayOpenBrowser: boolean
  /** A description of what the command does, for error messages. */
  readonly done: string
}

const timeLimitMs = 600_000

/**
 * Asks for consent, and waits until the browser is redirected back to this machine. If the browser runs on another
 * machine, the user can paste the URL that the browser could not open.
 *
 * @throws PresendError OAUTH_FAILED if the user declines, or does not respond in time
 */
export async function askForConsent(request: ConsentRequest, deps: CommandDeps): Promise<GivenConsent> {
  const { random } = deps.world
  await using listener = await openRedirectListener()
  const { redirectUri } = listener
  const consent = await request.oauth.beginConsent({ redirectUri, scopes: request.scopes })
  const localUrl = listener.redirectOnceTo(consent.url, Buffer.from(random.bytes(16)).toString('base64url'))
  const isOpened = showUrl({ url: consent.url, localUrl: request.mayOpenBrowser ? localUrl : null }, deps)
  const response = await firstResponse(
    [
      async () => await listener.waitFor(consent.state),
      async (signal) => (isOpened ? await never(signal) : await pastedResponse(consent, deps, signal)),
    ],
    request,
    deps,
  )
  if (response.status === 'code') return { code: response.code, codeVerifier: consent.codeVerifier, redirectUri }
  const isDeclined = response.error === 'access_denied'
  throw consentError(
    request,
    isDeclined ? 'a refusal' : `the error "${response.error}" from the consent page`,
    isDeclined ? 'nothing was stored; run the command again to retry' : 'see docs/postmaster.md, "Troubleshooting"',
  )
}

/**
 * Prints the URL of the consent page. Returns true if it also opened a browser on this machine; the user then has
 * nothing to paste.
 */
function showUrl(
  { url, localUrl }: { readonly url: string; readonly localUrl: string | null },
  { world, terminal }: CommandDeps,
): boolean {
  const isOpened = localUrl !== null && terminal.isInteractive && openBrowser(localUrl, world.env)
  terminal.tell(
    isOpened
      ? `Opening the consent page in a browser. If the page does not open, visit this URL on this machine:\n\n  ${url}\n\n`
      : `Open this URL in a browser:\n\n  ${url}\n\n`,
  )
  return isOpened
}

const pasteHint =
  'If the browser runs on another machine, it cannot open the last page, whose URL starts with http://127.0.0.1:\n' +
  'Copy the full URL of that page.\n'

async function pastedResponse(
  consent: Consent,
  { terminal }: CommandDeps,
  signal: AbortSignal,
): Promise<ConsentResponse> {
  if (!terminal.canAsk) return await never(signal)
  terminal.tell(pasteHint)
  for (;;) {
    const line = await terminal.ask('Paste the URL here, or wait: ', signal)
    if (line === null) return await never(signal)
    const url = URL.parse(line.trim())
    const redirect = url === null ? null : parseRedirect(url.searchParams, consent.state)
    if (redirect !== null && redirect.status !== 'foreign') return redirect
    const reason = redirect === null ? 'it is not a URL' : redirect.reason
    if (line.trim() !== '') terminal.tell(`That is not the URL of the last page: ${reason}.\n`)
  }
}

/** Returns whichever response arrives first, and cancels the other waits. */
async function firstResponse(
  ways: readonly ((signal: AbortSignal) => Promise<ConsentResponse>)[],
  request: ConsentRequest,
  { world: { clock } }: CommandDeps,
): Promise<ConsentResponse> {
  const over = new AbortController()
  const waits = ways.map(async (wait) => await wait(over.signal))
  // The other waits reject when `over` aborts. Ignore these errors.
  for (const wait of waits) wait.catch(() => undefined)
  try {
    return await withinTime(async () => await Promise.race(waits), timeLimitMs, { clock, signal: over.signal })
  } catch (error) {
    if (!(error instanceof TimeLimitReached)) throw error
    throw consentError(request, 'no response within 10 minutes', 'nothing was stored; run the command again')
  } finally {
    over.abort()
  }
}

async function never(signal: AbortSignal): Promise<ConsentResponse> {
  const { promise, reject } = Promise.withResolvers<ConsentResponse>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return await promise
}

function consentError({ done }: Pick<ConsentRequest, 'done'>, came: string, todo: string): PresendError {
  return new PresendError({ code: 'OAUTH_FAILED', outcome: 'inconclusive', done, came, expected: 'consent', todo })
}
