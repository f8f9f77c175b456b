/** Converts settings to a plan from which the service is started. */

import type { ListenAddress, ServiceSettings } from '../../check/settings/service-file/service-settings.ts'
import type { ConnectImap } from '../../extensions/mailboxes/imap/imap-connection.ts'
import { clientNetwork } from '../../foundation/world/ip-address.ts'
import { loginDelay } from '../accounts/login-delay.ts'
import { observeMessages } from '../operations/observe-messages.ts'
import { observeRequests } from '../operations/observe-requests.ts'
import { operationsApp } from '../operations/operations-app.ts'
import type { Readiness } from '../operations/readiness.ts'
import { durableReceiver } from '../receiving/receive-durably.ts'
import { type UnmatchedMail, unmatchedMailCounter } from '../receiving/unmatched-mail.ts'
import type { MailServer } from '../sending/mail-sender.ts'
import { type OwnMailSender, sendOwnMail } from '../sending/own-mail.ts'
import type { ServicePlan } from '../server/start-service.ts'
import type { ServiceExtension } from './extension.ts'
import type { Foundation, SelfHostedWorld } from './open-foundation.ts'

/** Builds the plan; opens no resources. */
export function planService(
  settings: ServiceSettings,
  world: SelfHostedWorld,
  { ready, connect, extensions, ...foundation }: PlanParts,
): ServicePlan {
  const { clock, random, log } = world
  const unmatched = unmatchedMailCounter(clock)
  const { store, directory, metrics, received, trustedProxies, mailSender, onDeliveries } = foundation
  return {
    deps: {
      store,
      directory,
      clock,
      random,
      testTimeoutMs: settings.testTimeoutMs,
      ...(mailSender === null ? {} : { uploadBytes: settings.limits.maxMessageBytes }),
      renderTestMail: foundation.mailRenderer.render,
      onDeliveries,
      addedRoutes: extensions.flatMap(({ routes }) => routes),
      operations: operationsApp(
        { readiness: ready, metrics },
        settings.metricsListen === null ? 'loopback-clients' : 'none',
      ),
      observe: observeRequests({ log, metrics, clock, random }),
      loadDashboard: dashboardLoader(settings, world, {
        ...foundation,
        connect,
        extensions,
        readUnmatchedMail: unmatched.read,
      }),
    },
    publicUrl: (http) => publicUrlOf(settings, http),
    trustedProxies,
    rateLimits: settings.rateLimits,
    reportAccess: settings.reportAccess,
    http: httpOptions(settings, foundation),
    smtp: smtpOptions(settings, foundation),
    mail: {
      receive: observeMessages(durableReceiver(received), { log, clock, unmatched }),
      onFailure: (error) => log.error('message deferred', { error }),
      onRefused: ({ command, client, reply }) =>
        log.debug('smtp command refused', { command, client, reply: reply.code, reason: reply.text }),
    },
  }
}

interface PlanParts extends Foundation {
  readonly ready: Readiness
  readonly connect: ConnectImap
  readonly extensions: readonly ServiceExtension[]
}

interface DashboardParts extends Omit<PlanParts, 'ready'> {
  readonly readUnmatchedMail: () => UnmatchedMail | null
}

/** Returns the function that loads the dashboard when its first page is requested. */
function dashboardLoader(
  settings: ServiceSettings,
  world: SelfHostedWorld,
  { connect, extensions, readUnmatchedMail, ...foundation }: DashboardParts,
): NonNullable<ServicePlan['deps']['loadDashboard']> {
  const { clock, random } = world
  return async (deps) => {
    const [{ dashboardApp }, { pagesWith }, { openOidc }, { openSeedAdmin }, added] = await Promise.all([
      import('../../extensions/dashboard/dashboard-app.ts'),
      import('../../extensions/dashboard/page-list.ts'),
      import('../../extensions/oauth/open-oidc.ts'),
      import('./open-seed-admin.ts'),
      Promise.all(extensions.map(async ({ loadPages }) => await loadPages())),
    ])
    const { oidc } = settings
    const sender = ownMailSenderOf(foundation.mailServer)
    return dashboardApp(pagesWith(added.flat()), {
      ...deps,
      oidc: oidc === null ? null : { ...openOidc(oidc, { clock, random }), isOnly: oidc.isOnly },
      loginDelay: loginDelay(clock),
      secretBox: foundation.secretBox,
      google: settings.google,
      jobs: foundation.jobs,
      mailSender: foundation.mailSender,
      uploads: foundation.uploads,
      seeds: openSeedAdmin({ ...foundation, ...world, connect }),
      webhookRules: settings.webhooks,
      onDeliveries: foundation.onDeliveries,
      readUnmatchedMail,
      sendMail:
        sender === null ? null : async (mail, options) => await sendOwnMail(mail, sender, { ...world, ...options }),
    })
  }
}

function httpOptions({ listen, limits, rateLimits }: ServiceSettings, { httpTls }: Foundation): ServicePlan['http'] {
  const { maxHeaderBytes, headerTimeoutMs, requestTimeoutMs } = limits
  const http = {
    ...listen,
    limits: {
      connectionCount: limits.httpConnectionCount,
      connectionsPerClient: limits.httpConnectionsPerClient,
      maxHeaderBytes,
      headerTimeoutMs,
      requestTimeoutMs,
      anonymousRequestsPerHour: rateLimits.anonymous,
    },
  }
  return httpTls === null ? http : { ...http, tls: { cert: httpTls.certPem, key: httpTls.keyPem } }
}

function smtpOptions({ smtp, limits }: ServiceSettings, { smtpTls }: Foundation): ServicePlan['smtp'] {
  if (smtp === null) return null
  const { smtpConnectionCount: maxClients, smtpConnectionsPerClient: maxPerClient, maxMessageBytes } = limits
  return { ...smtp, maxClients, maxPerClient, clientOf: clientNetwork, maxMessageBytes, tls: smtpTls }
}

/** Returns how the service sends its own mail; `null` if the service file sets no mail server or no sender address. */
export function ownMailSenderOf(server: MailServer | null): OwnMailSender | null {
  return server === null || server.from === null ? null : { server, from: server.from }
}

/** Returns the public base URL. */
export function publicUrlOf(settings: Pick<ServiceSettings, 'publicUrl' | 'tls'>, http: ListenAddress): string {
  return settings.publicUrl ?? baseUrlOf(settings, http)
}

/**
 * Builds a URL from the address on which the service listens. Replaces a wildcard address with the loopback address.
 */
export function baseUrlOf({ tls }: Pick<ServiceSettings, 'tls'>, { host, port }: ListenAddress): string {
  const reachable = new Map([
    ['0.0.0.0', '127.0.0.1'],
    ['::', '::1'],
  ])
  const name = reachable.get(host) ?? host
  return `${tls === null ? 'http' : 'https'}://${name.includes(':') ? `[${name}]` : name}:${port}`
}
