/** The `/spam_tests` endpoints: create a test, read a test, and list the seed addresses. */

import { createSpamTestRequest } from '../../contract/requests.ts'
import type { EmailServicesReply } from '../../contract/seed-replies.ts'
import { isMonitored } from '../../seeds/directory.ts'
import { callerWorkspace, type ServiceDeps, type ServiceHandler } from '../requests/service-context.ts'
import { answerRead, spamTestView } from './answer-read.ts'
import { createTest, readTestOptions } from './create-test.ts'
import { createSpamTestReply, sendToOf } from './test-replies.ts'

/** Handles `POST /spam_tests`. A body with `external_test` creates an external test. */
export function postSpamTest(deps: ServiceDeps): ServiceHandler {
  return async (request) => {
    const options = await readTestOptions(request, createSpamTestRequest)
    const test = await createTest(options, callerWorkspace(request), deps)
    request.set('testId', test.numericId)
    return request.json(createSpamTestReply(test, deps), 201)
  }
}

/** Handles `GET /spam_tests/:id`, by numeric id, tracking id or tracking key. Supports long polling. */
export function getSpamTest(deps: ServiceDeps): ServiceHandler {
  return answerRead(deps, spamTestView(deps))
}

/** Handles `GET /spam_tests/email_services`. The reply has exactly three keys. */
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
