/** Creating a test: the one call that has an effect. */

import type { TestStyle } from '../contract/names.ts'
import type { ReadCreateReply } from '../contract/read-replies.ts'
import { createExternalTestReply, createSpamTestReply } from '../contract/read-replies.ts'
import { toCreatedTest } from '../contract/read-test.ts'
import type { CreateExternalTestRequest, CreateSpamTestRequest } from '../contract/requests.ts'
import type { CreatedTest, TestRequest } from '../contract/test.ts'
import type { WireSchema } from '../contract/wire-schema.ts'
import type { Question } from './ask.ts'
import { askOrThrow } from './ask.ts'
import { findCreatedTestProblems } from './check-created-test.ts'
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
 * @throws PresendError with an API_ code; API_REPLY_LOST and API_REPLY_INVALID: a test may exist
 */
export async function createTest(request: TestRequest, parts: CreateParts, signal: AbortSignal): Promise<CreatedTest> {
  const question = toQuestion(request, parts.deadlineMs)
  const created = toCreatedTest(await askOrThrow(parts.transport, question, signal), request.style)
  const problems = findCreatedTestProblems(created)
  if (problems.length > 0) throw invalidReply(parts.transport.judged(question.call), problems)
  return created
}

function toQuestion(request: TestRequest, deadlineMs: number): Question<ReadCreateReply> {
  const { path, toBody, schema } = endpoints[request.style]
  return { call: { method: 'POST', path, body: toBody(request), deadlineMs }, schema }
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
