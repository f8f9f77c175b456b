/** Where postmaster data is read: a port, so that the paths stand before the data does. */

import type {
  ConnectedPostmasterAccount,
  CumulativePostmasterData,
  DomainPostmasterReply,
} from '../../contract/postmaster-replies.ts'

/** Days from `startDate` to `endDate`, both included, as YYYY-MM-DD. */
export interface DateRange {
  readonly startDate: string
  readonly endDate: string
}

/** Reads the data of connected postmaster accounts. */
export interface PostmasterReader {
  /** Of one workspace, oldest first. */
  listConnectedAccounts(workspaceId: string): Promise<readonly ConnectedPostmasterAccount[]>
  /** `null`: the workspace has connected no such account. */
  findAccount(workspaceId: string, accountId: number): Promise<ConnectedPostmasterAccount | null>
  /** By address, without regard to case. `null`: the workspace has connected no such account. */
  findAccountByEmail(workspaceId: string, email: string): Promise<ConnectedPostmasterAccount | null>
  /** Over all domains of the account. `null`: there is none. */
  readCumulative(accountId: number): Promise<CumulativePostmasterData | null>
  /** `range: null`: all that there is. `null`: nothing of the domain in the range. */
  readDomain(query: {
    readonly accountId: number
    /** Lower case, A-labels. */
    readonly domain: string
    readonly range: DateRange | null
  }): Promise<DomainPostmasterReply | null>
}

/** The reader of a service where nothing can be connected: every question has the answer "none". */
export const noPostmasterData: PostmasterReader = {
  listConnectedAccounts: async () => await Promise.resolve([]),
  findAccount: async () => await Promise.resolve(null),
  findAccountByEmail: async () => await Promise.resolve(null),
  readCumulative: async () => await Promise.resolve(null),
  readDomain: async () => await Promise.resolve(null),
}
