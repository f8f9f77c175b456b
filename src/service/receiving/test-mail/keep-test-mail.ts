/** Stores one message of each test for the test's report. */

import { readHeaderSection } from '../../../foundation/mail/header-section.ts'
import type { Clock } from '../../../foundation/world/world.ts'
import type { Store } from '../../storage/store.ts'
import type { TestMessage } from '../../storage/test-message.ts'
import type { TestMailContent } from './test-mail-job-types.ts'

/** A copy of a message. */
export interface TestMail {
  readonly bytes: Uint8Array
  /** True if `bytes` contains only the header section. */
  readonly isHeadOnly: boolean
}

/** Stores a test's message, unless one is already stored for the test. Never rejects. */
export type KeepTestMail = (numericId: number, mail: TestMail, signal: AbortSignal) => Promise<void>

/** The dependencies for storing messages. */
export interface MailKeeperPorts {
  readonly store: Pick<Store, 'keepTestMessage'>
  readonly clock: Pick<Clock, 'nowMs'>
  /** Reads the body in a worker thread. */
  readonly readTestMail: (bytes: Uint8Array, signal: AbortSignal) => Promise<TestMailContent>
  /** Called when a message or its body could not be stored. */
  readonly onError: (numericId: number, error: unknown) => void
}

/** The number of tests whose messages this instance remembers as stored. Older tests rarely receive another copy. */
const rememberedTests = 10_000
/** The limits for stored header fields. The report never shows more than these limits allow. */
const maxFields = 100
const maxNameCharacters = 100
const maxValueCharacters = 2000

/**
 * Returns a function that stores the first copy of each test. All copies of a test have the same content, so later
 * copies are ignored.
 */
export function mailKeeper(what: 'headers' | 'whole', ports: MailKeeperPorts): KeepTestMail {
  const { store, clock, onError } = ports
  const kept = new Set<number>()
  return async (numericId, mail, signal) => {
    if (kept.has(numericId)) return
    remember(kept, numericId)
    try {
      const content =
        what === 'headers' || mail.isHeadOnly ? noContent : await read(numericId, mail, { ...ports, signal })
      await store.keepTestMessage(numericId, { headerFields: fieldsOf(mail), ...content }, clock.nowMs())
    } catch (error) {
      kept.delete(numericId)
      if (!signal.aborted) onError(numericId, error)
    }
  }
}

const noContent: TestMailContent = { body: null, html: null }

/** If reading the message takes too much time or memory, the message is stored without its body. */
async function read(
  numericId: number,
  { bytes }: TestMail,
  { readTestMail, onError, signal }: MailKeeperPorts & { readonly signal: AbortSignal },
): Promise<TestMailContent> {
  try {
    return await readTestMail(bytes, signal)
  } catch (error) {
    signal.throwIfAborted()
    onError(numericId, error)
    return noContent
  }
}

function remember(kept: Set<number>, numericId: number): void {
  const [oldest] = kept
  if (kept.size >= rememberedTests && oldest !== undefined) kept.delete(oldest)
  kept.add(numericId)
}

function fieldsOf({ bytes }: TestMail): TestMessage['headerFields'] {
  return readHeaderSection(bytes)
    .slice(0, maxFields)
    .map(({ name, value }) => ({
      name: name.slice(0, maxNameCharacters),
      value: value.slice(0, maxValueCharacters),
    }))
}
