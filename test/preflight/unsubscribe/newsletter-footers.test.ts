import { describe, expect, it } from 'vitest'

import { unsubscribeLinkMissing } from '../../../src/preflight/rules/unsubscribe-link-missing.ts'
import { preflightExample } from '../../support/preflight.ts'
import { footersWithLink, footersWithoutLink } from './newsletter-footers.ts'

async function severitiesOf(language: string, footer: string): Promise<readonly string[]> {
  const text = `<!doctype html>\n<html lang="${language}"><body><p>4 · 2026</p>\n<p>${footer}</p></body></html>\n`
  const example = { file: 'news.html', text, settings: { mailType: 'marketing' } } as const
  const { findings } = await preflightExample(example, [unsubscribeLinkMissing])
  return findings.map(({ severity }) => severity)
}

describe('unsubscribe-link-missing', () => {
  it.each(footersWithLink)('reports nothing for the %s footer %s', async (language, footer) => {
    expect(await severitiesOf(language, footer)).toEqual([])
  })

  it.each(footersWithoutLink)('reports an error for the %s footer %s', async (language, footer) => {
    expect(await severitiesOf(language, footer)).toEqual(['error'])
  })

  it.each([
    ['ka', '<a href="https://fernhill-bikes.com/f/1">გამოწერის გაუქმება</a>'],
    ['sq', '<a href="https://fernhill-bikes.com/f/1">Çregjistrohu</a>'],
    ['en', '<a href="https://fernhill-bikes.com/f/1">გამოწერის გაუქმება ყოველთვის შესაძლებელია</a>'],
  ])('reports only a notice in a language without a word list: %s footer %s', async (language, footer) => {
    expect(await severitiesOf(language, footer)).toEqual(['notice'])
  })
})
