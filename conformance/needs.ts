/** What some checks need besides a base URL and a token, and how to give it. */
export const needs = {
  'other-token': '--other-token: a token of another workspace',
  'free-token': '--free-token: a token of a workspace on a plan without API access',
  'revoked-token': '--revoked-token: a token that was revoked',
  plan: '--plan pro|enterprise: the plan that --token is on',
  'exhaust-token': '--exhaust-rate-limit: a token whose hour may be used up; it is no good for an hour afterwards',
  smtp: '--smtp-host and --smtp-port: a server that delivers to the seed mailboxes',
  'judged-mail': '--mail "from@domain spf=pass dkim=fail dmarc=pass": a sender whose verdicts you know',
  webhook: '--webhook-listen and --webhook-secret: where the service sends its webhooks, and the secret it signs with',
  'broken-service':
    '--broken-base-url: a service of the same kind and tokens where the seeds of a provider type cannot be monitored',
  slow: '--slow: checks that must wait for more than a minute',
  'test-timeout': '--test-timeout: how long the service keeps a test open that asks for nothing, at most 60 s',
  'postmaster-data': '--postmaster-email and --postmaster-item: a connected account, and a domain that has data',
} as const

/** The name of something that a check needs. */
export type Need = keyof typeof needs
