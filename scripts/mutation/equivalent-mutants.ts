/** Mistakes that are none: no client of the API can see them. Each was looked at by hand. */

/** Mutants of one place, and why they change nothing that a client could see. */
export interface EquivalentMutants {
  readonly path: string
  /** In the mutated line. */
  readonly text: string
  /** Absent: of any kind. */
  readonly kinds?: readonly string[]
  readonly reason: string
}

const client = 'a header that our client sends or reads; the service has no use for it'
const example = 'an example or words of the OpenAPI document'
const words = 'words for people, with the same meaning to a program'
const cost = 'only what an answer costs, not what it says'
const loopback = 'groups IPv6 addresses into networks; a suite has one address'
const engine = 'happens only when the spam engine fails'
const storage = 'happens only when the storage fails'
const huge = 'beyond what any real request has'

/** By hand. */
export const equivalentMutants: readonly EquivalentMutants[] = [
  ...["location: 'L", "date: 'D", "userAgent: 'U", "accept: 'A", "contentType: 'C", "authorization: 'A"].map((text) => {
    return { path: 'src/contract/http-headers.ts', text, reason: client }
  }),
  ...["'ci',", "commit: '4fbc063'", "['consumer', 'business'],"].map((text) => {
    return { path: 'src/contract/requests.ts', text, reason: example }
  }),
  { path: 'src/contract/requests.ts', text: '  60,', reason: example },
  ...['start_date: field(', 'end_date: field('].map((text) => {
    return { path: 'src/contract/postmaster-queries.ts', text, kinds: ['text'], reason: example }
  }),
  ...['isShallow(metadata', 'abort: true', 'maxMetadataDepth = 100', "typeof value !== 'object'", 'levels > 0'].map(
    (text) => {
      const reason = 'JSON nested thousands of levels deep is refused in another place as well, when it is read'
      return { path: 'src/contract/requests.ts', text, reason }
    },
  ),
  { path: 'src/contract/requests.ts', text: 'withoutCountlessWrong', kinds: ['call left out'], reason: huge },
  { path: 'src/contract/requests.ts', text: 'maxWrongTypes', reason: huge },
  { path: 'src/contract/requests.ts', text: 'wrongCount', reason: huge },
  { path: 'src/contract/requests.ts', text: 'end === -1 ?', reason: huge },
  { path: 'src/contract/requests.ts', text: "'Given: the test", reason: example },
  {
    path: 'src/service/requests/read-json.ts',
    text: 'instanceof RangeError',
    reason: 'nested JSON is refused before it comes to that',
  },
  {
    path: 'src/postmaster/http/accounts.ts',
    text: 'startDate === undefined ||',
    kinds: ['operator'],
    reason: 'one date alone was refused before',
  },
  ...["param('id') ?? ''"].flatMap((text) =>
    ['src/postmaster/http/accounts.ts', 'src/service/wanted-test.ts', 'src/service/long-poll/answer-read.ts'].map(
      (path) => {
        return { path, text, kinds: ['text', 'operator'], reason: 'these paths always have an id' }
      },
    ),
  ),
  { path: 'src/service/server/answer-error.ts', text: 'messagePage(', reason: words },
  {
    path: 'src/service/accounts/api-token.ts',
    text: 'tokenHash.length !==',
    reason: 'tokens are found by their hash, so that both are the same here',
  },
  {
    path: 'src/service/accounts/api-token.ts',
    text: "digest('hex')",
    reason: 'the same function writes and looks up the digest',
  },
  {
    path: 'src/service/middleware/admit.ts',
    text: 'env.incoming === undefined',
    reason: 'over a socket there is always one',
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
    reason: 'no other text asks for a wait either',
  },
  {
    path: 'src/service/webhooks/to-webhook-event.ts',
    text: 'Math.max(0',
    kinds: ['number'],
    reason: 'differs where a mail took less than a millisecond',
  },
  { path: 'src/contract/postmaster-queries.ts', text: "'postmaster@shop.example'", kinds: ['text'], reason: example },
  { path: 'src/service/api/external-tests.ts', text: '1_000_000_000', reason: huge },
  { path: 'src/service/server/answer-error.ts', text: 'isPagePath(', reason: 'an error of a page for people' },
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
    reason: 'no other text is a token either',
  },
  { path: 'src/service/api-problem.ts', text: 'name.slice(0, 80)', reason: words },
  { path: 'src/postmaster/http/accounts.ts', text: 'text.slice(0, 80)', reason: words },
  { path: 'src/service/long-poll/conditional-request.ts', text: 'ifNoneMatch === undefined ||', reason: cost },
  {
    path: 'src/service/server/answer-error.ts',
    text: 'new ApiProblem(500',
    reason: 'no request makes the service fail',
  },
  {
    path: 'src/service/accounts/api-token.ts',
    text: 'maxTokenLength = 512',
    reason: 'no token is longer than 47 characters',
  },
  { path: 'src/service/middleware/limit-body.ts', text: 'sizeBytes > mostDroppedBytes', reason: huge },
  { path: 'src/service/middleware/limit-body.ts', text: 'mostDroppedBytes = 64', reason: huge },
  {
    path: 'src/service/http/rate-limit.ts',
    text: 'Math.max(1, Math.ceil',
    kinds: ['number', 'call left out'],
    reason: 'differs in the last second of an hour alone',
  },
  ...['const bytes = readIpv6', 'bytes === null', 'readUInt16BE', 'groups.join'].map((text) => {
    return { path: 'src/service/http/rate-limit.ts', text, reason: loopback }
  }),
  { path: 'src/service/api/external-tests.ts', text: "'Mailboxes of", reason: words },
  { path: 'src/service/api/external-tests.ts', text: "'Company mailboxes", reason: words },
  { path: 'src/service/requests/read-json.ts', text: 'const tooDeep', reason: words },
  { path: 'src/service/api/test-replies.ts', text: "=== 'undecided'", reason: engine },
  { path: 'src/service/middleware/admit.ts', text: "method !== 'GET'", kinds: ['if false'], reason: cost },
  { path: 'src/service/middleware/admit.ts', text: 'needsSeeds: false', kinds: ['boolean'], reason: cost },
  {
    path: 'src/service/webhooks/to-webhook-event.ts',
    text: '.slice(0, 32)',
    reason: 'any key will do that is the same for the same event',
  },
  { path: 'src/storage/admission-queries.ts', text: 'if (!needsSeeds)', kinds: ['if false'], reason: cost },
  { path: 'src/storage/test-queries.ts', text: 'seedsPerInsert', reason: 'more seeds than one statement may hold' },
]
