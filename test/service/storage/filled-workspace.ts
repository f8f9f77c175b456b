/** A workspace with rows in every table that can belong to one. */

import { reportDay, tallyReport } from '../../../src/extensions/postmaster/dmarc/keep-reports.ts'
import { toTokenId, type WorkspaceId } from '../../../src/foundation/contract/identifiers.ts'
import { Secret } from '../../../src/foundation/world/secret.ts'
import type { Store } from '../../../src/service/storage/store.ts'
import { aReport } from '../../extensions/postmaster/dmarc/report-builders.ts'
import { aNewTest, aRecord, aToken, aWebhook } from './builders.ts'

/** Fills a workspace; `name` is part of every identifier. */
export async function fillWorkspace(store: Store, name: WorkspaceId): Promise<void> {
  const workspaceId = name
  const tokenHash = `hash-of-token-${name}`
  await store.createToken(
    aToken({ tokenId: toTokenId(`token-${name}`), tokenHash, workspaceId, createdBy: `owner@${name}.example` }),
  )
  const request = { anonymousSubject: 'address:x', windowStartMs: 0, nowMs: 1, wantedTest: null }
  await store.admit({ tokenHash, ...request })
  await fillPeople(store, name)
  await fillTests(store, name)
  await store.sumDays(86_400_000, new AbortController().signal)
  const account = { workspaceId, email: `postmaster@${name}.example`, source: 'dmarc-reports', nowMs: 10 } as const
  const { id: accountId } = await store.ensurePostmasterAccount(account)
  const report = aReport({ domain: `${name}.example` })
  const day = { accountId, report, date: reportDay(report), tallies: tallyReport(report) }
  await store.keepDmarcReport({ ...day, carrierDomain: null, nowMs: 20 })
}

async function fillPeople(store: Store, name: WorkspaceId): Promise<void> {
  const userId = `user-${name}`
  const user = { userId, email: `owner@${name}.example`, name, isAdmin: false, emailVerifiedAtMs: null, createdAtMs: 0 }
  await store.createUser({ ...user, passwordHash: `hash-of-password-${name}` })
  await store.linkIdentity(userId, { issuer: 'https://id.example', subject: name }, 0)
  await store.addMember(name, userId, { role: 'owner', nowMs: 0 })
  const times = { createdAtMs: 0, lastSeenAtMs: 0, expiresAtMs: 100 }
  const place = { workspaceId: name, address: '192.0.2.1', userAgent: 'Browser' }
  await store.createSession({ sessionId: `session-${name}`, secretHash: `s-${name}`, userId, ...times, ...place })
  const invitation = { workspaceId: name, email: `guest@${name}.example`, role: 'member', invitedBy: name } as const
  const code = {
    invitationId: `invitation-${name}`,
    codeHash: `hash-of-code-${name}`,
    oneTimeCodeHash: `hash-of-one-time-code-${name}`,
  }
  await store.createInvitation({ ...invitation, ...code, createdAtMs: 0, expiresAtMs: 100 })
  const event = { workspaceId: name, atMs: 1, actorKind: 'user', actor: name, address: null } as const
  await store.recordEvent({ ...event, action: 'token.create', subject: name })
}

async function fillTests(store: Store, name: WorkspaceId): Promise<void> {
  const rule = {
    workspaceId: name,
    limit: null,
    source: null,
    usesWebhooks: false,
    recipients: [`ops@${name}.example`],
    createdAtMs: 1,
  }
  await store.createAlertRule({ ...rule, ruleId: `rule-${name}` })
  const secret = { secret: new Secret(`whsec_${name}`), createdAtMs: 10, validUntilMs: null }
  await store.createWebhook(aWebhook({ webhookId: `webhook-${name}`, workspaceId: name, secrets: [secret] }))
  for (const style of ['spam-test', 'external-test'] as const) {
    const numericId = await store.createTest(aNewTest({ workspaceId: name, name, style, source: name }))
    const toEvent = () => ({ idempotencyKey: `${name}-${numericId}`, body: `{"of":"${name}"}` })
    const copy = { numericId, address: 'seed1@box0.example', messageKey: `m-${name}`, record: aRecord(), toEvent }
    const { deliveryIds } = await store.recordCopy(copy)
    const attempt = { attemptNumber: 1, startedAtMs: 3, durationMs: 4, statusCode: 200, detail: name }
    const decided = style === 'spam-test' ? 'pass' : 'fail'
    const outcome = { outcome: decided, reason: name, thresholds: [], template: `${name}.html` } as const
    const toAlert = () => ({ alertId: `alert-${numericId}`, title: name, text: name, event: toEvent() })
    const owned = { numericId, workspaceId: name, source: name }
    await store.putOutcome(owned, { report: outcome, reportedAtMs: 5 }, toAlert)
    const message = { headerFields: [{ name: 'Subject', value: name }], body: null, html: null }
    await store.keepTestMessage(numericId, message, 5)
    const link = { linkId: `link-${numericId}`, tokenHash: `hash-of-link-${numericId}`, numericId, workspaceId: name }
    await store.createReportLink({ ...link, createdAtMs: 1, expiresAtMs: null, revokedAtMs: null })
    await store.startSending(numericId, { startedAtMs: 1, deadlineAtMs: 2 })
    const sent = { address: 'seed1@box0.example', status: 'rejected', reason: name } as const
    await store.endSending(numericId, { warnings: [], copies: [sent] }, 3)
    await store.recordAttempt({ deliveryId: deliveryIds[0] ?? '', attempt, next: { state: 'delivered' } })
  }
}
