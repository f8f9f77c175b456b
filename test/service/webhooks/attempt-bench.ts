/** Shared setup for tests of an attempt: receivers that are closed after each test, and a fake clock. */

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

/** Registers a resource for `closeAll`. */
export function closeLater(one: AsyncDisposable): void {
  opened.push(one)
}

/** For `afterEach`. */
export async function closeAll(): Promise<void> {
  await Promise.all(opened.splice(0).map(async (one) => await one[Symbol.asyncDispose]()))
}

/** Starts a receiver that `closeAll` closes. */
export async function aReceiver(options: ReceiverOptions = {}): Promise<WebhookReceiver> {
  const receiver = await startReceiver(options)
  closeLater(receiver)
  return receiver
}

/** A clock that does not advance, a DNS without records, and private receivers allowed. */
export function someParts(changes: Partial<AttemptDeps> = {}): AttemptDeps & { readonly clock: FakeClock } {
  const rules = { allowPrivate: true, ownListeners: [] }
  return { dns: fakeDns({}), rules, ca: null, ...changes, clock: fakeClock() }
}

/** Makes one attempt to deliver `aDelivery()` to the given URL. */
export async function attempt(url: string, changes: Partial<AttemptDeps> = {}): Promise<AttemptResult> {
  const { signal } = new AbortController()
  return await attemptDelivery({ delivery: aDelivery(), webhook: aWebhook({ url }) }, someParts(changes), signal)
}

/** The signature of `aDelivery()`, computed without presend's code. */
export function hmac(secret: string): string {
  return createHmac('sha256', secret).update(aDelivery().body).digest('hex')
}

/** Waits until the other end of a loopback connection has read the written data. */
export async function settleSockets(): Promise<void> {
  for (let round = 0; round < 50; round += 1) await new Promise((resolve) => setImmediate(resolve))
}
