/** The imports that are allowed between the groups of src/, as data; docs/architecture.md describes the same in prose. */

/**
 * The allowed imports by group, in the order in which the groups build on one another. A group may always import
 * itself. `foundation/` is divided further, because its parts are the lowest layers.
 */
export const groupImports: Readonly<Record<string, readonly string[]>> = {
  'foundation/errors': [],
  'foundation/world': ['foundation/errors'],
  'foundation/contract': ['foundation/errors'],
  'foundation/mail': ['foundation/errors', 'foundation/world', 'foundation/contract'],
  render: ['foundation'],
  verdict: ['foundation'],
  preflight: ['foundation', 'render', 'verdict'],
  check: ['foundation', 'render', 'verdict', 'preflight'],
  report: ['foundation', 'verdict', 'preflight', 'check'],
  service: ['foundation', 'verdict', 'check', 'report'],
  action: ['foundation', 'render', 'preflight', 'check', 'report', 'service', 'extensions.ts'],
  cli: ['foundation', 'preflight', 'check', 'report', 'service', 'action'],
  'extensions/oauth': ['foundation'],
  'extensions/mailboxes': ['foundation', 'verdict', 'service', 'extensions/oauth'],
  'extensions/dashboard': ['foundation', 'check', 'report', 'service', 'extensions/oauth', 'extensions/mailboxes'],
  'extensions/postmaster': [
    'foundation',
    'verdict',
    'check',
    'report',
    'service',
    'action',
    'cli',
    'extensions/oauth',
    'extensions/mailboxes',
    'extensions/dashboard',
  ],
  // The only file outside an extension that may name one.
  'extensions.ts': ['foundation', 'service', 'cli', 'extensions'],
  'bundle.ts': ['foundation', 'service', 'action', 'cli', 'extensions', 'extensions.ts'],
  // The entry point for receivers of webhooks: `import { verify } from 'presend/webhook'`.
  'webhook.ts': ['foundation'],
  'main.ts': ['bundle.ts'],
  'cli.ts': ['bundle.ts'],
  'worker.ts': ['bundle.ts'],
  'tools.ts': ['bundle.ts'],
}

/** Imports of extensions by groups below them. Each is to become a registration, so no entry may be added. */
export const namedExtensions: Readonly<Record<string, readonly string[]>> = {
  check: ['extensions/postmaster'],
  report: ['extensions/postmaster'],
  action: ['extensions/postmaster'],
  service: ['extensions/mailboxes', 'extensions/dashboard', 'extensions/oauth'],
  cli: ['extensions/mailboxes', 'extensions/oauth'],
}

/** Packages and Node modules that only these groups may import. */
export const packageGroups: Readonly<Record<string, readonly string[]>> = {
  zod: ['foundation/contract'],
  // errors/ uses only the type of its error codes.
  yaml: ['foundation/errors', 'check', 'render'],
  nodemailer: ['check', 'foundation/mail'],
  'postal-mime': ['foundation/mail'],
  'html-to-text': ['foundation/mail'],
  'sanitize-html': ['foundation/mail'],
  liquidjs: ['render'],
  handlebars: ['render'],
  marked: ['render'],
  htmlparser2: ['foundation/mail'],
  'ipaddr.js': ['foundation/world'],
  mailauth: ['verdict', 'foundation/mail'],
  kysely: ['service', 'extensions/postmaster'],
  'node:sqlite': ['service'],
  pg: ['service'],
  'pg-boss': ['service'],
  pino: ['service'],
  'prom-client': ['service'],
  'smtp-server': ['service'],
  imapflow: ['extensions/mailboxes'],
  oauth4webapi: ['extensions/oauth'],
  'fast-xml-parser': ['extensions/postmaster'],
  yauzl: ['extensions/postmaster'],
  hono: ['report', 'service', 'extensions/dashboard'],
  'string-width': ['report', 'extensions/postmaster'],
  'wrap-ansi': ['report'],
  '@hono/node-server': ['service'],
  '@actions/http-client': ['check'],
  '@actions/core': ['action'],
  '@actions/github': ['action'],
  commander: ['cli', 'extensions/postmaster'],
}

/** The only files that load code while the program runs. */
export const lazyImporters: readonly RegExp[] = [
  /^(?:main|cli|worker|tools|bundle|extensions)\.ts$/u,
  /^action\/assembly\//u,
  /^render\/engine\.ts$/u,
  // The repository's own helpers are loaded into the thread that renders.
  /^render\/load-helpers\.ts$/u,
  // mailauth is loaded only for a run that signs.
  /^foundation\/mail\/dkim-signer\.ts$/u,
  // The HTTP library loads undici only for a run behind a proxy.
  /^check\/client\/open-agent\.ts$/u,
  // Octokit is loaded only when there is a pull request to comment on.
  /^action\/run-action\.ts$/u,
  // Each command loads only its own code.
  /^cli\/(?:command-table|account-commands|test-commands)\.ts$/u,
  /^extensions\/postmaster\/(?:commands\/postmaster-command|service-extension)\.ts$/u,
  // PostgreSQL's driver is loaded only for a storage on PostgreSQL.
  /^service\/storage\/(?:open|inspect)-storage\.ts$/u,
  // Pages and the API document are for people, so a run of the embedded service never loads them.
  /^service\/(?:api-docs\/document-routes|report-page\/report-route|self-hosted\/plan-service)\.ts$/u,
]

/** Reads that are allowed only in world/, because they make a run depend on its time and place. */
export const ambientReads: Readonly<Record<string, RegExp>> = {
  'Date.now()': /\bDate\.now\(/u,
  'new Date() without argument': /\bnew Date\(\s*\)/u,
  'Math.random()': /\bMath\.random\(/u,
  'randomUUID or randomBytes': /\brandom(?:UUID|Bytes)\b/u,
  'process.env': /\bprocess\.env\b/u,
  // A socket's own time limit depends on the socket and not on the clock.
  'setTimeout or setInterval': /(?<!socket\.)\bset(?:Timeout|Interval)\(/u,
  'performance.now()': /\bperformance\.now\(/u,
  'node:dns': /['"]node:dns/u,
}
