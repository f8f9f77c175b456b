/** `/spam_tests`: create, read, and the list of seed addresses. */

import { type CreateSpamTestRequest, createSpamTestRequest } from '../../contract/requests.ts'
import type { EmailServicesReply } from '../../contract/seed-replies.ts'
import { isMonitored } from '../../seeds/directory.ts'
import { createTest, type TestWish } from '../create-test.ts'
import { answerRead } from '../long-poll/answer-read.ts'
import { spamTestReading } from '../long-poll/test-readings.ts'
import { readJsonWith } from '../requests/read-json.ts'
import { readTestFields, type TestFields } from '../requests/read-test-fields.ts'
import { type ServiceHandler, type ServiceParts, workspaceOf } from '../service-context.ts'
import { createSpamTestReply, sendToOf } from '../test-replies.ts'

/** `POST /spam_tests`; with `external_test` it creates a test in external style. */
export function postSpamTest(parts: ServiceParts): ServiceHandler {
  return async (request) => {
    const [body, fields] = await readJsonWith(request, createSpamTestRequest, readTestFields(request))
    const wish = toWish(body, fields)
    const test = await createTest(wish, workspaceOf(request), parts)
    request.set('testId', test.numericId)
    return request.json(createSpamTestReply(test, parts), 201)
  }
}

function toWish(body: CreateSpamTestRequest, fields: TestFields): TestWish {
  const { external_test: external } = body
  return {
    style: external === undefined ? 'spam-test' : 'external-test',
    name: external?.name ?? body.spam_test?.name ?? null,
    source: external?.source ?? null,
    metadata: external?.metadata ?? {},
    ...fields,
    providerTypes: body.provider_types ?? [],
    timeoutMinutes: body.timeout_minutes ?? null,
  }
}

/** `GET /spam_tests/:id`, by numeric id, tracking id or tracking key; answers a long poll. */
export function getSpamTest(parts: ServiceParts): ServiceHandler {
  return answerRead(parts, spamTestReading(parts))
}

/** `GET /spam_tests/email_services`: exactly the three keys. */
export function getEmailServices({ directory }: ServiceParts): ServiceHandler {
  return async (request) => {
    const seeds = await directory.list()
    const reply: EmailServicesReply = {
      consumer: [],
      business: [],
      protected: [],
      ...sendToOf(seeds.filter(isMonitored)),
    }
    return request.json(reply)
  }
}
