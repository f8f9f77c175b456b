/** Which room may import which, as data; docs/architecture.md says the same in prose. */

/**
 * A room is a folder that has a row; a folder without one belongs to the room above it. Every room may also import itself
 * and `errors`. An entry allows a folder with everything below it, or one file.
 */
export const roomImports: Readonly<Record<string, readonly string[]>> = {
  errors: [],
  world: [],
  contract: [],
  advice: ['contract'],
  mail: ['world'],
  settings: ['world', 'contract', 'postmaster/settings/rows.ts', 'postmaster/settings/rules.ts'],
  template: ['world', 'mail'],
  verdict: ['world', 'contract', 'mail'],
  check: [
    'world',
    'contract',
    'advice',
    'settings',
    'mail',
    'template',
    'postmaster/gate/read-postmaster.ts',
    'postmaster/gate/postmaster-sentence.ts',
  ],
  report: ['world', 'contract', 'settings', 'mail', 'check', 'postmaster/report'],
  client: ['world', 'contract'],
  submission: ['world', 'mail'],
  storage: [
    'world',
    'contract',
    'postmaster/storage/store.ts',
    'postmaster/storage/queries.ts',
    'postmaster/storage/tables.ts',
  ],
  oauth: ['world', 'contract', 'mail'],
  seeds: ['world', 'contract', 'mail', 'verdict', 'storage', 'oauth'],
  // Postmaster data is a subject of its own: each host room imports only the file that registers its part.
  postmaster: ['storage', 'postmaster/storage'],
  'postmaster/google': ['world', 'contract', 'mail', 'storage', 'oauth', 'postmaster/storage'],
  // DMARC reports arrive by mail: how a mailbox is read, and which header fields its receiver wrote.
  'postmaster/dmarc': [
    'world',
    'contract',
    'mail',
    'storage',
    'seeds/imap/imap-connection.ts',
    'verdict/authentication/results-field/trusted-results.ts',
    'postmaster/storage',
  ],
  'postmaster/import': ['world', 'contract', 'mail', 'storage', 'postmaster/storage'],
  'postmaster/sync': [
    'world',
    'contract',
    'storage',
    'oauth',
    'postmaster/storage',
    'postmaster/google',
    'postmaster/grant-purpose.ts',
  ],
  'postmaster/storage': ['contract', 'storage'],
  'postmaster/settings': ['settings'],
  'postmaster/gate': ['world', 'contract', 'settings', 'check'],
  'postmaster/report': ['check', 'report', 'postmaster/gate'],
  'postmaster/http': ['contract', 'mail', 'storage', 'service', 'postmaster/storage', 'postmaster/import'],
  'postmaster/jobs': [
    'world',
    'contract',
    'storage',
    'seeds',
    'oauth',
    'service',
    'settings/service-file/service-settings.ts',
    'postmaster/google',
    'postmaster/dmarc',
    'postmaster/sync',
    'postmaster/storage',
  ],
  'postmaster/commands': [
    'world',
    'contract',
    'settings',
    'mail',
    'check',
    'report',
    'assembly',
    'storage',
    'oauth',
    'commands',
    'service/accounts',
    'postmaster',
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
    'report',
    'settings/service-file/service-settings.ts',
    'settings/service-file/added-seed.ts',
    'postmaster/http/routes.ts',
    'postmaster/http/postmaster-reader.ts',
    'postmaster/http/stored-data.ts',
    'postmaster/jobs/start-jobs.ts',
    'postmaster/dmarc/report-limits.ts',
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
  action: ['world', 'contract', 'settings', 'mail', 'check', 'report', 'assembly', 'postmaster/gate/metric-text.ts'],
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
    'service',
    'postmaster/commands/declare-postmaster-command.ts',
    'postmaster/commands/run-postmaster-command.ts',
    'postmaster/grant-purpose.ts',
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
  kysely: ['storage', 'postmaster/storage'],
  'node:sqlite': ['storage'],
  pg: ['storage'],
  'pg-boss': ['storage'],
  pino: ['service'],
  'prom-client': ['service'],
  'smtp-server': ['seeds'],
  imapflow: ['seeds'],
  'google-auth-library': ['oauth'],
  'fast-xml-parser': ['postmaster/dmarc'],
  yauzl: ['postmaster/dmarc'],
  hono: ['service'],
  '@hono/node-server': ['service'],
  '@actions/http-client': ['client'],
  '@actions/github': ['action'],
  commander: ['commands', 'postmaster/commands'],
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
  /^postmaster\/commands\/run-postmaster-command\.ts$/u,
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
