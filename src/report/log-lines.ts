/** Renders settings and seeds as log lines. */

import type { TestReport } from '../check/check-result.ts'
import type { EffectiveSetting } from '../check/settings/settings.ts'
import { authenticationNames } from '../foundation/contract/rate-kinds.ts'
import { renderPlace } from '../foundation/errors/problem.ts'
import { placeOf, verdictText } from './figures.ts'

/** Returns a line for each setting, with its value and its source. Secrets are already masked. */
export function settingLines(settings: readonly EffectiveSetting[]): readonly string[] {
  return settings.map(({ name, shown, source, place }) => {
    const where = place === null ? source : `${source}, ${renderPlace(place)}`
    return `${name}: ${shown} (${where})`
  })
}

/** Returns a line for each seed, with its status and results, for debug output. */
export function seedLines({ templatePath, seeds }: Pick<TestReport, 'templatePath' | 'seeds'>): readonly string[] {
  return seeds.map((seed) => {
    const { address, providerType, status, result } = seed
    const verdicts = authenticationNames.map((name) => `${name} ${verdictText(result?.[name])}`).join(', ')
    const reasons = [seed.reason, result?.reason].filter((reason) => reason !== null && reason !== undefined)
    const why = reasons.length === 0 ? '' : `: ${reasons.join('; ')}`
    return `seed ${address} (${providerType}) for ${templatePath}: ${status}, ${placeOf(seed)}, ${verdicts}${why}`
  })
}
