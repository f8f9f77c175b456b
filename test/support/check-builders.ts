/** Builders with defaults for the input of a check: seeds, results, submission outcomes, thresholds. */

import type { DecisionRules, Evidence } from '../../src/check/evidence.ts'
import type { RateThresholds, TemplateSetting, Threshold, Thresholds } from '../../src/check/settings/settings.ts'
import { defaultThresholds } from '../../src/check/settings/thresholds.ts'
import type { Folder, ProviderType } from '../../src/foundation/contract/names.ts'
import { perRate, rateNames } from '../../src/foundation/contract/rate-kinds.ts'
import type { AuthenticationVerdict, Seed, SeedResult, TestSnapshot } from '../../src/foundation/contract/test.ts'
import type { SubmissionOutcome } from '../../src/foundation/mail/submission-outcome.ts'

/** Creates `count` seeds; the provider types alternate: consumer, business, protected, consumer… */
export function someSeeds(
  count: number,
  types: readonly ProviderType[] = ['consumer', 'business', 'protected'],
): Seed[] {
  return Array.from({ length: count }, (_, index) => aSeed(index, types[index % types.length] ?? 'consumer'))
}

export function aSeed(index: number, providerType: ProviderType = 'consumer'): Seed {
  const providerName = `${providerType}${index % 2}.example`
  return { address: `seed${index}@${providerName}`, providerType, providerName }
}

export function verdict(isPass: boolean | null, detail: string | null = null): AuthenticationVerdict {
  return { isPass, detail }
}

/** Creates a received copy in `folder` that passes all checks by default. */
export function aResult(seed: Seed, folder: Folder | null = 'INBOX', more: Partial<SeedResult> = {}): SeedResult {
  return {
    address: seed.address,
    folder,
    spf: verdict(true),
    dkim: verdict(true),
    dmarc: verdict(true),
    placementKind: 'observed',
    reason: null,
    receivedAtMs: 1,
    spam: null,
    ...more,
  }
}

export function accepted(seed: Seed, queueId: string | null = null): SubmissionOutcome {
  return {
    status: 'accepted',
    seed: seed.address,
    acceptedAtMs: 1,
    reply: { code: 250, enhancedCode: '2.0.0', text: 'ok' },
    queueId,
  }
}

export function rejected(seed: Seed, code: number = 550, text: string = 'no'): SubmissionOutcome {
  const enhancedCode = code < 500 ? '4.7.1' : '5.7.1'
  return { status: 'rejected', seed: seed.address, phase: 'rcpt', reply: { code, enhancedCode, text } }
}

export function notAttempted(seed: Seed): SubmissionOutcome {
  return { status: 'not-attempted', seed: seed.address, reason: 'the server closed the connection' }
}

export function lost(seed: Seed): SubmissionOutcome {
  return { status: 'unknown', seed: seed.address, lostAfter: 'final-dot', reason: 'connection reset' }
}

export function aSnapshot(results: readonly SeedResult[] | null, more: Partial<TestSnapshot> = {}): TestSnapshot {
  return { results, summary: null, isTerminal: false, status: 'in_progress', ...more }
}

/** Creates evidence in which all copies are accepted and the given results have arrived. */
export function evidenceOf(seeds: readonly Seed[], results: readonly SeedResult[] | null = []): Evidence {
  return {
    seeds,
    submissions: new Map(seeds.map((seed) => [seed.address, accepted(seed)])),
    snapshot: aSnapshot(results),
  }
}

/** Creates a threshold from a setting. */
export function atLeast(percent: number): Threshold {
  return { percent, onlyWhereMeasured: false }
}

/** Creates a default threshold. */
export function byDefault(percent: number): Threshold {
  return { percent, onlyWhereMeasured: true }
}

export const noThresholds: RateThresholds = perRate(rateNames, () => null)

/** Creates the default thresholds for marketing mail, with changes. */
export function thresholds(
  overall: Partial<RateThresholds> = {},
  byProviderType: Partial<Record<ProviderType, Partial<RateThresholds>>> = {},
): Thresholds {
  return {
    overall: { ...defaultThresholds('marketing').overall, inbox: byDefault(85), ...overall },
    byProviderType: {
      consumer: { ...noThresholds, ...byProviderType.consumer },
      business: { ...noThresholds, ...byProviderType.business },
      protected: { ...noThresholds, ...byProviderType.protected },
    },
    warnInboxPercent: null,
  }
}

/** Creates the default rules, with changes. */
export function rules(more: Partial<DecisionRules> = {}): DecisionRules {
  return { thresholds: thresholds(), inboxFolders: ['INBOX'], onMissing: 'not-inbox', quorumPercent: 90, ...more }
}

/** Creates the setting of one template, `mail.html` by default. */
export function aTemplateSetting(more: Partial<TemplateSetting> = {}): TemplateSetting {
  return {
    pattern: 'mail.html',
    dataSets: [],
    subject: null,
    from: null,
    replyTo: null,
    headers: [],
    textPath: null,
    renderCommand: null,
    renderCommandBatch: null,
    helpersPath: null,
    partialFolders: [],
    renderTimeLimitMs: 30_000,
    fallbacks: [],
    subjectFrom: null,
    embedImages: false,
    isUntrusted: false,
    engine: null,
    inlineCss: false,
    mailType: 'marketing',
    isMailTypeStated: false,
    thresholds: thresholds(),
    place: null,
    ...more,
  }
}
