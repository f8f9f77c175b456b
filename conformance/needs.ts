/** Lists what some checks require, and the flags that meet these requirements. */
export const needs = {
  'other-token': '--other-token: a token of another workspace',
  'free-token': '--free-token: a token of a workspace on a plan without API access',
  'revoked-token': '--revoked-token: a revoked token',
  plan: '--plan pro|enterprise: the plan of --token',
  'exhaust-token': '--exhaust-rate-limit: a token whose hourly limit may be exhausted',
  smtp: '--smtp-host and --smtp-port: a server that delivers to the seed mailboxes',
  'judged-mail': '--mail "from@domain spf=pass dkim=fail dmarc=pass": a sender whose verdicts you know',
  webhook: '--webhook-listen and --webhook-secret: the address that receives the webhooks, and their secret',
  'broken-service':
    '--broken-base-url: a service of the same kind, with the same tokens, on which the seeds of one provider type do not work',
  slow: '--slow: checks that take more than a minute',
  'test-timeout': '--test-timeout: the service’s default test timeout, at most 60 s',
  'postmaster-data': '--postmaster-email and --postmaster-item: a connected account, and a domain with data',
} as const

/** The name of a requirement that a check may have. */
export type Need = keyof typeof needs
