/**
 * Determines what triggered this run, from the runner's variables and the payload of the event, both of which are
 * untrusted.
 */

import { parseJsonObject } from '../foundation/errors/json-object.ts'
import type { Env, World } from '../foundation/world/world.ts'
import type { RunOrder } from './comment-marker.ts'
import { commitAt, fieldAt, idAt, textAt } from './payload.ts'

export interface EventContext {
  /** The name of the event, such as `pull_request` or `push`; `null` outside GitHub Actions. */
  readonly eventName: string | null
  /** The repository, as `owner/name`. */
  readonly repository: string | null
  readonly pullRequestNumber: number | null
  /** True if GitHub withholds secrets from the run, as it does for pull requests from forks and for Dependabot. */
  readonly isFork: boolean
  /** True if the token cannot write comments, whatever permissions the workflow grants. */
  readonly hasReadOnlyToken: boolean
  /** The commit being checked. For a pull request, this is the head commit, not GitHub's merge commit. */
  readonly headSha: string | null
  /** The commit that the pull request would be merged into, or the commit before the push. */
  readonly baseSha: string | null
  /** The name of the branch or tag, without `refs/…/`. */
  readonly refName: string | null
  /** The URL of this run attempt. */
  readonly runUrl: string | null
  readonly workflow: string | null
  readonly job: string | null
  /** The id of the step, which distinguishes two presend steps in the same job. */
  readonly step: string | null
  readonly actor: string | null
  /** The base URL of the REST API, without a trailing slash. */
  readonly apiUrl: string
  /** The absolute path of the repository root. */
  readonly workspace: string
  /** The run number and the attempt number; `null` if unknown. */
  readonly run: RunOrder | null
  /** Warnings for the user, as full sentences. */
  readonly warnings: readonly string[]
}

export interface EventSources {
  readonly env: Env
  /** The content of the file at GITHUB_EVENT_PATH; `null` if the file is missing or unreadable. */
  readonly payloadText: string | null
  /** The working directory, used instead of GITHUB_WORKSPACE outside GitHub Actions. */
  readonly workingDirectory: string
}

/** Reads the context of a run. Never fails. */
export async function readEventContext(
  { env, files }: Pick<World, 'env' | 'files'>,
  workingDirectory: string,
): Promise<EventContext> {
  const path = env['GITHUB_EVENT_PATH'] ?? ''
  // Ignore the error: without a readable payload, presend uses the runner's variables.
  const payloadText = path === '' ? null : await files.readText(path).catch(() => null)
  return parseEventContext({ env, payloadText, workingDirectory })
}

/** Parses the context of a run. Never fails: fields that are missing or invalid are `null`. */
export function parseEventContext(sources: EventSources): EventContext {
  const { env } = sources
  // Without a valid payload, presend still uses the runner's variables.
  const payload = parseJsonObject(sources.payloadText ?? '')
  const eventName = env['GITHUB_EVENT_NAME'] || null
  const repository = repositoryOf(env['GITHUB_REPOSITORY']) ?? repositoryOf(textAt(payload, 'repository', 'full_name'))
  const change = changeOf(eventName, payload, repository)
  const actor = env['GITHUB_ACTOR'] || textAt(payload, 'sender', 'login')
  const isDependabot = isForDependabot(eventName, actor)
  const headSha = change.headSha ?? commitAt(env, 'GITHUB_SHA')
  return {
    eventName,
    repository,
    pullRequestNumber: change.pullRequestNumber,
    isFork: change.isFork || isDependabot,
    hasReadOnlyToken:
      isDependabot || (change.isFork && /^pull_request(?:_review(?:_comment)?)?$/u.test(eventName ?? '')),
    headSha,
    baseSha: change.baseSha,
    refName: env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'] || null,
    runUrl: runUrlOf(env, repository),
    workflow: env['GITHUB_WORKFLOW'] || null,
    job: env['GITHUB_JOB'] || null,
    step: env['GITHUB_ACTION'] || null,
    actor,
    apiUrl: (httpUrl(env['GITHUB_API_URL']) ?? 'https://api.github.com').replace(/\/+$/u, ''),
    workspace: env['GITHUB_WORKSPACE'] || sources.workingDirectory,
    run: runOrderOf(env, headSha),
    warnings: hasSecretsOfRepository(eventName, payload) ? [targetWarning(eventName)] : [],
  }
}

/**
 * Returns true for an event triggered by Dependabot. Runs triggered by Dependabot have no secrets and a read-only
 * token. Source: GitHub Docs, "Dependabot on GitHub Actions".
 */
function isForDependabot(eventName: string | null, actor: string | null): boolean {
  if (actor !== 'dependabot[bot]' || eventName === null) return false
  return /^(?:pull_request(?:_review(?:_comment)?)?|push|create|deployment(?:_status)?)$/u.test(eventName)
}

/**
 * Returns true for an event of a pull request that anyone can trigger, but whose run has the repository's secrets.
 * Source: GitHub Docs, "Securely using pull_request_target" and "Events that trigger workflows".
 */
function hasSecretsOfRepository(eventName: string | null, payload: unknown): eventName is string {
  const isComment = eventName === 'issue_comment' && fieldAt(payload, 'issue', 'pull_request') !== undefined
  return isComment || eventName === 'pull_request_target'
}

function targetWarning(eventName: string): string {
  return (
    `This run was triggered by ${eventName}, so it has the repository's secrets and a token with write access. ` +
    'If the workflow checks out the pull request, code from that pull request decides what is rendered and where mail is sent. ' +
    'Use on: pull_request instead. ' +
    'With that event, a pull request from a fork is checked without secrets, on the embedded service; you get the job summary and the check status, but no comment.'
  )
}

interface Change {
  readonly pullRequestNumber: number | null
  readonly isFork: boolean
  readonly headSha: string | null
  readonly baseSha: string | null
}

/** Finds the commits of an event. The payload fields that contain the commits depend on the event. */
function changeOf(eventName: string | null, payload: unknown, repository: string | null): Change {
  if (eventName === 'workflow_run') return workflowRunChange(fieldAt(payload, 'workflow_run'), repository)
  if (eventName === 'merge_group') return mergeGroupChange(fieldAt(payload, 'merge_group'))
  if (eventName === 'push') return pushChange(payload)
  if (eventName?.startsWith('pull_request') === true) {
    return pullRequestChange(fieldAt(payload, 'pull_request'), repository)
  }
  return noChange
}

const noChange: Change = { pullRequestNumber: null, isFork: false, headSha: null, baseSha: null }

/**
 * Reads a pull request's number and commits, and whether it comes from a fork. If the fork was deleted, `head.repo` is
 * missing, and the pull request still counts as one from a fork. So does a pull request whose payload is missing or
 * unreadable.
 */
function pullRequestChange(pullRequest: unknown, repository: string | null): Change {
  const headRepository = textAt(pullRequest, 'head', 'repo', 'full_name')
  const baseRepository = textAt(pullRequest, 'base', 'repo', 'full_name') ?? repository
  return {
    pullRequestNumber: idAt(pullRequest, 'number'),
    isFork: headRepository === null || headRepository !== baseRepository,
    headSha: commitAt(pullRequest, 'head', 'sha'),
    baseSha: commitAt(pullRequest, 'base', 'sha'),
  }
}

/**
 * Reads the commit and the pull request that a workflow run belongs to. For forks, `workflow_run.pull_requests` is
 * empty. An entry in `pull_requests` counts only if its head is the run's commit.
 */
function workflowRunChange(run: unknown, repository: string | null): Change {
  const headSha = commitAt(run, 'head_sha')
  const listed = fieldAt(run, 'pull_requests')
  const current = (Array.isArray(listed) ? listed : []).filter(
    (one) => headSha !== null && commitAt(one, 'head', 'sha') === headSha,
  )
  const headRepository = textAt(run, 'head_repository', 'full_name')
  return {
    pullRequestNumber: current.length === 1 ? idAt(current[0], 'number') : null,
    // If the fork was deleted, `head_repository` is missing.
    isFork: headRepository === null || headRepository !== repository,
    headSha,
    baseSha: current.length === 1 ? commitAt(current[0], 'base', 'sha') : null,
  }
}

function mergeGroupChange(group: unknown): Change {
  return { ...noChange, headSha: commitAt(group, 'head_sha'), baseSha: commitAt(group, 'base_sha') }
}

/** Reads the commits before and after a push. If the push creates the branch, `before` consists of zeros. */
function pushChange(payload: unknown): Change {
  const before = commitAt(payload, 'before')
  const baseSha = before === null || /^0+$/u.test(before) ? null : before
  return { ...noChange, headSha: commitAt(payload, 'after'), baseSha }
}

function repositoryOf(text: string | null | undefined): string | null {
  return text !== null && text !== undefined && /^[\w.-]+\/[\w.-]+$/u.test(text) ? text : null
}

function runUrlOf(env: Env, repository: string | null): string | null {
  const server = httpUrl(env['GITHUB_SERVER_URL'])
  const runId = env['GITHUB_RUN_ID'] ?? ''
  if (server === null || repository === null || !/^\d+$/u.test(runId)) return null
  const attempt = env['GITHUB_RUN_ATTEMPT'] ?? ''
  const suffix = /^\d+$/u.test(attempt) ? `/attempts/${attempt}` : ''
  return `${server.replace(/\/+$/u, '')}/${repository}/actions/runs/${runId}${suffix}`
}

function runOrderOf(env: Env, commit: string | null): RunOrder | null {
  const [runNumber, attempt] = [env['GITHUB_RUN_NUMBER'] ?? '', env['GITHUB_RUN_ATTEMPT'] ?? '1']
  if (!/^\d{1,15}$/u.test(runNumber) || !/^\d{1,9}$/u.test(attempt)) return null
  return { runNumber: Number(runNumber), attempt: Number(attempt), commit }
}

function httpUrl(text: string | undefined): string | null {
  return text !== undefined && /^https?:\/\/\S+$/u.test(text) && URL.canParse(text) ? text : null
}
