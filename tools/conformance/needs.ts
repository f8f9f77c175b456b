/** Lists what some checks require, and the flags that meet these requirements. */
export const needs = {
  'other-token': '--other-token: a token for another workspace',
  'free-token': '--free-token: a token for a workspace on a plan without API access',
  'revoked-token': '--revoked-token: a revoked token',
  plan: '--plan pro|enterprise: the plan of --token',
  'exhaust-token': '--exhaust-rate-limit: a token whose hourly limit may be exhausted',
  smtp: '--smtp-host and --smtp-port: a server that delivers mail to the seed mailboxes',
  'judged-mail': '--mail "from@domain spf=pass dkim=fail dmarc=pass": a sender, and the verdicts expected for its mail',
  webhook: '--webhook-listen and --webhook-secret: the address that receives webhooks, and the secret that signs them',
  'broken-service':
    '--broken-base-url: a second service that accepts the same tokens, where the seeds of one provider type do not work',
  slow: '--slow, which includes checks that take more than a minute',
  'test-timeout': '--test-timeout: the service’s default test timeout, which must be at most 60 s',
  'postmaster-data':
    '--postmaster-email and --postmaster-item: a connected account, and one of its domains that has data',
} as const

/** The name of a requirement that a check may have. */
export type Need = keyof typeof needs
