/**
 * How replies about tests are read: documented fields must be there with their types, unknown fields are kept, additive
 * ones may be anything, and the variants seen in the wild become the documented form.
 */

import * as z from 'zod'

import { additive } from './additive.ts'
import type { Pagination } from './list-replies.ts'
import type { Folder, ProviderType } from './names.ts'
import { folders, providerTypes } from './names.ts'
import type { ListedMailboxes } from './seed-groups.ts'
import { seedGroups } from './seed-groups.ts'
import type { ExternalTestSummary, LongPollOffer } from './test-replies.ts'
import type { WireSchema } from './wire-schema.ts'

/** A create reply of either endpoint, read. */
export interface ReadCreateReply {
  readonly test: { readonly id?: number | undefined; readonly tracking_id: string }
  readonly send_to: ListedMailboxes
  readonly long_poll?: LongPollOffer | undefined
  readonly report_url?: string | undefined
}

/** How one method judged one copy, as far as the service tells. */
export interface ReadVerdict {
  readonly result?: string | undefined
  readonly domain?: string | null | undefined
  readonly aligned?: boolean | null | undefined
  /** False: nothing could be checked, and the documented boolean means nothing. */
  readonly measured?: boolean | undefined
  readonly detail?: string | null | undefined
  readonly fix?: string | null | undefined
}

/** What the spam engine said, as far as the service tells. */
export interface ReadSpam {
  readonly version?: string | null | undefined
  readonly engine: string
  readonly score: number
  readonly threshold: number
  readonly symbols: readonly {
    readonly name: string
    readonly score: number
    readonly description?: string | null | undefined
    readonly fix?: string | null | undefined
  }[]
}

/** An entry of `test_results`, read: the folder is one of ours, and what is additive may be absent. */
export interface ReadResultEntry {
  readonly delivered_to: Folder | null
  readonly dkim_pass: boolean
  readonly spf_pass: boolean
  readonly dmarc_pass: boolean
  readonly to: string
  readonly from: string | null
  readonly provider_name?: string | undefined
  readonly provider_type?: ProviderType | undefined
  readonly received_at?: string | null | undefined
  readonly placement?: 'observed' | 'simulated' | null | undefined
  readonly reason?: string | null | undefined
  readonly spam?: ReadSpam | null | undefined
  readonly authentication?:
    | {
        readonly spf?: ReadVerdict | undefined
        readonly dkim?: ReadVerdict | undefined
        readonly dmarc?: ReadVerdict | undefined
      }
    | null
    | undefined
  readonly notes?:
    | readonly { readonly rule: string; readonly text: string; readonly fix?: string | null | undefined }[]
    | undefined
}

/** `GET /spam_tests/:id`, read. */
export interface ReadSpamTestReply {
  readonly data: {
    readonly key: string
    readonly name: string
    readonly test_results: readonly ReadResultEntry[]
    readonly status?: string | undefined
  }
}

/** `GET /external_tests/:id`, read: the document promises a status and a summary, and no more. */
export interface ReadExternalTestReply {
  readonly test: { readonly status: string }
  readonly summary: ExternalTestSummary
}

/** One external test of a list, read. */
export interface ReadListedTest {
  readonly id: number
  readonly tracking_id: string
  readonly status: string
  readonly name?: string | undefined
  readonly source?: string | null | undefined
  readonly metadata?: Readonly<Record<string, unknown>> | undefined
  readonly created_at?: string | undefined
}

/** `GET /external_tests`, read; a service may give no pagination. */
export interface ReadListReply {
  readonly tests: readonly ReadListedTest[]
  readonly pagination?: Pagination | undefined
}

const success = z.literal(true)
// The document gives it to "test-related" replies, but shows the external ones without it: there, only false is a refusal.
const externalSuccess = z.literal(true).optional()
const testId = z.int().nonnegative()
const optionalText = additive(z.string().nullable())

// `send_to` stands in `instructions` in one documented reply and at the top level in the other; some send both or swap them.
const createShape = {
  success,
  instructions: z.looseObject({ send_to: seedGroups.optional() }).optional(),
  send_to: seedGroups.optional(),
  long_poll: additive(z.looseObject({ max_wait_seconds: z.number().positive() })),
  report_url: additive(z.url({ protocol: /^https?$/ })),
}

interface WithEitherSendTo {
  readonly instructions?: { readonly send_to?: ListedMailboxes | undefined } | undefined
  readonly send_to?: ListedMailboxes | undefined
}

function withSendTo<T extends WithEitherSendTo>(reply: T, context: z.RefinementCtx): T & { send_to: ListedMailboxes } {
  const found = reply.instructions?.send_to ?? reply.send_to
  if (found !== undefined) return { ...reply, send_to: found }
  context.addIssue({
    code: 'custom',
    path: ['send_to'],
    message: 'seed addresses by provider type (or "instructions.send_to")',
  })
  return z.NEVER
}

/** Reads the reply of `POST /spam_tests`. */
export const createSpamTestReply: WireSchema<ReadCreateReply> = z
  .looseObject({
    ...createShape,
    test: z.looseObject({
      id: additive(testId),
      tracking_id: z.string(),
      name: z.string(),
      source: z.string().nullable(),
      metadata: z.record(z.string(), z.unknown()),
    }),
  })
  .transform(withSendTo)

/** Reads the reply of `POST /external_tests`. */
export const createExternalTestReply: WireSchema<ReadCreateReply> = z
  .looseObject({
    ...createShape,
    success: externalSuccess,
    test: z.looseObject({ id: testId, tracking_id: z.string() }),
  })
  .transform(withSendTo)

const folderNames: ReadonlyMap<string, Folder> = new Map([
  ...folders.map((folder) => [folder.toLowerCase(), folder] as const),
  // What Microsoft calls it: the document says that a service reports it as Spam, not all do.
  ['junk', 'Spam'],
  ['junk email', 'Spam'],
  ['junk e-mail', 'Spam'],
])

const folderSchema = z.string().transform((text, context): Folder => {
  const folder = folderNames.get(text.toLowerCase())
  if (folder !== undefined) return folder
  context.addIssue({ code: 'custom', message: `one of ${folders.join(', ')}, or null` })
  return z.NEVER
})

const verdictSchema = additive(
  z.looseObject({
    result: additive(z.string()),
    domain: optionalText,
    aligned: additive(z.boolean().nullable()),
    measured: additive(z.boolean()),
    detail: optionalText,
    fix: optionalText,
  }),
)

const symbolSchema = z.looseObject({
  name: z.string(),
  score: z.number(),
  description: optionalText,
  fix: optionalText,
})

const spamSchema = z.looseObject({
  engine: z.string(),
  score: z.number(),
  threshold: z.number(),
  version: optionalText,
  symbols: z.array(symbolSchema),
})

const noteSchema = z.looseObject({ rule: z.string(), text: z.string(), fix: optionalText })

/** Reads one entry of `test_results`. */
export const testResultEntry: WireSchema<ReadResultEntry> = z.looseObject({
  delivered_to: folderSchema.nullable(),
  dkim_pass: z.boolean(),
  spf_pass: z.boolean(),
  dmarc_pass: z.boolean(),
  to: z.string(),
  from: z.string().nullable(),
  provider_name: additive(z.string()),
  provider_type: additive(z.enum(providerTypes)),
  received_at: optionalText,
  placement: additive(z.enum(['observed', 'simulated']).nullable()),
  reason: optionalText,
  spam: additive(spamSchema.nullable()),
  authentication: additive(z.looseObject({ spf: verdictSchema, dkim: verdictSchema, dmarc: verdictSchema }).nullable()),
  notes: additive(z.array(noteSchema)),
})

/** Reads the reply of `GET /spam_tests/:id`. */
export const getSpamTestReply: WireSchema<ReadSpamTestReply> = z.looseObject({
  success,
  data: z.looseObject({
    key: z.string(),
    name: z.string(),
    test_results: z.array(testResultEntry),
    status: additive(z.string()),
  }),
})

/** Reads the reply of `GET /external_tests/:id`. */
export const getExternalTestReply: WireSchema<ReadExternalTestReply> = z.looseObject({
  success: externalSuccess,
  test: z.looseObject({ status: z.string() }),
  summary: z.looseObject({
    inbox_rate: z.number().min(0, 'a percentage from 0 to 100').max(100, 'a percentage from 0 to 100'),
    completed: z.int().nonnegative('a count of 0 or more'),
    total_providers: z.int().nonnegative('a count of 0 or more'),
  }),
})

/** Reads the reply of `GET /external_tests`. */
export const listExternalTestsReply: WireSchema<ReadListReply> = z.looseObject({
  success: externalSuccess,
  tests: z.array(
    z.looseObject({
      id: testId,
      tracking_id: z.string(),
      status: z.string(),
      name: additive(z.string()),
      source: optionalText,
      metadata: additive(z.record(z.string(), z.unknown())),
      created_at: additive(z.string()),
    }),
  ),
  pagination: additive(z.looseObject({ page: z.int(), per_page: z.int(), total_count: z.int(), total_pages: z.int() })),
})
