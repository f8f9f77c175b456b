/** Runs Debian's Chromium through Playwright, and the checks that apply to all pages. */

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import type { RunOptions } from 'axe-core'
import { type Browser, chromium, type Page } from 'playwright-core'

const program = '/usr/bin/chromium'

/** Starts the browser. It resolves no host names, so it reaches only addresses such as 127.0.0.1. */
export async function startChromium(): Promise<Browser> {
  const offline = [
    '--disable-background-networking',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    '--disable-extensions',
  ]
  return await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu', ...offline] })
}

/** The narrowest width is last, because tables scroll at that width and axe must check the scrolling tables. */
const widths = [1280, 768, 360] as const
const schemes = ['light', 'dark'] as const

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The code that runs in the page. It is text, because this project has no types for a browser's global variables. */
const measureOverflow = `document.documentElement.scrollWidth - document.documentElement.clientWidth`

/**
 * Checks the open page: at every width and in both color schemes, it must not need horizontal scrolling or violate a
 * serious rule of axe. The page's context must have been created with `bypassCSP`.
 *
 * @returns one sentence per problem
 */
export async function findPageFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = []
  const text = await axe
  await page.evaluate(text)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = Number(await page.evaluate(measureOverflow))
    if (overflow > 0) faults.push(`the page is ${overflow} px wider than a window of ${width} px`)
  }
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    faults.push(...(await seriousViolations(page, colorScheme === 'light' ? {} : contrastOnly)))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return [...new Set(faults)]
}

/** The color scheme affects only the contrast. */
const contrastOnly: RunOptions = { runOnly: ['color-contrast'] }

async function seriousViolations(page: Page, options: RunOptions): Promise<readonly string[]> {
  const asked = JSON.stringify({ ...options, resultTypes: ['violations'] })
  const found: unknown = await page.evaluate(`axe.run(document, ${asked}).then(({ violations }) => violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, any }) => [id, any[0]?.message, html].join(': '))))`)
  return Array.isArray(found) ? found.map(String) : ['axe returned nothing']
}
