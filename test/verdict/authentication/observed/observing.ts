/** Observes authentication of a message in a real mailbox, with the fields that a provider adds. */

import { parseMessage } from '../../../../src/foundation/mail/parse-message.ts'
import type { Dns } from '../../../../src/foundation/world/world.ts'
import type { Authentication } from '../../../../src/verdict/authentication/authentication-verdict.ts'
import { observeAuthentication } from '../../../../src/verdict/authentication/observed/observe-authentication.ts'
import { fakeClock } from '../../../support/fake-clock.ts'
import { aMail } from '../../../support/mail-builder.ts'

export interface Observation {
  /** The fields that the provider writes above the message, top first; continuation lines begin with a space. */
  readonly top: readonly string[]
  /** By default, an unsigned message from hello@shop.example. */
  readonly mail?: Buffer
  /** Default: mx.box.example. */
  readonly authservIds?: readonly string[]
  readonly providerName?: string
  readonly bodyMissing?: string
  readonly dns: Dns
  readonly signal?: AbortSignal
}

/** Returns the three verdicts. */
export async function observe({
  top,
  mail,
  authservIds,
  providerName,
  bodyMissing,
  dns,
  signal,
}: Observation): Promise<Authentication> {
  const lines = top.map((line) => `${line}\r\n`).join('')
  const bytes = Buffer.concat([Buffer.from(lines), mail ?? aMail()])
  const message = await parseMessage(bytes)
  const provider = {
    authservIds: authservIds ?? ['mx.box.example'],
    providerName: providerName ?? 'box.example',
  }
  const whole = { bytes, message, fields: message.headerFields, provider }
  const input = bodyMissing === undefined ? whole : { ...whole, bodyMissing }
  return await observeAuthentication(input, { dns, clock: fakeClock() }, signal ?? new AbortController().signal)
}

/** A compact form for comparisons: `result origin aligned` of each method. */
export function brief({ spf, dkim, dmarc }: Authentication): Readonly<Record<'spf' | 'dkim' | 'dmarc', string>> {
  const words = [spf, dkim, dmarc].map(({ result, domain, isAligned, origin }) => {
    if (result === null) return 'not measured'
    return `${result} ${domain} ${alignedWords.get(isAligned)} ${origin}`
  })
  const [first = '', second = '', third = ''] = words
  return { spf: first, dkim: second, dmarc: third }
}

const alignedWords: ReadonlyMap<boolean | null, string> = new Map([
  [true, 'aligned'],
  [false, 'unaligned'],
  [null, 'unknown'],
])
