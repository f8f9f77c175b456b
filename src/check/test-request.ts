/** Builds the request that creates a test. */

import type { MailType } from '../foundation/contract/names.ts'
import type { TestRequest } from '../foundation/contract/test.ts'
import { shorten } from '../foundation/errors/shorten.ts'
import type { RenderedMessage } from '../foundation/mail/message.ts'
import { testTitle } from './outcome-sentence.ts'
import { maxTestNameLength } from './settings/rows/service-rows.ts'
import type { Settings } from './settings/settings.ts'

/** The default and maximum time that a service keeps a test open, in minutes. */
const usualMinutes = 60
const longestMinutes = 1440

/**
 * Builds the request for one message. If there are several messages, the name of the test includes the template. API v1
 * does not define a timeout for tests, so the timeout is sent only if the run may take longer than a service's default.
 */
export function testRequest(
  settings: Pick<Settings, 'testStyle' | 'testName' | 'providerTypes' | 'metadata' | 'timeoutMs'>,
  message: Pick<RenderedMessage, 'templatePath' | 'dataSet' | 'from'> & { readonly mailType: MailType },
  messageCount: number,
): TestRequest {
  const minutes = Math.ceil(settings.timeoutMs / 60_000)
  return {
    style: settings.testStyle,
    name: shorten(nameOf(settings.testName, testTitle(message), messageCount), maxTestNameLength),
    providerTypes: settings.providerTypes,
    metadata: settings.metadata,
    senderDomain: message.from.domain,
    mailType: message.mailType,
    timeoutMinutes: minutes <= usualMinutes ? null : Math.min(minutes, longestMinutes),
  }
}

function nameOf(testName: string | null, title: string, messageCount: number): string {
  if (testName === null) return title
  return messageCount === 1 ? testName : `${testName}: ${title}`
}
