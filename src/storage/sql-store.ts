/** The Store over any SQL database that kysely speaks; one file of queries a subject. */

import { postmasterStore } from '../postmaster/storage/queries.ts'
import * as account from './account-queries.ts'
import type { AddedSeedStore } from './added-seed.ts'
import * as added from './added-seed-queries.ts'
import * as copies from './copy-queries.ts'
import * as deliveries from './delivery-queries.ts'
import * as inbound from './inbound-queries.ts'
import { listExternalTests } from './list-queries.ts'
import type { ObservedMessageStore } from './observed-message.ts'
import * as observed from './observed-message-queries.ts'
import { deleteOlderThan } from './retention-queries.ts'
import * as seeds from './seed-queries.ts'
import type { SqlDatabase } from './sql-database.ts'
import type { AccountStore, InboundStore, SeedStore, Store, TestStore, WebhookStore } from './store.ts'
import type { TestChanges } from './test-changes.ts'
import * as tests from './test-queries.ts'
import * as webhooks from './webhook-queries.ts'

/** A Store that owns both and closes them when it is disposed. */
export function sqlStore(database: SqlDatabase, changes: TestChanges): Store {
  return {
    ...accountStore(database),
    ...testStore(database, changes),
    ...webhookStore(database),
    ...inboundStore(database),
    ...seedStore(database),
    ...observedMessageStore(database),
    ...postmasterStore(database),
    deleteOlderThan: async (age, signal) =>
      await deleteOlderThan(database, { ...age, onTestGone: (numericId) => changes.announce(numericId) }, signal),
    ping: async () => await account.tryWrite(database),
    [Symbol.asyncDispose]: async () => {
      await changes[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

function accountStore(database: SqlDatabase): AccountStore {
  const { db } = database
  return {
    createToken: async (token) => await account.createToken(database, token),
    listTokens: async () => await account.listTokens(db),
    setPlan: async (workspaceId, plan) => await account.setPlan(database, workspaceId, plan),
    revokeToken: async (tokenId, nowMs) => await account.revokeToken(database, tokenId, nowMs),
    listRevokedTokens: async (tokenIds) => await account.listRevokedTokens(db, tokenIds),
    admit: database.admit,
  }
}

function testStore(database: SqlDatabase, changes: TestChanges): TestStore {
  const { db } = database
  return {
    createTest: async (test) => await tests.createTest(database, test),
    findTest: async (workspaceId, name) => await tests.findTest(db, workspaceId, name),
    findReportedTest: async (trackingId) => await tests.findReportedTest(db, trackingId),
    findExternalTest: async (workspaceId, numericId) => await tests.findExternalTest(db, workspaceId, numericId),
    listExternalTests: async (query) => await listExternalTests(db, query),
    findCopyTarget: copies.findsCopyTargets(db),
    listAwaitedCopies: async (nowMs) => await copies.listAwaitedCopies(db, nowMs),
    recordCopy: async (copy) => {
      const recording = await copies.recordCopy(database, copy)
      if (recording.status === 'recorded') changes.announce(copy.numericId)
      return recording
    },
    onTestChanged: (listener) => changes.listen(listener),
  }
}

function webhookStore(database: SqlDatabase): WebhookStore {
  const { db } = database
  return {
    createWebhook: async (webhook) => await webhooks.createWebhook(database, webhook),
    listWebhooks: async (workspaceId) => await webhooks.listWebhooks(db, workspaceId),
    findWebhook: async (webhookId) => await webhooks.findWebhook(db, webhookId),
    removeWebhook: async (webhookId) => await webhooks.removeWebhook(database, webhookId),
    replaceWebhookSecret: async (webhookId, before, after) =>
      await webhooks.replaceWebhookSecret(database, webhookId, { before, after }),
    rotateWebhookSecret: async (webhookId, secret, overlapUntilMs) =>
      await webhooks.rotateWebhookSecret(database, webhookId, { secret, overlapUntilMs }),
    findDelivery: async (deliveryId) => await deliveries.findDelivery(db, deliveryId),
    listDeliveries: async (webhookId, limit) => await deliveries.listDeliveries(db, webhookId, limit),
    listAttempts: async (deliveryId) => await deliveries.listAttempts(db, deliveryId),
    recordAttempt: async (outcome) => await deliveries.recordAttempt(database, outcome),
    redeliver: async (deliveryId, again) => await deliveries.redeliver(database, deliveryId, again),
    listDueDeliveries: async (dueBeforeMs, limit, dueFromMs = 0) =>
      await deliveries.listDueDeliveries(db, { fromMs: dueFromMs, beforeMs: dueBeforeMs }, limit),
  }
}

function inboundStore(database: SqlDatabase): InboundStore {
  const { db } = database
  return {
    keepMessage: inbound.keepsMessages(database),
    findMessage: async (messageId) => await inbound.findMessage(db, messageId),
    listMessages: async (receivedBeforeMs, limit, after = null) =>
      await inbound.listMessages(db, { receivedBeforeMs, limit, after }),
    findOldestMessageAtMs: async () => await inbound.findOldestMessageAtMs(db),
    dropMessage: async (messageId) => await inbound.dropMessage(database, messageId),
  }
}

function seedStore(database: SqlDatabase): SeedStore {
  return {
    ...addedSeedStore(database),
    syncSeeds: async (directory, others = []) => await seeds.syncSeeds(database, directory, others),
    listSeeds: async () => await seeds.listSeeds(database.db),
    setSeedHealth: async (address, health, reason) => await seeds.setSeedHealth(database, address, { health, reason }),
    claimSeeds: async (claim) => await seeds.claimSeeds(database, claim),
    releaseSeeds: async (holder) => await seeds.releaseSeeds(database, holder),
    setSeedEnabled: async (address, isEnabled) => await seeds.setSeedEnabled(database, address, isEnabled),
  }
}

function addedSeedStore(database: SqlDatabase): AddedSeedStore {
  const { db } = database
  return {
    addSeed: async (seed, mode) => await added.addSeed(database, seed, mode),
    removeSeed: async (address, change) => await added.removeSeed(database, address, change),
    listAddedMarks: async () => await added.listAddedMarks(db),
    listAddedSeeds: async () => await added.listAddedSeeds(db),
    forgetSeed: async (mark) => await added.forgetSeed(database, mark),
    findSeedSecret: async (address, name) => await added.findSeedSecret(db, address, name),
    replaceSeedSecret: async (address, name, change) =>
      await added.replaceSeedSecret(database, { address, name, ...change }),
    keepSeedSecret: async (address, name, sealed) => await added.keepSeedSecret(database, { address, name, sealed }),
  }
}

function observedMessageStore(database: SqlDatabase): ObservedMessageStore {
  return {
    rememberMessage: async (message) => await observed.rememberMessage(database, message),
    listRememberedMessages: async (query) => await observed.listRememberedMessages(database.db, query),
    forgetMessages: async (messages) => await observed.forgetMessages(database, messages),
  }
}
