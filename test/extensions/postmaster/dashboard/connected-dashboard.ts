/** A dashboard that uses a stand-in for Google, and a browser that gives consent there. */

import type { StoredPostmasterAccount } from '../../../../src/extensions/postmaster/storage/accounts-and-days.ts'
import type { HostedWorld } from '../../../service/self-hosted-service.ts'
import { type GoogleStandIn, startGoogleStandIn } from '../../../support/google-stand-in.ts'
import { type Browser, type HostedDashboard, hostDashboard, type Page } from '../../dashboard/browser.ts'

/** The account that the user chooses on the stand-in's consent page. */
export const email = 'ann@shop.example'

export interface ConnectedDashboard extends AsyncDisposable {
  readonly google: GoogleStandIn
  readonly hosted: HostedDashboard
  /**
   * Opens the consent page and submits a decision.
   *
   * @returns the path to which Google redirects the browser
   */
  consent(browser?: Browser): Promise<string>
  /** Gives consent and follows the redirect back. */
  connect(browser?: Browser): Promise<Page>
  accounts(): Promise<readonly StoredPostmasterAccount[]>
}

/** The lines of the service file that make presend use the stand-in as Google. */
export function googleYaml({ state, endpoints, url }: GoogleStandIn): string {
  return `google: {client-id: ${state.clientId}, authorize-url: "${endpoints.authorizeUrl ?? ''}", token-url: "${endpoints.tokenUrl}", revoke-url: "${endpoints.revokeUrl ?? ''}", api-url: "${url}"}`
}

/** Starts the dashboard and the stand-in. The stand-in's clock shows the current time. */
export async function connectedDashboard(asked: HostedWorld = {}): Promise<ConnectedDashboard> {
  await using stack = new AsyncDisposableStack()
  const google = stack.use(await startGoogleStandIn())
  google.state.nowMs = Date.now()
  const env = { PRESEND_GOOGLE_CLIENT_SECRET: google.state.clientSecret, PRESEND_ENCRYPTION_KEY: '5f'.repeat(32) }
  const hosted = stack.use(await hostDashboard(googleYaml(google), { ...asked, env }))
  const owned = stack.move()
  const consent: ConnectedDashboard['consent'] = async (browser = hosted.browser) => {
    const { headers } = await browser.open('/postmaster/connect')
    const answer = await fetch(headers.get('Location') ?? '', { redirect: 'manual' })
    const back = new URL(answer.headers.get('Location') ?? '')
    if (back.origin !== hosted.origin) throw new Error(`the browser was sent to ${back.origin}`)
    return back.pathname + back.search
  }
  return {
    google,
    hosted,
    consent,
    connect: async (browser = hosted.browser) => await browser.open(await consent(browser)),
    accounts: async () => await hosted.store.listPostmasterAccounts(null),
    [Symbol.asyncDispose]: async () => await owned.disposeAsync(),
  }
}
