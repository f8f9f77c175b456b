/** What was decided about each seed, for debug output. */

import type { TestReport } from '../check/check-result.ts'
import { placeOf, verdictText } from './figures.ts'

/** One line a seed. */
export function seedLines({ templatePath, seeds }: Pick<TestReport, 'templatePath' | 'seeds'>): readonly string[] {
  return seeds.map((seed) => {
    const { address, providerType, status, result } = seed
    const verdicts = (['spf', 'dkim', 'dmarc'] as const)
      .map((name) => `${name} ${verdictText(result?.[name])}`)
      .join(', ')
    const reasons = [seed.reason, result?.reason].filter((reason) => reason !== null && reason !== undefined)
    const why = reasons.length === 0 ? '' : `: ${reasons.join('; ')}`
    return `seed ${address} (${providerType}) of ${templatePath}: ${status}, ${placeOf(seed)}, ${verdicts}${why}`
  })
}
