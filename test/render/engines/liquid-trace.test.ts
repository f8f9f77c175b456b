import { expect, it } from 'vitest'

import { openLiquid } from '../../../src/render/engines/liquid.ts'
import { sourceOfFile } from '../../../src/render/source-text.ts'
import { openTraceSites, readMarkers } from '../../../src/render/trace/trace-sites.ts'
import { aRepository, valueOf } from '../../support/a-repository.ts'

it.each([
  '{% for x in (1..3) %}{{ x }}{% if x == 2 %}{% break %}{% endif %},{% endfor %}',
  '{% tablerow x in (1..2) %}{{ x }}{% endtablerow %}',
  '{% case 1 %}{% when 1 %}one{% else %}other{% endcase %}{% cycle "a", "b" %}{% increment n %}',
  '{% capture t %}a b{% endcapture %}{{ t | upcase | replace: "A", "x" }}',
  '{% raw %}{{ x }}{% endraw %}{% echo "e" %}{%- liquid\n assign q = 1\n echo q -%} end',
])('traceLiquid() does not change what %s prints', async (text) => {
  await using folder = await aRepository()
  const setup = { data: { values: {}, name: null }, repository: folder.repository }
  const source = sourceOfFile('a.liquid', text)
  const trace = openTraceSites()
  const plain = valueOf(await openLiquid(setup).render(source, 'html'))
  const marked = valueOf(await openLiquid({ ...setup, trace }).render(source, 'html'))
  expect(readMarkers(marked, trace).text).toBe(plain)
})
