/** The request that a dashboard page's handler receives: its dependencies, visitor, form and layout. */

import type { GoogleSetting } from '../../check/settings/service-file/google.ts'
import type { WorkspaceId } from '../../foundation/contract/identifiers.ts'
import type { SubmissionOutcome } from '../../foundation/mail/submission-outcome.ts'
import type { SecretBox } from '../../foundation/world/secret-box.ts'
import type { Client } from '../../service/accounts/log-in.ts'
import type { LoginDelay } from '../../service/accounts/login-delay.ts'
import type { UnmatchedMail } from '../../service/receiving/unmatched-mail.ts'
import type { ServiceDeps, ServiceRequest } from '../../service/requests/service-context.ts'
import type { MailSender, SubmitOptions } from '../../service/sending/mail-sender.ts'
import type { UploadReader } from '../../service/sending/open-uploads.ts'
import type { OwnMail } from '../../service/sending/own-mail.ts'
import type { Jobs } from '../../service/storage/jobs.ts'
import type { StoredSession } from '../../service/storage/login-session.ts'
import type { StoredUser } from '../../service/storage/user.ts'
import type { Membership, Role } from '../../service/storage/workspace.ts'
import type { UrlRules } from '../../service/webhooks/parse-webhook-url.ts'
import type { OidcClient } from '../oauth/open-oidc.ts'
import type { FormValues } from './form-values.ts'
import type { SeedAdmin } from './seed-admin.ts'

/** The dependencies of all pages. To add a dependency, add it here and in self-hosted/plan-service.ts. */
export interface DashboardDeps
  extends Pick<
    ServiceDeps,
    | 'store'
    | 'clock'
    | 'random'
    | 'publicUrl'
    | 'reportAccess'
    | 'trustedProxies'
    | 'directory'
    | 'testTimeoutMs'
    | 'renderTestMail'
  > {
  /** The OpenID Connect login; `null` if no identity provider is configured. */
  readonly oidc: (OidcClient & { readonly isOnly: boolean }) | null
  /** Slows down logins from networks that make many attempts. */
  readonly loginDelay: LoginDelay
  /** Encrypts the secrets of webhooks and postmaster accounts; `null` if no encryption key is set. */
  readonly secretBox: SecretBox | null
  /** The OAuth client for Google Postmaster Tools; `null` if the service file does not define one. */
  readonly google: GoogleSetting | null
  /** Runs background work, such as a sync. */
  readonly jobs: Pick<Jobs, 'enqueue'>
  /** Checks and adds seeds. */
  readonly seeds: SeedAdmin
  /** The rules for webhook URLs. */
  readonly webhookRules: UrlRules
  /** Reads uploaded messages. */
  readonly uploads: UploadReader
  /** Sends uploaded messages; `null` if the service cannot send mail. */
  readonly mailSender: MailSender | null
  /** Sends mail that the service itself writes, such as invitations; `null` if it cannot send mail. */
  readonly sendMail:
    | ((mail: OwnMail, options: Pick<SubmitOptions, 'limitMs' | 'signal'>) => Promise<readonly SubmissionOutcome[]>)
    | null
  /** Returns how much mail arrived that belongs to no test; `null` if there was none. */
  readonly readUnmatchedMail: () => UnmatchedMail | null
  /** Starts the first attempts of new webhook deliveries. */
  readonly onDeliveries: (deliveryIds: readonly string[]) => void
}

/** The role required to open a page: anyone, any logged-in user, or users with at least this role in the workspace. */
export type PageRole = 'anyone' | 'user' | Role | 'admin'

/** A logged-in user. */
export interface Visitor {
  readonly user: StoredUser
  readonly session: StoredSession
  readonly memberships: readonly Membership[]
  /** The selected workspace; `null` if the user belongs to no workspace. */
  readonly membership: Membership | null
}

/** A request for a page. */
export interface PageRequest {
  readonly http: ServiceRequest
  readonly deps: DashboardDeps
  /** The parameters of the path, such as `id` in `/tests/:id`. */
  readonly params: Readonly<Record<string, string>>
  /** The fields of the submitted form, whose origin and token have been checked; empty for GET requests. */
  readonly form: FormValues
  /** The CSRF token that each form must contain; see `form()` in form-markup.ts. */
  readonly formToken: string
  /** The IP address of the client. */
  readonly address: string
  /** Whether cookies are sent only over HTTPS. */
  readonly isSecure: boolean
  readonly visitor: Visitor | null
  readonly navigation: Navigation
}

/** A request from a logged-in user. */
export interface UserRequest extends PageRequest {
  readonly visitor: Visitor
}

/** A request from a user who has at least the required role in the selected workspace. */
export interface MemberRequest extends PageRequest {
  readonly visitor: Visitor & { readonly membership: Membership }
  /** The id of the selected workspace. */
  readonly workspaceId: WorkspaceId
}

/** The links in the page's navigation. */
export interface Navigation {
  readonly main: readonly NavigationLink[]
  readonly settings: readonly NavigationLink[]
}

export interface NavigationLink {
  readonly path: string
  readonly title: string
}

interface PageRoute {
  readonly method: 'GET' | 'POST'
  /**
   * The path, possibly with parameters, such as `/tests/:id`. The first part of the path must be listed in
   * requests/open-paths.ts.
   */
  readonly path: string
  /** The page's title in the main navigation; absent if the page is not listed there. */
  readonly nav?: string
  /** The page's title in the settings navigation; absent if the page is not listed there. */
  readonly tab?: string
}

/** A page: one entry of page-list.ts. */
export type DashboardPage = PageRoute &
  (
    | { readonly role: 'anyone'; readonly handler: (page: PageRequest) => Promise<Response> | Response }
    | { readonly role: 'user'; readonly handler: (page: UserRequest) => Promise<Response> | Response }
    | { readonly role: Role | 'admin'; readonly handler: (page: MemberRequest) => Promise<Response> | Response }
  )

/** Returns the client that sent a form with a secret. */
export function clientOf({ address, http }: PageRequest): Client {
  return { address, signal: http.req.raw.signal }
}

const ranks: Readonly<Record<Role, number>> = { viewer: 0, member: 1, owner: 2 }

/** Returns whether a visitor may open a page that requires this role. */
export function mayOpen(visitor: Visitor | null, role: PageRole): boolean {
  if (role === 'anyone') return true
  if (visitor === null) return false
  if (role === 'user') return true
  if (visitor.membership === null) return false
  if (role === 'admin') return visitor.user.isAdmin
  return ranks[visitor.membership.role] >= ranks[role]
}
