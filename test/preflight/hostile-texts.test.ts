import { describe, expect, it } from 'vitest'

import { zoneExample } from '../../src/preflight/dns/example-zone.ts'
import { allRules } from '../../src/preflight/registry.ts'
import type { RuleExample } from '../../src/preflight/rule.ts'
import type { RuleContext } from '../../src/preflight/rule-context.ts'
import { runRules } from '../../src/preflight/run-rules.ts'
import { isNightly } from '../support/is-nightly.ts'
import { preflightContext, preflightExample } from '../support/preflight.ts'

/** The limit on CPU time. A rule in linear time needs a tenth of it; a rule in quadratic time exceeds it. */
const maxRuleMs = 1000
const maxReadingMs = 2000
const sizeBytes = 40_000

/** Strings that match the beginning of a pattern repeatedly, but never the whole pattern. */
const nearMatches: readonly string[] = [
  ' ',
  '\t',
  '\n',
  'a',
  'A',
  '0',
  '-',
  '_',
  '.',
  ',',
  ':',
  ';',
  '=',
  '?',
  '#',
  '%',
  '@',
  '!',
  '*',
  '|',
  '\u00e9',
  '\ud83d',
  '\u200b',
  '\u034f ',
  '\u00c3\u00a9',
  'a ',
  '0 ',
  '- ',
  'a.',
  '1.',
  'a-',
  'a@',
  '@a.',
  'a1',
  'Aa ',
  '{',
  '{{',
  '{{{',
  '{{a',
  '{{ a ',
  '{%',
  '{% a ',
  '{#<',
  '${',
  '${a',
  '#{a',
  '%%a',
  '*|',
  '*|a',
  '[[',
  '[[a',
  '[{{[',
  '<%',
  '<%= a',
  '__a',
  '-a-',
  '(',
  '[',
  '<',
  '&',
  '&amp',
  '&#',
  '&#x41',
  '"',
  "'",
  '\\',
  '/',
  '//',
  '/*',
  '*/',
  ']]>',
  'http://',
  'https://a',
  'https:/',
  'https://a.',
  'https://a@',
  'mailto:',
  'mailto:a@',
  'data:image/',
  'cid:',
  'www.',
  '?a=',
  '?\u0001',
  '&a=b',
  '?utm_source=a&',
  '%e',
  '%4',
  'a/',
  '../',
  'https://xn--',
  'bit.ly/',
  'javascript:',
  'Hi ,',
  'Hi',
  'Dear ',
  'Order # ',
  'lorem ',
  'Lorem ipsum',
  'insert ',
  'add  add ',
  'TODO ',
  'your company ',
  'undefined',
  '$undefined',
  'NaN ',
  '[object ',
  'Re: ',
  'Re',
  'view see ',
  'unsubscribe ',
  'click here ',
  'Read more',
  'sk_live_',
  'AKIA',
  'ghp_',
  'eyJ',
  'eyJa.',
  'password=',
  'api_key=a',
  '-----BEGIN ',
  'SG.a',
  'xoxb-',
  'AIza',
  '4539 ',
  '4539-',
  'DE12 ',
  'NL91ABNA',
  '123-45-',
  'SSN ',
  'a.b+c@d',
  'h-',
  '10.1.',
  '192.168.',
  '14 Mill Lane ',
  '=?utf-8?q?',
  '=?utf-8?b?',
  '=?',
  '?=',
  '<a@b',
  'a, ',
  '"a" <',
  '(a',
  'Mon, ',
  '1 Jan ',
  '\r\n ',
  ' \n',
  'a:\n ',
  '<div>',
  '<table><tr><td>',
  '<a>',
  '<a href=#>',
  '<b a',
  '<b a="',
  '<!--',
  '<!-- [if ',
  '<!--[if mso]>',
  '<![endif]-->',
  '</div>',
  '<style>',
  '<p',
  '<img ',
  '<img src=a>',
  '<svg>',
  '<!doctype ',
  '<![CDATA[',
  '<?',
  '<br>',
  '<script>',
  '<td>',
  'a{',
  'a{b:',
  'a{b:c;',
  '}',
  '@media ',
  '@media a{',
  '@import ',
  '@font-face{',
  'url(',
  'url(a ',
  ':root{--a:',
  'var(--a,',
  'calc(',
  'rgb(',
  'rgb(1,',
  '#fff ',
  'a>',
  'a+',
  'a~',
  '[a=',
  ':not(',
  '::a',
  '.a .',
  'a,b ',
  '!important',
  'font:1px ',
  'presend-disable-next-line a',
  '<!-- presend-disable-',
  'presend-disable-line a-',
  '-- }',
  '\t\t-',
  'endcomment ',
  'VIAGRA ',
  '$$$ ',
  'FREE ',
  '100% ',
  'https://a.example/ ',
  'IMG_000',
  'a b c d ',
  '1 2 ',
  '= = ',
  'a=b;',
  'k=v; ',
]

/** Creates a message with the same text in every possible place. */
function pageWith(fill: string): RuleExample {
  const attribute = fill.replaceAll('"', '&quot;')
  const css = fill.replaceAll('</', '<')
  return {
    file: 'hostile.html',
    text: `<!doctype html>\n<html lang="en"><head><title>${fill.slice(0, 2000)}</title><style>${css}</style></head><body>
<p>${fill}</p>
<p style="${attribute}" class="${attribute}"><a href="${attribute}" title="${attribute}">Open</a></p>
<img src="${attribute}" alt="${attribute}" width="300">
<!-- ${fill} --></body></html>\n`,
    files: { 'text.txt': fill },
  }
}

function mailWith(fill: string): RuleExample {
  const value = fill.replaceAll(/[\r\n]+/gu, '\n ').slice(0, 30_000)
  const fields = [
    'Subject',
    'List-Unsubscribe',
    'List-Unsubscribe-Post',
    'Message-ID',
    'Date',
    'Content-Type',
    'X-Note',
  ]
  const head = fields.map((name) => `${name}: ${value}\n`).join('')
  return { file: 'hostile.eml', text: `From: "${value.replaceAll('"', '')}" <a@b.com>\n${head}\n${fill}\n` }
}

async function slowest(example: RuleExample): Promise<readonly string[]> {
  const context = await preflightContext(example).catch(() => null)
  // Some strings result in a message that cannot be rendered, so no rule checks it.
  if (context === null) return []
  const readingMs = timed(() => readAll(context))
  const slow = allRules
    .map(({ id, check }) => ({ id, durationMs: timed(() => check(context)) }))
    .filter(({ durationMs }) => durationMs > maxRuleMs)
    .map(({ id, durationMs }) => `${id}: ${durationMs} ms`)
  const suppressionMs = timed(() => runRules([], context))
  return [
    ...slow,
    ...(readingMs > maxReadingMs ? [`reading: ${readingMs} ms`] : []),
    ...(suppressionMs > maxRuleMs ? [`suppressions: ${suppressionMs} ms`] : []),
  ]
}

/** Computes the data that rules share in advance, so that its time is not attributed to one rule. */
function readAll({ html, texts, links, images, sheets, declarations, mail, styleOf }: RuleContext): void {
  for (const element of html?.elements ?? []) styleOf(element)
  expect([texts, links, images, sheets, declarations, mail]).toHaveLength(6)
}

function timed(run: () => void): number {
  const start = process.threadCpuUsage()
  run()
  return Math.round(process.threadCpuUsage(start).user / 1000)
}

/** Takes half a minute for all strings, so `npm test` takes every fifth one. `npm run test:nightly` takes all. */
const triedMatches = nearMatches.filter((_, index) => isNightly || index % 5 === 0)

describe('every rule runs in linear time on hostile text', () => {
  it.each(triedMatches.map((part) => ({ name: JSON.stringify(part), part })))(
    'with repeated $name',
    async ({ part }) => {
      const fill = part.repeat(Math.ceil(sizeBytes / part.length))
      expect(await slowest(pageWith(fill))).toEqual([])
      expect(await slowest(mailWith(fill))).toEqual([])
    },
  )

  it.each([
    ['deeply nested elements', `${'<div><table><tr><td>'.repeat(5000)}Hi`],
    ['a flood of links', '<a href="https://a.com/?b=c">d</a>'.repeat(5000)],
    ['a flood of attributes', `<p ${Array.from({ length: 20_000 }, (_, index) => `a${index}=b`).join(' ')}>Hi</p>`],
    [
      'a flood of classes and rules',
      `<style>${'.a .b>.c{color:#fff}'.repeat(3000)}</style>${'<p class="a b c">d</p>'.repeat(3000)}`,
    ],
    ['a flood of images', '<img src="a.png"><img src="http://a.com/b.png" alt="">'.repeat(5000)],
    [
      'a flood of colors',
      Array.from({ length: 5000 }, (_, index) => `<p style="color:#${(0xaaaaaa + index).toString(16)}">a b c</p>`).join(
        '',
      ),
    ],
    ['unclosed comments', '<!-- a'.repeat(20_000)],
    ['placeholders', '{{ a }} *|B|* %%c%% [[d]] '.repeat(10_000)],
    ['a text part of one megabyte', 'Your bike is ready. '.repeat(52_000)],
  ])('with %s', async (_name, text) => {
    expect(await slowest({ file: 'hostile.html', text })).toEqual([])
  })
})

const records = [
  'a',
  ' ',
  '=',
  ';',
  ' ;',
  'a=',
  'ip4:',
  'ip4:1.2.3.4 ',
  'include:a.com ',
  'a:b ',
  '%{i} ',
  '+all ',
  'mailto:a@b.com,',
  'p=',
  'a@',
  '!',
  'A',
]

describe('every DNS rule runs in linear time on a record of 64 KB', () => {
  it.each(records)('with repeated %j', async (part) => {
    const fill = part.repeat(Math.ceil(64_000 / part.length))
    const example = zoneExample({
      spf: quoted(`v=spf1 ${fill}`),
      dkim: quoted(`v=DKIM1; p=${fill}`),
      dmarc: quoted(`v=DMARC1; p=none; rua=${fill}`),
    })
    const start = process.threadCpuUsage()
    await preflightExample(
      example,
      allRules.filter(({ group }) => group === 'dns'),
    )
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(maxReadingMs)
  })
})

it.each(['constructor', '__proto__', 'toString', 'valueOf'])(
  'every rule can check a message with the name %s',
  async (name) => {
    const text = `<${name}><p style="color:${name};font-size:${name};background:${name};${name}:1" ${name}="${name}">Hi {{ ${name} }}</p>
    <a href="${name}:x">${name}</a><a href="https://fernhill-bikes.com/?${name}=1">A</a><img src="a.${name}"></${name}>`
    const zone = zoneExample({
      spf: `"v=spf1 ${name} ~all"`,
      dkim: quoted(`v=DKIM1; ${name}=1; k=${name}; p=${name}`),
      dmarc: quoted(`v=DMARC1; p=none; ${name}=1; t=y`),
      settings: { esps: [name], clients: [] },
    })
    const mail = `From: a@b.com\nSubject: x\n${name}: x\nContent-Type: text/html; ${name}=x\nContent-Transfer-Encoding: ${name}\n\n${text}`
    for (const example of [
      { ...zone, text },
      { file: 'a.eml', text: mail },
    ]) {
      const { unchecked } = await preflightExample(example)
      expect(unchecked.filter(({ reason }) => reason.startsWith('the rule failed'))).toEqual([])
    }
  },
)

function quoted(text: string): string {
  return (text.match(/.{1,250}/gsu) ?? []).map((one) => `"${one.replaceAll(';', String.raw`\;`)}"`).join(' ')
}
