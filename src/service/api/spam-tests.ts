/** `/spam_tests`: create, read, and the list of seed addresses. */

import { type CreateSpamTestRequest, createSpamTestRequest } from '../../contract/requests.ts'
import type { EmailServicesReply } from '../../contract/seed-groups.ts'
import { isMonitored } from '../../seeds/directory.ts'
import { createTest, type TestWish } from '../create-test.ts'
import { answerNews } from '../long-poll/answer-news.ts'
import { spamTestReader } from '../long-poll/test-readers.ts'
import { readJsonWith } from '../requests/read-json.ts'
import { readSenderDomain } from '../requests/read-sender-domain.ts'
import { type ServiceHandler, type ServiceParts, workspaceOf } from '../service-context.ts'
import { createSpamTestReply, sendToOf } from '../test-replies.ts'

/** `POST /spam_tests`; with `external_test` it creates a test in external style. */
export function postSpamTest(parts: ServiceParts): ServiceHandler {
  return async (request) => {
    const [body, senderDomain] = await readJsonWith(request, createSpamTestRequest, readSenderDomain(request))
    const wish = toWish(body, senderDomain)
    return request.json(createSpamTestReply(await createTest(wish, workspaceOf(request), parts), parts), 201)
  }
}

function toWish(body: CreateSpamTestRequest, senderDomain: string | null): TestWish {
  const { external_test: external } = body
  return {
    style: external === undefined ? 'spam-test' : 'external-test',
    name: external?.name ?? body.spam_test?.name ?? null,
    source: external?.source ?? null,
    metadata: external?.metadata ?? {},
    senderDomain,
    providerTypes: body.provider_types ?? [],
    timeoutMinutes: body.timeout_minutes ?? null,
  }
}

/** `GET /spam_tests/:id`, by numeric id, tracking id or tracking key; answers a long poll. */
export function getSpamTest(parts: ServiceParts): ServiceHandler {
  return async (request) => await answerNews(request, parts, spamTestReader(request, parts))
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
