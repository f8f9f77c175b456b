/** Measures pages and takes screenshots of them with Debian's Chromium. Only local files are loaded. */

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const program = '/usr/bin/chromium'

/** Returns the height of each element that has a `data-name` attribute, in CSS pixels, keyed by name. */
export async function measureHeights(html: string): Promise<ReadonlyMap<string, number>> {
  const script = `<script>document.title = JSON.stringify([...document.querySelectorAll('[data-name]')]
    .map((one) => [one.dataset.name, Math.ceil(one.getBoundingClientRect().height)]))</script>`
  const dom = await withPage(
    `${html}${script}`,
    async (url, options) => await chromium([...options, '--dump-dom', url]),
  )
  const title = /<title>(?<json>.*?)<\/title>/u.exec(dom)?.groups?.['json'] ?? '[]'
  const pairs: unknown = JSON.parse(title.replaceAll('&amp;', '&'))
  if (!Array.isArray(pairs)) throw new Error('Chromium measured nothing')
  return new Map(
    pairs.map((pair: unknown) => [String(Reflect.get(Object(pair), 0)), Number(Reflect.get(Object(pair), 1))]),
  )
}

/** Writes a screenshot of the page as PNG. */
export async function takePicture(
  html: string,
  path: string,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  const picture = [`--screenshot=${path}`, `--window-size=${size.width},${size.height}`]
  await withPage(html, async (url, options) => await chromium([...options, ...picture, url]))
}

async function withPage<T>(html: string, use: (url: string, options: readonly string[]) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'presend-pictures-'))
  try {
    const path = join(folder, 'page.html')
    await writeFile(path, html)
    return await use(`file://${path}`, [`--user-data-dir=${join(folder, 'profile')}`])
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function chromium(options: readonly string[]): Promise<string> {
  const quiet = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--disable-dev-shm-usage',
    '--no-first-run',
  ]
  const offline = ['--disable-background-networking', '--host-resolver-rules=MAP * ~NOTFOUND', '--disable-extensions']
  const { stdout } = await run(program, [...quiet, ...offline, ...options], {
    timeout: 60_000,
    maxBuffer: 64 * 1024 ** 2,
  })
  return stdout
}
