/** The port that reads postmaster data for the API. */

import type { WorkspaceId } from '../../contract/identifiers.ts'
import type {
  ConnectedPostmasterAccount,
  CumulativePostmasterData,
  DomainPostmasterReply,
} from '../../contract/postmaster-replies.ts'
import type { DaysQuery } from '../storage/accounts-and-days.ts'

/** Reads the data of connected accounts. Methods return `null` if the account or the data does not exist. */
export interface PostmasterReader {
  /** Lists the accounts of a workspace, oldest first. */
  listConnectedAccounts(workspaceId: WorkspaceId): Promise<readonly ConnectedPostmasterAccount[]>
  findAccount(workspaceId: WorkspaceId, accountId: number): Promise<ConnectedPostmasterAccount | null>
  /** Ignores case. */
  findAccountByEmail(workspaceId: WorkspaceId, email: string): Promise<ConnectedPostmasterAccount | null>
  /** Reads the combined data of all domains of an account. */
  readCumulative(accountId: number): Promise<CumulativePostmasterData | null>
  readDomain(query: DaysQuery): Promise<DomainPostmasterReply | null>
}

/** The reader of the embedded service, which has no accounts. */
export const noPostmasterData: PostmasterReader = {
  listConnectedAccounts: async () => await Promise.resolve([]),
  findAccount: async () => await Promise.resolve(null),
  findAccountByEmail: async () => await Promise.resolve(null),
  readCumulative: async () => await Promise.resolve(null),
  readDomain: async () => await Promise.resolve(null),
}
