/**
 * The pages of the dashboard. To add a page, write a file with its handler and add one line here:
 *
 * { method: 'GET', path: '/tests/:id', role: 'viewer', handler: showTest },
 * - `role` is checked before the handler runs: `anyone`, `user` (any logged-in user), `viewer`, `member` or `owner` (at
 *   least this role in the selected workspace), or `admin` (may change what is shared by all workspaces). Visitors who
 *   are not logged in are redirected to the login page; users without the role get status 403.
 * - `nav` adds the page to the main navigation, and `tab` adds it to the settings navigation, in the order of this
 *   list.
 * - A form is submitted to a POST route. The form's origin and CSRF token are checked before the handler runs. A
 *   handler that changes something calls `recordAction()` and ends with `redirectTo()`.
 * - Fixed paths come before paths with parameters. The first part of each path must be known to `isDashboardPath()`.
 */

import { changePassword, endOtherSessions, endSession, showAccount } from './account-page.ts'
import { addAlertRule, listAlerts, removeAlertRule } from './alerts-page.ts'
import { showAuditLog } from './audit-page.ts'
import { confirmDeletion, deleteTest } from './delete-test-page.ts'
import { acceptInvitation, showInvitation } from './invitation-page.ts'
import { logIn, logOut, showLogin } from './login-page.ts'
import { changeRole, invite, listMembers, removeMember, withdrawInvitation } from './members-page.ts'
import { addSeed, showNewSeed } from './new-seed-page.ts'
import { createTestByForm, showNewTest, showSeedAddresses } from './new-test-page.ts'
import { finishOidc, startOidc } from './oidc-page.ts'
import { type DashboardPage, mayOpen, type Navigation, type Visitor } from './page-request.ts'
import { addReportLink, listReportLinks, revokeReportLink } from './report-links-page.ts'
import { checkSeedNow, removeSeed, showSeed, switchSeed } from './seed-page.ts'
import { listSeeds } from './seeds-page.ts'
import { acceptSetup, showSetup } from './setup-page.ts'
import { showHome, showStylesheet, switchWorkspace } from './shared-pages.ts'
import { listTests, showPreview, showTest } from './tests-page.ts'
import { generateToken, listTokens, revokeToken, showNewToken } from './tokens-page.ts'
import { listTrends, showTrend } from './trends-page.ts'
import { showUsage } from './usage-page.ts'
import { changeSecret, redeliver, removeWebhook, showWebhook } from './webhook-page.ts'
import { addWebhook, listWebhooks } from './webhooks-page.ts'
import { changeSettings, deleteWorkspace, exportData, showSettings } from './workspace-page.ts'

/** All pages with those of extensions, which are listed after the webhooks. */
export function pagesWith(added: readonly DashboardPage[]): readonly DashboardPage[] {
  return [...firstPages, ...added, ...lastPages]
}

const firstPages: readonly DashboardPage[] = [
  { method: 'GET', path: '/', role: 'user', handler: showHome },
  { method: 'GET', path: '/assets/:name', role: 'anyone', handler: showStylesheet },
  { method: 'GET', path: '/setup', role: 'anyone', handler: showSetup },
  { method: 'POST', path: '/setup', role: 'anyone', handler: acceptSetup },
  { method: 'GET', path: '/login', role: 'anyone', handler: showLogin },
  { method: 'POST', path: '/login', role: 'anyone', handler: logIn },
  { method: 'GET', path: '/oidc/start', role: 'anyone', handler: startOidc },
  { method: 'GET', path: '/oidc/callback', role: 'anyone', handler: finishOidc },
  { method: 'POST', path: '/logout', role: 'user', handler: logOut },
  { method: 'POST', path: '/workspace', role: 'user', handler: switchWorkspace },
  { method: 'GET', path: '/account', role: 'user', handler: showAccount },
  { method: 'POST', path: '/account/password', role: 'user', handler: changePassword },
  { method: 'POST', path: '/account/sessions/end-others', role: 'user', handler: endOtherSessions },
  { method: 'POST', path: '/account/sessions/:id/end', role: 'user', handler: endSession },
  { method: 'GET', path: '/invitations/:code', role: 'anyone', handler: showInvitation },
  { method: 'POST', path: '/invitations/:code', role: 'anyone', handler: acceptInvitation },
  { method: 'GET', path: '/tests', role: 'viewer', handler: listTests, nav: 'Tests' },
  { method: 'GET', path: '/tests/new', role: 'member', handler: showNewTest },
  { method: 'POST', path: '/tests', role: 'member', handler: createTestByForm },
  { method: 'GET', path: '/tests/:id', role: 'viewer', handler: showTest },
  { method: 'GET', path: '/tests/:id/delete', role: 'member', handler: confirmDeletion },
  { method: 'POST', path: '/tests/:id/delete', role: 'member', handler: deleteTest },
  { method: 'GET', path: '/tests/:id/seeds', role: 'viewer', handler: showSeedAddresses },
  { method: 'GET', path: '/tests/:id/links', role: 'viewer', handler: listReportLinks },
  { method: 'POST', path: '/tests/:id/links', role: 'member', handler: addReportLink },
  { method: 'POST', path: '/tests/:id/links/:link/revoke', role: 'member', handler: revokeReportLink },
  { method: 'GET', path: '/trends', role: 'viewer', handler: listTrends, nav: 'Trends' },
  { method: 'GET', path: '/trends/series', role: 'viewer', handler: showTrend },
  { method: 'GET', path: '/tests/:id/preview', role: 'viewer', handler: showPreview },
  { method: 'GET', path: '/webhooks', role: 'viewer', handler: listWebhooks, nav: 'Webhooks' },
  { method: 'POST', path: '/webhooks', role: 'member', handler: addWebhook },
  { method: 'GET', path: '/webhooks/:id', role: 'viewer', handler: showWebhook },
  { method: 'POST', path: '/webhooks/:id/rotate', role: 'member', handler: changeSecret },
  { method: 'POST', path: '/webhooks/:id/remove', role: 'member', handler: removeWebhook },
  { method: 'POST', path: '/webhooks/:id/deliveries/:delivery/redeliver', role: 'member', handler: redeliver },
]

const lastPages: readonly DashboardPage[] = [
  { method: 'GET', path: '/seeds', role: 'viewer', handler: listSeeds, nav: 'Seeds' },
  { method: 'POST', path: '/seeds', role: 'admin', handler: addSeed },
  { method: 'GET', path: '/seeds/new', role: 'admin', handler: showNewSeed },
  { method: 'GET', path: '/seeds/:address', role: 'viewer', handler: showSeed },
  { method: 'POST', path: '/seeds/:address/check', role: 'admin', handler: checkSeedNow },
  { method: 'POST', path: '/seeds/:address/enable', role: 'admin', handler: switchSeed('enable') },
  { method: 'POST', path: '/seeds/:address/disable', role: 'admin', handler: switchSeed('disable') },
  { method: 'POST', path: '/seeds/:address/remove', role: 'admin', handler: removeSeed },
  { method: 'GET', path: '/settings', role: 'viewer', handler: showSettings, nav: 'Settings', tab: 'Workspace' },
  { method: 'POST', path: '/settings', role: 'owner', handler: changeSettings },
  { method: 'GET', path: '/settings/export', role: 'owner', handler: exportData },
  { method: 'POST', path: '/settings/delete', role: 'owner', handler: deleteWorkspace },
  { method: 'GET', path: '/settings/tokens', role: 'viewer', handler: listTokens, tab: 'API Tokens' },
  { method: 'POST', path: '/settings/tokens', role: 'member', handler: generateToken },
  { method: 'GET', path: '/settings/tokens/new', role: 'member', handler: showNewToken },
  { method: 'POST', path: '/settings/tokens/:id/revoke', role: 'member', handler: revokeToken },
  { method: 'GET', path: '/settings/members', role: 'viewer', handler: listMembers, tab: 'Members' },
  { method: 'POST', path: '/settings/members/:id/role', role: 'owner', handler: changeRole },
  { method: 'POST', path: '/settings/members/:id/remove', role: 'owner', handler: removeMember },
  { method: 'POST', path: '/settings/invitations', role: 'owner', handler: invite },
  { method: 'POST', path: '/settings/invitations/:id/delete', role: 'owner', handler: withdrawInvitation },
  { method: 'GET', path: '/settings/alerts', role: 'viewer', handler: listAlerts, tab: 'Alerts' },
  { method: 'POST', path: '/settings/alerts', role: 'member', handler: addAlertRule },
  { method: 'POST', path: '/settings/alerts/:id/remove', role: 'member', handler: removeAlertRule },
  { method: 'GET', path: '/settings/usage', role: 'viewer', handler: showUsage, tab: 'Usage' },
  { method: 'GET', path: '/settings/audit', role: 'owner', handler: showAuditLog, tab: 'Audit log' },
]

/** Returns links to the pages that a visitor may open. */
export function navigationOf(visitor: Visitor | null, pages: readonly DashboardPage[]): Navigation {
  const allowed = pages.filter(({ method, role }) => method === 'GET' && mayOpen(visitor, role))
  return {
    main: allowed.flatMap(({ path, nav }) => (nav === undefined ? [] : [{ path, title: nav }])),
    settings: allowed.flatMap(({ path, tab }) => (tab === undefined ? [] : [{ path, title: tab }])),
  }
}

/** A page whose path matches the request. */
export interface FoundPage {
  readonly page: DashboardPage
  readonly params: Readonly<Record<string, string>>
}

/** Finds all pages with a given path, for any method. */
export function findPages(path: string, pages: readonly DashboardPage[]): readonly FoundPage[] {
  return pages.flatMap((page) => {
    const params = matchPath(page.path, path)
    return params === null ? [] : [{ page, params }]
  })
}

/** Returns the parameters of a path, or `null` if the path does not match the pattern. */
function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const [parts, values] = [pattern.split('/'), path.split('/').map(decodePart)]
  const params = parts.flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), values[index] ?? '']] : []))
  const isMatch =
    parts.length === values.length && parts.every((part, index) => part === values[index] || part.startsWith(':'))
  return isMatch && params.every(([, value]) => value !== '') ? Object.fromEntries(params) : null
}

/** Decodes one part of a path. Returns an empty string, which matches no parameter, if the encoding is invalid. */
function decodePart(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
