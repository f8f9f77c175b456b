/** Reads and evaluates the postmaster data for a run's domains. */

import type { PostmasterReport } from '../../../check/check-result.ts'
import type { CheckPorts } from '../../../check/ports.ts'
import type { ProgressEvent } from '../../../check/progress.ts'
import { describeFailure, type Failure } from '../../../check/run-error.ts'
import type { PostmasterSetting } from '../../../check/settings/settings.ts'
import type { PostmasterAccount } from '../../../foundation/contract/postmaster-data.ts'
import type { PostmasterSeries } from '../../../foundation/contract/postmaster-replies.ts'
import { renderCount } from '../../../foundation/errors/render-count.ts'
import { untilAborted } from '../../../foundation/world/until-aborted.ts'
import { describeOldData, judgePostmaster, neededDays, type PostmasterJudgement } from './judge-postmaster.ts'
import { domainReason, subjectOf } from './postmaster-sentence.ts'

/** The data to read, and the dependencies for reading it. */
export interface PostmasterJob {
  readonly setting: PostmasterSetting
  /** The domains from the setting or, if the setting is missing, from the messages' From fields; without duplicates. */
  readonly domains: readonly string[]
  /** The monotonic time by which reading must end. */
  readonly deadlineMs: number
  readonly ports: Pick<CheckPorts, 'listPostmasterAccounts' | 'readPostmasterDomain' | 'clock'>
  readonly tell: (event: ProgressEvent) => void
}

/** Returns one report per domain, in order. Never rejects: a failure becomes the outcome of the domain's report. */
export async function readPostmaster(job: PostmasterJob, signal: AbortSignal): Promise<readonly PostmasterReport[]> {
  const { domains } = job
  try {
    const found = await findAccount(job, signal)
    if (found.status === 'missing') return domains.map((domain) => withoutData(domain, job, { reason: found.reason }))
    const reports: PostmasterReport[] = []
    for (const domain of domains) reports.push(await readDomain(domain, { ...job, account: found.account }, signal))
    return reports
  } catch (error) {
    return domains.map((domain) => unread(domain, job, describeFailure(error, signal)))
  }
}

type FoundAccount =
  | { readonly status: 'found'; readonly account: PostmasterAccount }
  | { readonly status: 'missing'; readonly reason: string }

async function findAccount({ setting, ports, deadlineMs }: PostmasterJob, signal: AbortSignal): Promise<FoundAccount> {
  const answer = await untilAborted(ports.listPostmasterAccounts({ deadlineMs }, signal), signal)
  if (answer.status === 'none') {
    return { status: 'missing', reason: `the service has no connected postmaster account (${answer.message})` }
  }
  const wanted = setting.email.toLowerCase()
  const account = answer.value.find(({ email }) => email.toLowerCase() === wanted)
  if (account !== undefined) return { status: 'found', account }
  // Don't list the addresses of other accounts, because the log may be public.
  const others = renderCount(answer.value.length, 'other account is connected', 'other accounts are connected')
  return { status: 'missing', reason: `${setting.email} is not connected to the service; ${others}` }
}

interface DomainJob extends PostmasterJob {
  readonly account: PostmasterAccount
}

async function readDomain(domain: string, job: DomainJob, signal: AbortSignal): Promise<PostmasterReport> {
  const { setting, ports, account } = job
  const nowMs = ports.clock.nowMs()
  try {
    const series = await request({ domain, isComplete: false }, job, signal)
    if (series === null) {
      const reason = await whyNoData(domain, job, signal)
      return withoutData(domain, job, { reason, source: account.source })
    }
    const judgement = judgePostmaster(series, { ...setting, source: account.source }, nowMs)
    job.tell({ status: 'postmaster-read', domain, outcome: judgement.outcome })
    return reportOf(domain, { email: setting.email, source: account.source }, judgement)
  } catch (error) {
    return { ...unread(domain, job, describeFailure(error, signal)), source: account.source }
  }
}

async function request(
  { domain, isComplete }: { readonly domain: string; readonly isComplete: boolean },
  { setting, ports, account, deadlineMs }: DomainJob,
  signal: AbortSignal,
): Promise<PostmasterSeries | null> {
  const range = isComplete ? null : neededDays(setting, ports.clock.nowMs())
  const question = { account, domain, range, deadlineMs }
  const answer = await untilAborted(ports.readPostmasterDomain(question, signal), signal)
  return answer.status === 'found' ? answer.value : null
}

/** Requests all days, to distinguish a domain that has no data from one that has no recent data. */
async function whyNoData(domain: string, job: DomainJob, signal: AbortSignal): Promise<string> {
  const series = await request({ domain, isComplete: true }, job, signal)
  const oldData = series === null ? null : describeOldData(series, job.ports.clock.nowMs())
  if (oldData !== null) return oldData
  const isFromMail = job.setting.domains.length === 0
  const hint = isFromMail
    ? '; if the provider lists the domain under another name, set postmaster-domain to that name'
    : ''
  return `the service has no data for this domain from the account ${job.setting.email}${hint}`
}

type Origin = Pick<PostmasterReport, 'email' | 'source'>

function reportOf(domain: string, origin: Origin, judgement: PostmasterJudgement): PostmasterReport {
  const { outcome, judged, metrics, days, warnings } = judgement
  const reason = domainReason(domain, judgement)
  return { domain, ...origin, outcome, reason, judged, metrics, days, warnings, error: null }
}

function withoutData(
  domain: string,
  { setting }: PostmasterJob,
  { reason, source = null }: { readonly reason: string; readonly source?: string | null },
): PostmasterReport {
  const nothing = { outcome: 'inconclusive', judged: null, metrics: [], days: [], warnings: [] } as const
  return reportOf(domain, { email: setting.email, source }, { ...nothing, obstacle: reason })
}

function unread(domain: string, job: PostmasterJob, failure: Failure): PostmasterReport {
  const { outcome, isCancelled, code, message } = failure
  const reason = isCancelled
    ? 'the run was canceled before the data was read'
    : `the data could not be read: ${message}`
  return {
    ...withoutData(domain, job, { reason }),
    outcome,
    reason: `${subjectOf(domain)}: ${reason}`,
    error: isCancelled ? null : { code, message },
  }
}
