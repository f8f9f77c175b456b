/** Creating a test: the one call that has an effect. */

import { httpHeaders } from '../contract/http-headers.ts'
import { providerTypes as allTypes, type TestStyle } from '../contract/names.ts'
import type { ReadCreateReply } from '../contract/read-replies.ts'
import { createExternalTestReply, createSpamTestReply } from '../contract/read-replies.ts'
import { toCreatedTest } from '../contract/read-test.ts'
import type { CreateExternalTestRequest, CreateSpamTestRequest } from '../contract/requests.ts'
import type { CreatedTest, TestRequest } from '../contract/test.ts'
import type { WireSchema } from '../contract/wire-schema.ts'
import { PresendError } from '../errors/presend-error.ts'
import type { Question } from './ask.ts'
import { askOrThrow } from './ask.ts'
import { dropRepeatedSeeds, findCreatedTestProblems } from './check-created-test.ts'
import { invalidReply } from './parse-reply.ts'
import type { Transport } from './transport.ts'

/** How we call ourselves in `external_test.source`. */
const callerSource = 'presend'

/** What the call needs beside the request. */
export interface CreateParts {
  readonly transport: Transport
  /** Monotonic time after which it is not tried again. */
  readonly deadlineMs: number
}

/**
 * Creates a test. Its seeds are at least one, look like addresses, and no address comes twice.
 *
 * @throws PresendError with an API_ code; API_REPLY_LOST, API_REPLY_INVALID and API_NO_SEEDS: a test may exist
 */
export async function createTest(request: TestRequest, parts: CreateParts, signal: AbortSignal): Promise<CreatedTest> {
  const question = toQuestion(request, parts.deadlineMs)
  const created = toCreatedTest(await askOrThrow(parts.transport, question, signal), request.style)
  const problems = findCreatedTestProblems(created)
  if (problems.length > 0) throw invalidReply(parts.transport.judged(question.call), problems)
  if (created.seeds.length === 0) throw noSeeds(request, parts.transport.judged(question.call).done)
  return dropRepeatedSeeds(created)
}

/** Nothing can be sent, so nothing was; which mailboxes there are is a matter of the account, not of luck. */
function noSeeds({ providerTypes }: TestRequest, done: string): PresendError {
  const wanted = providerTypes.length === 0 ? '' : ` of ${providerTypes.join(', ')}`
  return new PresendError({
    code: 'API_NO_SEEDS',
    outcome: 'misconfigured',
    done,
    came: 'a test without a seed address',
    expected: `at least one${wanted} in send_to, under ${allTypes.join(', ')}`,
    todo: `${wanted === '' ? '' : 'ask for other provider-types, or '}see at the service which seed mailboxes the account has`,
  })
}

function toQuestion(request: TestRequest, deadlineMs: number): Question<ReadCreateReply> {
  const { path, toBody, schema } = endpoints[request.style]
  return { call: { method: 'POST', path, body: toBody(request), deadlineMs, headers: toHeaders(request) }, schema }
}

/** A service that does not know these fields ignores them. */
function toHeaders({ senderDomain, mailType }: TestRequest): Readonly<Record<string, string>> {
  return {
    ...(senderDomain === null ? {} : { [httpHeaders.senderDomain]: senderDomain }),
    ...(mailType === null ? {} : { [httpHeaders.mailType]: mailType }),
  }
}

interface CreateEndpoint {
  readonly path: string
  readonly toBody: (request: TestRequest) => CreateSpamTestRequest | CreateExternalTestRequest
  readonly schema: WireSchema<ReadCreateReply>
}

const endpoints: Readonly<Record<TestStyle, CreateEndpoint>> = {
  'spam-test': { path: '/spam_tests', toBody: toSpamTestBody, schema: createSpamTestReply },
  'external-test': { path: '/external_tests', toBody: toExternalTestBody, schema: createExternalTestReply },
}

function toSpamTestBody(request: TestRequest): CreateSpamTestRequest {
  return { spam_test: { name: request.name }, ...toOptions(request) }
}

function toExternalTestBody(request: TestRequest): CreateExternalTestRequest {
  const { name, metadata } = request
  return { external_test: { name, source: callerSource, metadata }, ...toOptions(request) }
}

/** Only what was asked for: a service that knows the document alone need not know our additions. */
function toOptions({
  providerTypes,
  timeoutMinutes,
}: TestRequest): Pick<CreateSpamTestRequest, 'provider_types' | 'timeout_minutes'> {
  return {
    ...(providerTypes.length === 0 ? {} : { provider_types: providerTypes }),
    ...(timeoutMinutes === null ? {} : { timeout_minutes: timeoutMinutes }),
  }
}
