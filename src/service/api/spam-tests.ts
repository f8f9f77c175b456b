/** The `/spam_tests` endpoints: create a test, read a test, and list the seed addresses. */

import { createSpamTestRequest } from '../../foundation/contract/requests.ts'
import type { EmailServicesReply } from '../../foundation/contract/seed-replies.ts'
import { isMonitored } from '../receiving/directory.ts'
import type { Route, ServiceDeps, ServiceHandler } from '../requests/service-context.ts'
import { answerRead, spamTestView } from './answer-read.ts'
import { postTest } from './create-test.ts'
import { createSpamTestReply, sendToOf } from './test-replies.ts'

/** Handles `POST /spam_tests`. A body with `external_test` creates an external test. */
export const postSpamTest: Route['handler'] = postTest(createSpamTestRequest, createSpamTestReply)

/** Handles `GET /spam_tests/:id`, by numeric id, tracking id or tracking key. Supports long polling. */
export function getSpamTest(deps: ServiceDeps): ServiceHandler {
  return answerRead(deps, spamTestView(deps))
}

/** Handles `GET /spam_tests/email_services`. The response has exactly three keys, one for each provider type. */
export function getEmailServices({ directory }: ServiceDeps): ServiceHandler {
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
