/** What the service is asked for when a test is created. */

import type { MailType } from '../contract/names.ts'
import type { TestRequest } from '../contract/test.ts'
import type { RenderedMessage } from '../mail/message.ts'
import type { Settings } from '../settings/settings.ts'
import { testTitle } from './outcome-sentence.ts'

/** Longest name a service takes: design of the API, 255 characters. */
const longestName = 255

/** How long a service keeps a test open by default; the longest that can be asked for; both minutes. */
const usualMinutes = 60
const longestMinutes = 1440

/**
 * The request for one message. A name from the settings is kept, and followed by the template when there are several.
 * A run whose timeout is longer than a service's default asks it to keep the test open as long. The run began before
 * its test, so its own timeout is reached first. Other runs send no field that the API document does not have.
 */
export function testRequest(
  settings: Pick<Settings, 'testStyle' | 'testName' | 'providerTypes' | 'metadata' | 'timeoutMs'>,
  message: Pick<RenderedMessage, 'templatePath' | 'dataSet' | 'from'> & { readonly mailType: MailType },
  messageCount: number,
): TestRequest {
  const minutes = Math.ceil(settings.timeoutMs / 60_000)
  return {
    style: settings.testStyle,
    name: shorten(nameOf(settings.testName, testTitle(message), messageCount)),
    providerTypes: settings.providerTypes,
    metadata: settings.metadata,
    // Each message has a test of its own, so templates with different authors do not meet.
    senderDomain: message.from.domain,
    mailType: message.mailType,
    timeoutMinutes: minutes <= usualMinutes ? null : Math.min(minutes, longestMinutes),
  }
}

function nameOf(testName: string | null, title: string, messageCount: number): string {
  if (testName === null) return title
  return messageCount === 1 ? testName : `${testName}: ${title}`
}

/** A surrogate pair that the cut went through is dropped whole. */
function shorten(name: string): string {
  return name.length <= longestName ? name : `${name.slice(0, longestName - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`
}
