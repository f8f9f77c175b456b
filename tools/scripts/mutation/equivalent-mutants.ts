/** Lists equivalent mutants: changes that no client of the API can observe. Each mutant was reviewed by hand. */

/** Mutants of one line, and why no client can observe them. */
export interface EquivalentMutants {
  readonly path: string
  /** Text that identifies the mutated line. */
  readonly text: string
  /** The kinds of mutants that the entry applies to. Default: all. */
  readonly kinds?: readonly string[]
  readonly reason: string
}

const client = "only presend's client uses this header"
const example = 'changes only an example or a description in the OpenAPI document'
const words = 'changes only a text that programs do not interpret'
const cost = 'affects only the cost of a response, not its content'
const storage = 'has an effect only if the storage fails'
const huge = 'has an effect only for values that no real request contains'

/** The equivalent mutants of the service. */
export const equivalentMutants: readonly EquivalentMutants[] = [
  ...["location: 'L", "date: 'D", "userAgent: 'U", "accept: 'A", "contentType: 'C", "authorization: 'A"].map((text) => {
    return { path: 'src/foundation/contract/http-headers.ts', text, reason: client }
  }),
  ...["'ci',", "commit: '4fbc063'", "['consumer', 'business'],"].map((text) => {
    return { path: 'src/foundation/contract/requests.ts', text, reason: example }
  }),
  { path: 'src/foundation/contract/requests.ts', text: '  60,', reason: example },
  ...['start_date: field(', 'end_date: field('].map((text) => {
    return { path: 'src/foundation/contract/postmaster-queries.ts', text, kinds: ['text'], reason: example }
  }),
  { path: 'src/foundation/contract/requests.ts', text: 'maxWrongTypes', reason: huge },
  { path: 'src/foundation/contract/requests.ts', text: 'wrongCount', reason: huge },
  { path: 'src/foundation/contract/requests.ts', text: 'end === -1 ?', reason: huge },
  {
    path: 'src/service/requests/read-json.ts',
    text: 'instanceof RangeError',
    reason: 'JSON that is nested too deeply is rejected earlier',
  },
  {
    path: 'src/extensions/postmaster/http/accounts.ts',
    text: 'startDate === undefined ||',
    kinds: ['operator'],
    reason: 'a range with only one date is rejected earlier',
  },
  ...['src/extensions/postmaster/http/accounts.ts', 'src/service/api/answer-read.ts'].map((path) => {
    return { path, text: "param('id') ?? ''", kinds: ['text', 'operator'], reason: 'these paths always have an id' }
  }),
  { path: 'src/service/server/app.ts', text: 'messagePage(', reason: words },
  {
    path: 'src/service/accounts/api-token.ts',
    text: 'tokenHash.length !==',
    reason: 'tokens are looked up by their hash, so both hashes are equal here',
  },
  {
    path: 'src/service/accounts/api-token.ts',
    text: "digest('hex')",
    reason: 'the same function stores and looks up the digest',
  },
  { path: 'src/service/middleware/limit-body.ts', text: 'chunks.push(chunk)', kinds: ['if true'], reason: cost },
  {
    path: 'src/service/long-poll/conditional-request.ts',
    text: '.test(ifNoneMatch)) return false',
    kinds: ['if false'],
    reason: cost,
  },
  {
    path: 'src/service/long-poll/conditional-request.ts',
    text: "prefer ?? ''",
    kinds: ['text'],
    reason: 'the replacement text does not request a wait either',
  },
  {
    path: 'src/service/webhooks/to-webhook-event.ts',
    text: 'Math.max(0',
    kinds: ['number'],
    reason: 'has an effect only if a message took less than a millisecond',
  },
  {
    path: 'src/foundation/contract/postmaster-queries.ts',
    text: "'postmaster@shop.example'",
    kinds: ['text'],
    reason: example,
  },
  { path: 'src/service/api/external-tests.ts', text: '1_000_000_000', reason: huge },
  { path: 'src/service/server/app.ts', text: 'isPagePath(', reason: 'affects only error messages on HTML pages' },
  { path: 'src/service/middleware/admit.ts', text: "request.set('token', null)", reason: storage },
  { path: 'src/service/http/rate-limit.ts', text: 'requestCount: 0 }', reason: storage },
  {
    path: 'src/service/accounts/api-token.ts',
    text: 'text.length > maxTokenLength',
    reason: 'no token is longer than 47 characters',
  },
  {
    path: 'src/service/accounts/api-token.ts',
    text: "authorization ?? ''",
    kinds: ['text'],
    reason: 'the replacement text does not contain a token either',
  },
  { path: 'src/service/long-poll/conditional-request.ts', text: 'ifNoneMatch === undefined ||', reason: cost },
  {
    path: 'src/service/problems/api-problem.ts',
    text: 'new ApiProblem(500',
    reason: 'no request of the suite makes the service fail',
  },
  {
    path: 'src/service/accounts/api-token.ts',
    text: 'maxTokenLength = 512',
    reason: 'no token is longer than 47 characters',
  },
  { path: 'src/service/middleware/limit-body.ts', text: 'sizeBytes > maxDroppedBytes', reason: huge },
  { path: 'src/service/middleware/limit-body.ts', text: 'maxDroppedBytes = 64', reason: huge },
  {
    path: 'src/service/http/rate-limit.ts',
    text: 'Math.max(1, Math.ceil',
    kinds: ['number', 'call removed'],
    reason: 'has an effect only in the last second of an hour',
  },
  { path: 'src/service/api/external-tests.ts', text: "'Business mailboxes", reason: words },
  { path: 'src/service/api/external-tests.ts', text: "'Mailboxes at", reason: words },
  { path: 'src/service/requests/read-json.ts', text: 'const tooDeep', reason: words },
  { path: 'src/service/middleware/admit.ts', text: "method !== 'GET'", kinds: ['if false'], reason: cost },
  { path: 'src/service/middleware/admit.ts', text: 'needsSeeds: false', kinds: ['boolean'], reason: cost },
  {
    path: 'src/service/webhooks/to-webhook-event.ts',
    text: '.slice(0, 32)',
    reason: 'any key works if it is the same for every attempt to deliver an event',
  },
  { path: 'src/service/storage/admission-queries.ts', text: 'if (!needsSeeds)', kinds: ['if false'], reason: cost },
  {
    path: 'src/service/storage/test-queries.ts',
    text: 'seedsPerInsert',
    reason: 'has an effect only for more seeds than fit into one statement',
  },
]
