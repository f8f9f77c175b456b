/** Builds the thresholds of a template from values that the user set and from defaults. */

import type { ProviderType } from '../contract/names.ts'
import type { ProviderThresholds } from './config/provider-thresholds.ts'
import type { Fields } from './resolve.ts'
import { defaultInboxPercent, defaultPassPercent, type RateName } from './rows/gate-rows.ts'
import type { SettingValues } from './rows/table.ts'
import type { RateThresholds, Threshold, Thresholds } from './settings.ts'

/** Builds all thresholds. If several of `layers` set a threshold, the last layer applies. */
export function buildThresholds(values: SettingValues, ...layers: readonly ProviderThresholds[]): Thresholds {
  const { template, thresholds } = values.fields()
  const { warnInboxPercent, maxTabPercent } = thresholds
  return {
    overall: perRate((rate) => {
      const isGiven = values.isGiven(rate === 'inbox' ? 'min-inbox-rate' : `min-${rate}-pass-rate`)
      return isGiven ? required(thresholds[rate]) : defaultThreshold(rate, template.mailType)
    }),
    byProviderType: {
      consumer: ofProvider('consumer', layers),
      business: ofProvider('business', layers),
      protected: ofProvider('protected', layers),
    },
    warnInboxPercent,
    maxTabPercent,
  }
}

/** Returns the thresholds that apply if the user sets none. */
export function defaultThresholds(mailType: Fields['template']['mailType']): Thresholds {
  const none = ofProvider('consumer', [])
  return {
    overall: perRate((rate) => defaultThreshold(rate, mailType)),
    byProviderType: { consumer: none, business: none, protected: none },
    warnInboxPercent: null,
    maxTabPercent: null,
  }
}

/**
 * Returns the default threshold. The inbox rate can always be computed, because it includes all seeds, but SPF, DKIM
 * and DMARC may have no results.
 */
function defaultThreshold(rate: RateName, mailType: Fields['template']['mailType']): Threshold {
  return rate === 'inbox'
    ? { percent: defaultInboxPercent[mailType], onlyWhereMeasured: false }
    : { percent: defaultPassPercent, onlyWhereMeasured: true }
}

function required(percent: number | null | undefined): Threshold | null {
  return percent === null || percent === undefined ? null : { percent, onlyWhereMeasured: false }
}

function ofProvider(type: ProviderType, layers: readonly ProviderThresholds[]): RateThresholds {
  return perRate((rate) => required(layers.findLast((layer) => layer[type]?.[rate] !== undefined)?.[type]?.[rate]))
}

function perRate(threshold: (rate: RateName) => Threshold | null): RateThresholds {
  return { inbox: threshold('inbox'), spf: threshold('spf'), dkim: threshold('dkim'), dmarc: threshold('dmarc') }
}
