/** Who may import whom, as data: docs/architecture.md says the same in words. A row lists what a room may import. */

/** Every room may also import itself and `errors`. An entry with a `/` allows that one file. */
export const roomImports: Readonly<Record<string, readonly string[]>> = {
  errors: [],
  world: [],
  contract: [],
  advice: ['contract'],
  mail: ['world'],
  settings: ['world', 'contract'],
  template: ['world', 'mail'],
  verdict: ['world', 'contract', 'mail'],
  check: ['world', 'contract', 'advice', 'settings', 'mail', 'template'],
  report: ['world', 'contract', 'settings', 'mail', 'check'],
  client: ['world', 'contract'],
  submission: ['world', 'mail'],
  storage: ['world', 'contract'],
  oauth: ['world', 'contract', 'mail'],
  seeds: ['world', 'contract', 'mail', 'verdict', 'storage', 'oauth'],
  // Of seeds only how a mailbox is read: reports of DMARC arrive in one; and of verdicts only which fields of a mail its
  // receiver wrote.
  postmaster: [
    'world',
    'contract',
    'mail',
    'storage',
    'oauth',
    'seeds/imap/imap-connection.ts',
    'verdict/authentication/results-field/trusted-results.ts',
  ],
  // Of settings only what `presend serve` was asked for, as a type, and what a stored seed means.
  service: [
    'world',
    'contract',
    'advice',
    'mail',
    'verdict',
    'storage',
    'seeds',
    'oauth',
    'postmaster',
    'report',
    'settings/service-file/service-settings.ts',
    'settings/service-file/added-seed.ts',
  ],
  // Of template only what the worker thread runs, and what it is asked.
  assembly: [
    'world',
    'contract',
    'settings',
    'mail',
    'template',
    'check',
    'report',
    'client',
    'submission',
    'service/embedded.ts',
  ],
  action: ['world', 'contract', 'settings', 'mail', 'check', 'report', 'assembly'],
  commands: [
    'world',
    'contract',
    'settings',
    'mail',
    'check',
    'report',
    'assembly',
    'verdict',
    'storage',
    'seeds',
    'oauth',
    'postmaster',
    'service',
  ],
  // Of postmaster only the job that a worker thread does.
  rooms: ['action', 'commands', 'assembly', 'seeds', 'world', 'postmaster/dmarc/report-job.ts'],
  // The package's own door for receivers of webhooks: `import { verify } from 'presend/webhook'`.
  webhook: ['contract'],
  main: ['rooms'],
  cli: ['rooms'],
  worker: ['rooms'],
}

/** Packages (and Node modules that are kept apart) and the rooms that alone may import them. */
export const packageRooms: Readonly<Record<string, readonly string[]>> = {
  zod: ['contract'],
  // errors/ has only the type of its error codes.
  yaml: ['errors', 'settings', 'template'],
  'postal-mime': ['mail'],
  'html-to-text': ['mail'],
  liquidjs: ['template'],
  handlebars: ['template'],
  marked: ['template'],
  mailauth: ['verdict'],
  entities: ['verdict'],
  kysely: ['storage'],
  'node:sqlite': ['storage'],
  pg: ['storage'],
  'pg-boss': ['storage'],
  pino: ['service'],
  'prom-client': ['service'],
  'smtp-server': ['seeds'],
  imapflow: ['seeds'],
  'google-auth-library': ['oauth'],
  'fast-xml-parser': ['postmaster'],
  yauzl: ['postmaster'],
  hono: ['service'],
  '@hono/node-server': ['service'],
  '@actions/http-client': ['client'],
  '@actions/github': ['action'],
  commander: ['commands'],
}

/** The only places where code is loaded while the program runs. */
export const lazyImporters: readonly RegExp[] = [
  /^(?:main|cli|worker|rooms)\.ts$/u,
  /^assembly\//u,
  /^template\/engine\.ts$/u,
  // Octokit is loaded only when there is a pull request to comment on.
  /^action\/run-action\.ts$/u,
  // Each command is loaded when it is the one that was asked for, and PostgreSQL only for a service that stands on it.
  /^commands\/run-command-line\.ts$/u,
  // Some of these speak to a service and some work on the database: neither loads what the other needs.
  /^commands\/postmaster\/run-postmaster-command\.ts$/u,
  /^storage\/(?:open|inspect)-storage\.ts$/u,
  // Pages and the API document are for people: a run of the embedded service never asks for one.
  /^service\/(?:api-docs\/document-routes|report-page\/report-route)\.ts$/u,
]

/** Things that only world/ may ask for: each would make a run depend on where and when it runs. */
export const ambientReads: Readonly<Record<string, RegExp>> = {
  'Date.now()': /\bDate\.now\(/u,
  'new Date() without argument': /\bnew Date\(\s*\)/u,
  'Math.random()': /\bMath\.random\(/u,
  'randomUUID or randomBytes': /\brandom(?:UUID|Bytes)\b/u,
  'process.env': /\bprocess\.env\b/u,
  // A socket's own time limit waits for the socket, not for the clock.
  'setTimeout or setInterval': /(?<!socket\.)\bset(?:Timeout|Interval)\(/u,
  'performance.now()': /\bperformance\.now\(/u,
  'node:dns': /['"]node:dns/u,
}
