/** The postmaster queries of the store. */

import type { SqlDatabase } from '../../storage/sql-database.ts'
import * as accounts from './account-queries.ts'
import * as days from './day-queries.ts'
import * as dmarc from './dmarc-queries.ts'
import { readReports, readSources } from './dmarc-source-queries.ts'
import type { PostmasterStore } from './store.ts'

/** Binds all queries to one database. */
export function postmasterStore(database: SqlDatabase): PostmasterStore {
  const { db } = database
  return {
    ensurePostmasterAccount: async (account) => await accounts.ensureAccount(database, account),
    listPostmasterAccounts: async (workspaceId) => await accounts.listAccounts(db, workspaceId),
    findPostmasterAccount: async (workspaceId, accountId) => await accounts.findAccount(db, workspaceId, accountId),
    findPostmasterAccountByEmail: async (workspaceId, email) =>
      await accounts.findAccountByEmail(db, workspaceId, email),
    setPostmasterGrant: async (accountId, sealed) => await accounts.setGrant(database, accountId, sealed),
    renewPostmasterGrant: async (renewal) => await accounts.renewGrant(database, renewal),
    endPostmasterGrant: async (accountId) => await accounts.endGrant(database, accountId),
    revokePostmasterGrant: async (end) => await accounts.revokeGrant(database, end),
    removePostmasterAccount: async (accountId) => await accounts.removeAccount(database, accountId),
    recordPostmasterSync: async (accountId, outcome) => await accounts.recordSync(database, accountId, outcome),
    claimPostmasterSync: async (claim) => await accounts.claimSync(database, claim),
    releasePostmasterSync: async (accountId, holder) => await accounts.releaseSync(database, accountId, holder),
    listPostmasterDomains: async (accountId) => await days.listDomains(db, accountId),
    recordPostmasterDomains: async (accountId, domains) => await days.recordDomains(database, accountId, domains),
    writePostmasterDays: async (accountId, list, read = []) =>
      await days.writeDays(database, { accountId, days: list, read }),
    readPostmasterDays: async (query) => await days.readDays(db, query),
    readAllPostmasterDays: async (accountId) => await days.readAllDays(db, accountId),
    readPostmasterPage: async (page) => await days.readPage(db, page),
    keepDmarcReport: async (report) => await dmarc.keepReport(database, report),
    readDmarcSources: async (query) => await readSources(db, query),
    readDmarcReports: async (query) => await readReports(db, query),
    readDmarcCursor: async (mailbox) => await dmarc.readCursor(db, mailbox),
    writeDmarcCursor: async (mailbox, cursor) => await dmarc.writeCursor(database, mailbox, cursor),
    deleteDmarcReports: async (endedBeforeMs, signal) => await dmarc.deleteReports(database, endedBeforeMs, signal),
  }
}
