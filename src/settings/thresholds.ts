/** The thresholds of one template, from what was given and the defaults. */

import type { ProviderType } from '../contract/names.ts'
import type { ProviderThresholds } from './config/provider-thresholds.ts'
import { defaultInboxPercent, defaultPassPercent, type GivenThreshold } from './rows/gate-rows.ts'
import type { RateName, RateThresholds, Threshold, Thresholds } from './settings.ts'
import type { Values } from './values.ts'

/** The setting for the threshold on a rate over all seeds. */
const overallNames = {
  inbox: 'min-inbox-rate',
  spf: 'min-spf-pass-rate',
  dkim: 'min-dkim-pass-rate',
  dmarc: 'min-dmarc-pass-rate',
} as const

/** All thresholds; of `byProviderType` the later ones win, rate by rate. */
export function buildThresholds(values: Values, ...byProviderType: readonly ProviderThresholds[]): Thresholds {
  const warn = values.get('warn-inbox-rate')
  const maxTab = values.get('max-tab-rate')
  return {
    overall: mapRates((rate) => overallThreshold(values, rate)),
    byProviderType: {
      consumer: forProvider('consumer', byProviderType),
      business: forProvider('business', byProviderType),
      protected: forProvider('protected', byProviderType),
    },
    warnInboxPercent: typeof warn === 'number' ? warn : null,
    maxTabPercent: typeof maxTab === 'number' ? maxTab : null,
  }
}

function overallThreshold(values: Values, rate: RateName): Threshold | null {
  const given = values.get(overallNames[rate])
  if (given !== null) return asked(given)
  // The inbox rate counts every seed sent to, so it is measured whenever anything is; only passes may not be.
  if (rate !== 'inbox') return { percent: defaultPassPercent, onlyWhereMeasured: true }
  return { percent: defaultInboxPercent[values.always('mail-type')], onlyWhereMeasured: false }
}

function forProvider(providerType: ProviderType, layers: readonly ProviderThresholds[]): RateThresholds {
  return mapRates((rate) => {
    const given = layers.findLast((layer) => layer[providerType]?.[rate] !== undefined)?.[providerType]?.[rate]
    return given === undefined ? null : asked(given)
  })
}

function asked(given: GivenThreshold): Threshold | null {
  return given === 'none' ? null : { percent: given, onlyWhereMeasured: false }
}

function mapRates(threshold: (rate: RateName) => Threshold | null): RateThresholds {
  return {
    inbox: threshold('inbox'),
    spf: threshold('spf'),
    dkim: threshold('dkim'),
    dmarc: threshold('dmarc'),
  }
}
