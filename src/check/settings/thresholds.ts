/** Builds the thresholds of a template from values that the user set and from defaults. */

import type { MailType, ProviderType } from '../../foundation/contract/names.ts'
import {
  isAuthentication,
  perRate,
  type RateName,
  rateKinds,
  rateNames,
  type StandardRateName,
  standardRateNames,
} from '../../foundation/contract/rate-kinds.ts'
import type { ProviderThresholds } from './config/provider-thresholds.ts'
import type { SettingValues } from './rows/table.ts'
import type { RateThresholds, Threshold, Thresholds } from './settings.ts'

/** Builds all thresholds. If several of `layers` set a threshold, the last layer applies. */
export function buildThresholds(values: SettingValues, ...layers: readonly ProviderThresholds[]): Thresholds {
  const { template, thresholds } = values.fields()
  return {
    overall: perRate(rateNames, (rate) =>
      values.isGiven(rateKinds[rate].setting) ? required(thresholds[rate]) : defaultThreshold(rate, template.mailType),
    ),
    byProviderType: {
      consumer: ofProvider('consumer', layers),
      business: ofProvider('business', layers),
      protected: ofProvider('protected', layers),
    },
    warnInboxPercent: thresholds.warnInboxPercent,
  }
}

/** Returns the thresholds that apply if the user sets none. */
export function defaultThresholds(mailType: MailType): Thresholds {
  const none = ofProvider('consumer', [])
  return {
    overall: perRate(rateNames, (rate) => defaultThreshold(rate, mailType)),
    byProviderType: { consumer: none, business: none, protected: none },
    warnInboxPercent: null,
  }
}

/**
 * Returns the default threshold. The inbox rate can always be computed, because it includes all seeds, but SPF, DKIM
 * and DMARC may have no results.
 */
function defaultThreshold(rate: RateName, mailType: MailType): Threshold | null {
  const percent = rateKinds[rate].defaultPercents?.[mailType] ?? null
  return percent === null ? null : { percent, onlyWhereMeasured: isAuthentication(rate) }
}

function required(percent: number | null | undefined): Threshold | null {
  return percent === null || percent === undefined ? null : { percent, onlyWhereMeasured: false }
}

function ofProvider(type: ProviderType, layers: readonly ProviderThresholds[]): Pick<RateThresholds, StandardRateName> {
  return perRate(standardRateNames, (rate) =>
    required(layers.findLast((layer) => layer[type]?.[rate] !== undefined)?.[type]?.[rate]),
  )
}
