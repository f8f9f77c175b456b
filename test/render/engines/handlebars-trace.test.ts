import { expect, it } from 'vitest'

import { openHandlebars } from '../../../src/render/engines/handlebars.ts'
import { sourceOfFile } from '../../../src/render/source-text.ts'
import { openTraceSites, readMarkers } from '../../../src/render/trace/trace-sites.ts'
import { aRepository, valueOf } from '../../support/a-repository.ts'

it.each([
  '{{#each list}}\n  {{this}} at {{@index}}{{#unless @last}},{{/unless}}\n{{else}}\nnone\n{{/each}}\n',
  '{{#if no}}a{{else if yes}}b{{else}}c{{/if}}{{~ yes ~}} d \\{{raw}}',
  '{{#*inline "x"}}<i>{{yes}}</i>{{/inline}}{{> x}}\n  {{> part}}\nend',
  '{{#> layout}}block {{yes}}{{/layout}}',
])('traceTemplates() does not change what %s prints', async (text) => {
  await using folder = await aRepository({
    'part.hbs': 'one\n{{#if yes}}\n two\n{{/if}}\nthree',
    'layout.hbs': '<b>{{> @partial-block}}</b>',
  })
  const setup = { data: { values: { list: ['<', 'b'], yes: 'y' }, name: null }, repository: folder.repository }
  const source = sourceOfFile('a.hbs', text)
  const trace = openTraceSites()
  const plain = valueOf(await openHandlebars(setup).render(source, 'html'))
  const marked = valueOf(await openHandlebars({ ...setup, trace }).render(source, 'html'))
  expect(readMarkers(marked, trace).text).toBe(plain)
})
