/** What an extension adds to the service. The service itself knows no extension; the entry point passes the list. */

import type { ServiceSettings } from '../../check/settings/service-file/service-settings.ts'
import type { DashboardPage } from '../../extensions/dashboard/page-request.ts'
import type { ConnectImap } from '../../extensions/mailboxes/imap/imap-connection.ts'
import type { Route } from '../requests/service-context.ts'
import type { StorageExtension } from '../storage/extension.ts'
import type { Store } from '../storage/store.ts'
import type { Foundation, SelfHostedWorld } from './open-foundation.ts'

export interface ServiceExtension {
  /** The name under which commands list the extension's data. */
  readonly name: string
  readonly storage: StorageExtension
  /** Routes below `/api/v1`. The first matching route wins, so routes with fixed names come before `:id`. */
  readonly routes: readonly Route[]
  /** The pages of the dashboard, loaded with its first page. */
  readonly loadPages: () => Promise<readonly DashboardPage[]>
  /** Starts background work, which ends when the service drains its jobs. */
  readonly start: (deps: ExtensionDeps) => Promise<AsyncDisposable>
  /** Deletes data that is too old. @returns the numbers of deleted rows, as fields of the log */
  readonly deleteOld: (store: Store, nowMs: number, signal: AbortSignal) => Promise<Readonly<Record<string, number>>>
  /** Lists the stored secrets, so that they can be encrypted with another key. */
  readonly listSecrets: (store: Store) => Promise<readonly SealedSecret[]>
}

export interface ExtensionDeps extends SelfHostedWorld, Omit<Foundation, keyof AsyncDisposable> {
  readonly settings: ServiceSettings
  readonly connect: ConnectImap
}

/** A stored secret. `purpose` is what it is bound to; see secret-box.ts. */
export interface SealedSecret {
  readonly sealed: string
  readonly purpose: string
  /** Stores the secret again. Has no effect if it has changed in the meantime. */
  replace(after: string): Promise<unknown>
}
