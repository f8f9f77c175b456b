/** Builds the notes that a test's report shows about the message sent by the service. */

import type { Note } from '../../report/table.ts'
import type { SentCopy, StoredSending } from '../../service/storage/test-sending.ts'

/** The maximum time between the sending deadline and the moment when the result is stored. */
const graceMs = 10_000

/** Returns the notes on sending as of `nowMs`, or none if the service sent nothing for the test. */
export function sendingNotes(sending: StoredSending | null, nowMs: number): readonly Note[] {
  if (sending === null) return []
  if (sending.result === null) return [nowMs < sending.deadlineAtMs + graceMs ? inProgress : interrupted]
  const { warnings, copies } = sending.result
  const failed = copies.filter(({ status }) => status !== 'accepted')
  const groups = Map.groupBy(failed, ({ status, reason }) => `${status} ${reason}`)
  return [
    ...[...groups.values()].flatMap((own) => failureNote(own, copies.length)),
    ...(failed.length === 0 ? [] : [notRepeated]),
    ...warnings.map((text) => ({ kind: 'warning' as const, title: 'Message changed', text })),
  ]
}

const inProgress: Note = {
  kind: 'info',
  title: 'Sending',
  text: 'The service is sending the uploaded message to the seeds. Deferred copies are retried for five minutes.',
}

const interrupted: Note = {
  kind: 'warning',
  title: 'Sending was interrupted',
  text: 'The service stopped before it could record which copies it had sent. The service does not send any copy again, because a seed could receive the message twice. To send the message again, upload it to a new test.',
}

const notRepeated: Note = {
  kind: 'info',
  title: 'Not sent again',
  text: 'presend sends each copy at most once. To send the message again, upload it to a new test.',
}

const titles: Readonly<Record<Exclude<SentCopy['status'], 'accepted'>, string>> = {
  rejected: 'not sent',
  unknown: 'possibly not sent',
  'not-attempted': 'not sent',
}

function failureText(status: keyof typeof titles, count: number): string {
  const copies = count === 1 ? 'the copy' : 'the copies'
  if (status === 'rejected') return `The mail server rejected ${copies}`
  if (status === 'unknown') return `The connection was lost before the mail server confirmed ${copies}`
  return count === 1 ? 'The copy was not sent' : 'The copies were not sent'
}

/** Builds one note for all copies that were not sent for the same reason. */
function failureNote(copies: readonly SentCopy[], total: number): readonly Note[] {
  const [first] = copies
  if (first === undefined || first.status === 'accepted') return []
  const { status, reason } = first
  const seeds = copies.map(({ address }) => address).join(', ')
  return [
    {
      kind: 'warning',
      title: `${copies.length} of ${total} copies ${titles[status]}`,
      text: `${failureText(status, copies.length)}: ${reason} (${seeds})`,
    },
  ]
}
