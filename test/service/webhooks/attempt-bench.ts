/** What the tests of an attempt share: receivers that are closed behind each test, and an attempt on a fake clock. */

import { createHmac } from 'node:crypto'

import {
  type AttemptDeps,
  type AttemptResult,
  attemptDelivery,
} from '../../../src/service/webhooks/attempt-delivery.ts'
import { type FakeClock, fakeClock } from '../../support/fake-clock.ts'
import { fakeDns } from '../../support/fake-dns.ts'
import { type ReceiverOptions, startReceiver, type WebhookReceiver } from '../../support/webhook-receiver.ts'
import { aDelivery, aWebhook } from './webhook-builders.ts'

const opened: AsyncDisposable[] = []

/** To be called with everything that `closeAll` shall close. */
export function closeLater(one: AsyncDisposable): void {
  opened.push(one)
}

/** For `afterEach`. */
export async function closeAll(): Promise<void> {
  await Promise.all(opened.splice(0).map(async (one) => await one[Symbol.asyncDispose]()))
}

/** A receiver that `closeAll` closes. */
export async function aReceiver(options: ReceiverOptions = {}): Promise<WebhookReceiver> {
  const receiver = await startReceiver(options)
  closeLater(receiver)
  return receiver
}

/** A clock that stands still, a DNS that knows nobody, and receivers on this machine allowed. */
export function someParts(changes: Partial<AttemptDeps> = {}): AttemptDeps & { readonly clock: FakeClock } {
  const rules = { allowPrivate: true, ownListeners: [] }
  return { dns: fakeDns({}), rules, ca: null, ...changes, clock: fakeClock() }
}

/** One attempt of `aDelivery()` at a URL. */
export async function attempt(url: string, changes: Partial<AttemptDeps> = {}): Promise<AttemptResult> {
  const { signal } = new AbortController()
  return await attemptDelivery({ delivery: aDelivery(), webhook: aWebhook({ url }) }, someParts(changes), signal)
}

/** The signature of `aDelivery()`, without our code. */
export function hmac(secret: string): string {
  return createHmac('sha256', secret).update(aDelivery().body).digest('hex')
}

/** Lets what lies in the kernel already be read on the other side of loopback, by this very event loop. */
export async function settleSockets(): Promise<void> {
  for (let round = 0; round < 50; round += 1) await new Promise((resolve) => setImmediate(resolve))
}
