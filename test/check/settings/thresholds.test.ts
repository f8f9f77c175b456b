import { describe, expect, it } from 'vitest'
import { buildThresholds } from '../../../src/check/settings/thresholds.ts'
import { perRate, standardRateNames } from '../../../src/foundation/contract/rate-kinds.ts'
import { noThresholds } from '../../support/check-builders.ts'
import { settingValues } from '../../support/setting-values.ts'

const whereMeasured = { percent: 100, onlyWhereMeasured: true }
const none = perRate(standardRateNames, () => null)

describe('buildThresholds()', () => {
  it.each([
    ['marketing', 85],
    ['transactional', 98],
  ])('has defaults for %s mail', (mailType, percent) => {
    expect(buildThresholds(settingValues({ 'mail-type': mailType }))).toEqual({
      overall: {
        ...noThresholds,
        inbox: { percent, onlyWhereMeasured: false },
        spf: whereMeasured,
        dkim: whereMeasured,
        dmarc: whereMeasured,
      },
      byProviderType: { consumer: none, business: none, protected: none },
      warnInboxPercent: null,
    })
  })

  it('keeps an explicit threshold unconditionally, and has no threshold for none', () => {
    const inputs = {
      'min-inbox-rate': 'none',
      'min-spf-pass-rate': '100',
      'min-dkim-pass-rate': '0',
      'warn-inbox-rate': '95',
    }
    expect(buildThresholds(settingValues(inputs))).toMatchObject({
      overall: {
        inbox: null,
        spf: { percent: 100, onlyWhereMeasured: false },
        dkim: { percent: 0, onlyWhereMeasured: false },
        dmarc: whereMeasured,
      },
      warnInboxPercent: 95,
    })
  })

  it('prefers later thresholds of a provider type, rate by rate', () => {
    const { byProviderType } = buildThresholds(
      settingValues({}),
      { business: { inbox: 80, spf: 90 }, consumer: { inbox: 70 } },
      { business: { inbox: null, dkim: 95 } },
    )
    expect(byProviderType).toEqual({
      consumer: { ...none, inbox: { percent: 70, onlyWhereMeasured: false } },
      business: {
        inbox: null,
        spf: { percent: 90, onlyWhereMeasured: false },
        dkim: { percent: 95, onlyWhereMeasured: false },
        dmarc: null,
      },
      protected: none,
    })
  })
})
