/** The jobs that judge mail in worker threads. Only worker threads load this file. */

import { parseMessage } from '../../../foundation/mail/parse-message.ts'
import { callPort, typedJob } from '../../../foundation/world/workers/job-type.ts'
import type { Job, JobContext } from '../../../foundation/world/workers/serve-jobs.ts'
import type { Dns } from '../../../foundation/world/world.ts'
import { observeAuthentication } from '../../../verdict/authentication/observed/observe-authentication.ts'
import { isSameOrganization } from '../../../verdict/authentication/same-organization.ts'
import { bodyCache } from '../../../verdict/content/body-cache.ts'
import { judgeMessage } from '../../../verdict/judge.ts'
import { builtInFilter } from '../../../verdict/spam/built-in/built-in-filter.ts'
import type { SpamFilter } from '../../../verdict/spam/spam-filter.ts'
import { findMentionedIds } from '../mentioned-ids.ts'
import {
  coversPort,
  dnsPort,
  enginePort,
  type JudgeRequest,
  judgeJob,
  observeJob,
  organizationJob,
  trackingIdsJob,
} from './judging-job-types.ts'
import { recentAnswers } from './recent-answers.ts'

/**
 * These caches live as long as the thread, so content and DNS answers that several copies share are processed only
 * once.
 */
const bodies = bodyCache()
const builtIn = builtInFilter()
const answers = recentAnswers()

export const judgeInWorker: Job = typedJob(judgeJob, async ({ input, hasZoneFiles, nowMs, engine }, context) => {
  const spamFilter = engine === null ? builtIn : lentEngine(engine, context)
  const dns = answers.remember(lentDns(hasZoneFiles, context), nowMs)
  const ports = { dns, spamFilter, clock: { nowMs: () => nowMs }, bodies }
  return await judgeMessage(input, ports, context.signal)
})

export const observeInWorker: Job = typedJob(observeJob, async ({ copy, hasZoneFiles, nowMs }, context) => {
  const message = await parseMessage(copy.bytes)
  const ports = { dns: lentDns(hasZoneFiles, context), clock: { nowMs: () => nowMs } }
  return await observeAuthentication({ ...copy, message, fields: message.headerFields }, ports, context.signal)
})

export const findTrackingIdsInWorker: Job = typedJob(
  trackingIdsJob,
  async (bytes) => await Promise.resolve(findMentionedIds(bytes)),
)

export const compareOrganizationsInWorker: Job = typedJob(
  organizationJob,
  async ({ hasZoneFiles, ...domains }, context) =>
    await isSameOrganization(domains, lentDns(hasZoneFiles, context), context.signal),
)

function lentDns(hasZoneFiles: boolean, context: JobContext): Dns {
  const dns: Dns = { resolve: async (name, type) => await callPort(context, dnsPort, name, type) }
  return hasZoneFiles ? { ...dns, covers: async (name) => await callPort(context, coversPort, name) } : dns
}

function lentEngine(engine: NonNullable<JudgeRequest['engine']>, context: JobContext): SpamFilter {
  return { ...engine, judge: async () => await callPort(context, enginePort) }
}
