import { describe, expect, test } from 'vitest'

import { openLiquid } from '../../../src/render/engines/liquid.ts'
import { problemLines, problemPlaces, renderFiles, valueOf } from '../../support/a-repository.ts'

async function render(text: string, values: Readonly<Record<string, unknown>> = {}): ReturnType<typeof renderFiles> {
  return await renderFiles(openLiquid, { 'mails/a.liquid': text }, values)
}

describe('the Liquid engine', () => {
  test('renders values, filters and loops', async () => {
    const values = { name: 'Zoë', items: [{ n: 1 }, { n: 2 }], none: null }
    const text = '{{ name | upcase }} {% for i in items %}{{ i.n }},{% endfor %} [{{ none }}]'
    expect(valueOf(await render(text, values))).toBe('ZOË 1,2, []')
  })

  test('reports every missing variable at once, each with file, line and column', async () => {
    const text = 'a\n  {{ order.number }} {{ order.number }}\n{% assign x = y.z %}{{ x }}{{ ok[key] | append: w }}'
    const rendered = await render(text, { ok: {} })
    expect(problemPlaces(rendered)).toEqual([
      'variable order.number (mails/a.liquid:2:6)',
      'variable order.number (mails/a.liquid:2:25)',
      'variable y.z (mails/a.liquid:3:15)',
      'variable key (mails/a.liquid:3:34)',
      'variable w (mails/a.liquid:3:49)',
    ])
    expect(problemLines(rendered)[0]).toContain('expected a value in data.json')
  })

  test.each([
    '{{ list | map: "constructor" }}',
    '{{ list | where: "__proto__" | size }}',
    '{{ list | group_by: "constructor" | json }}',
    '{{ list | sort: "__proto__" | json }}',
    '{{ list | sum: "constructor" }}',
    '{{ list | where_exp: "i", "i.constructor.constructor" | json }}',
    '{{ list | find: "__proto__", "x" }}',
    '{% assign key = "constructor" %}{{ list[key] }}{{ list["__proto__"] }}{{ list[0][key] }}',
    '{% assign __proto__ = list[0] %}{% capture constructor %}x{% endcapture %}{{ n }}',
    '{% for i in list %}{% increment __proto__ %}{% endfor %}',
  ])('cannot reach a prototype through %s', async (text) => {
    const values = { list: [{ n: 1 }, { n: 2 }] }
    const rendered = await render(text, values)
    const shown = rendered.status === 'ok' ? rendered.value : ''
    expect(shown).not.toMatch(/function|native code/u)
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
    expect(Object.getPrototypeOf(values.list[0])).toBe(Object.prototype)
  })

  test.each(['where_exp', 'reject_exp', 'group_by_exp', 'find_exp', 'has_exp'])(
    'reports a field missing in %s once, with the file',
    async (filter) => {
      const rendered = await render(`{{ list | ${filter}: "i", "i.missing == 1" }}`, { list: [{ n: 1 }, { n: 2 }] })
      expect(problemPlaces(rendered)).toEqual(['variable i.missing (mails/a.liquid)'])
    },
  )

  test('reports variables missing in a loop iteration or branch, and only there', async () => {
    const text = [
      '{% for item in items %}',
      '{{ item.title }}',
      '{% if item.isNew %}{{ item.since }}{% else %}{{ item.age }}{% endif %}',
      '{% for part in item.parts %}{{ part.name }}{% endfor %}',
      '{% endfor %}{% if false %}{{ never }}{% endif %}',
    ].join('\n')
    const items = [
      { title: 'a', age: 1, parts: [{ name: 'x' }] },
      { title: 'b', isNew: true, age: 2, parts: [{ name: 'y' }, {}] },
      { age: 3 },
    ]
    expect(problemPlaces(await render(text, { items }))).toEqual([
      'variable item.since (mails/a.liquid:3:23)',
      'variable part.name (mails/a.liquid:4:32)',
      'variable item.title (mails/a.liquid:2:4)',
      'variable item.parts (mails/a.liquid:4:16)',
    ])
  })

  test('allows missing variables in conditions and before `default`', async () => {
    const text =
      '{% if a %}1{% elsif a.b and c == 2 %}2{% endif %}{% unless a %}3{% endunless %}' +
      '{% case a %}{% when 1 %}4{% else %}5{% endcase %}{{ a | default: "6" }}{% assign x = a.b | default: "7" %}{{ x }}'
    expect(valueOf(await render(text))).toBe('3567')
  })

  test('treats a property of null as missing, and null itself as a value', async () => {
    const rendered = await render('[{{ a }}]{% if a.b %}{% endif %}{{ a.b | default: "" }} {{ a.b }}', { a: null })
    expect(problemPlaces(rendered)).toEqual(['variable a.b (mails/a.liquid:1:60)'])
    expect(valueOf(await render('[{{ a }}]', { a: null }))).toBe('[]')
  })

  test('reads only own properties of the data', async () => {
    const rendered = await render('{{ constructor }}{{ list.map }}{{ text.__proto__ }}{{ list.size }}', {
      list: [1],
      text: 'x',
    })
    expect(problemPlaces(rendered).map((place) => place.split(' (')[0])).toEqual([
      'variable constructor',
      'variable list.map',
      'variable text.__proto__',
    ])
  })

  test("resolves includes from the template's folder, then from the root, with short names", async () => {
    const files = {
      'mails/a.liquid': '{% include "b" %}{% render "shared/c", x: 1 %}{% include "../top.liquid" %}{% render "d" %}',
      'mails/b.liquid': 'b',
      'b.liquid': 'wrong',
      'shared/c.liquid': 'c{{ x }}{% include "_e" %}',
      'shared/_e.liquid': 'e',
      'top.liquid': 't',
      'mails/_d.liquid': 'd',
    }
    expect(valueOf(await renderFiles(openLiquid, files))).toBe('bc1etd')
  })

  test('renders layouts and blocks', async () => {
    const files = {
      'a.liquid': '{% layout "base" %}{% block body %}mine{% endblock %}',
      'base.liquid': '<{% block body %}default{% endblock %}>',
    }
    expect(valueOf(await renderFiles(openLiquid, files))).toBe('<mine>')
  })

  test('reports missing variables in included files at their place in the file', async () => {
    const files = {
      'a.liquid': '{% render "b" %}\n{% include "b" %}{{ late }}',
      'b.liquid': 'x\n {{ gone }}',
    }
    expect(problemPlaces(await renderFiles(openLiquid, files))).toEqual([
      'variable gone (b.liquid:2:5)',
      'variable late (a.liquid:2:21)',
    ])
  })

  test('reports every unresolvable include at its tag', async () => {
    const text =
      '{% include "none" %}\n{% render "../../../etc/passwd" %}{% include "/etc/passwd" %}{% include n %}{{ x }}'
    const rendered = await render(text, { n: 5 })
    expect(problemPlaces(rendered)).toEqual([
      'include "none" (mails/a.liquid:1:1)',
      'include "../../../etc/passwd" (mails/a.liquid:2:1)',
      'include "/etc/passwd" (mails/a.liquid:2:35)',
      'include "5" (mails/a.liquid:2:62)',
      'variable x (mails/a.liquid:2:80)',
    ])
    expect(problemLines(rendered)[1]).toContain('inside the repository')
  })

  test('reports a cycle of includes', async () => {
    const files = { 'a.liquid': '{% include "b" %}', 'b.liquid': '{% render "c" %}', 'c.liquid': '\n{% include "a" %}' }
    const [line] = problemLines(await renderFiles(openLiquid, files))
    expect(line).toContain('c.liquid:2:1')
    expect(line).toContain('a.liquid → b.liquid → c.liquid → a.liquid')
  })

  test('rejects more than 50 nested includes', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [`f${n}.liquid`, `{% include "f${n + 1}" %}`]),
    )
    expect(problemLines(await renderFiles(openLiquid, files))[0]).toContain('more than 50 nested includes')
  })

  test.each([
    ['{{ x | nofilter }}', 1, 1, 'undefined filter: nofilter'],
    ['\n{% if x %}', 2, 1, 'not closed'],
    ['\n {% nosuch %}', 2, 2, 'tag "nosuch" not found'],
    ['{{ x', 1, 1, 'not closed'],
  ])('reports the position of the syntax error in %j', async (text, line, column, words) => {
    const [problem] = problemLines(await render(text, { x: 1 }))
    expect(problem).toContain(`(mails/a.liquid:${line}:${column})`)
    expect(problem).toContain(words)
  })

  test.each([
    ['{% if x %}{% esle %}{% endif %}', 'did you mean else?'],
    ['{% if x %}{% elseif x %}{% endif %}', 'did you mean elsif?'],
    ['{% if x %}{% endfi %}', 'did you mean endif?'],
    ['{% unles x %}', 'did you mean unless?'],
    ['{{ x | upcas }}', 'did you mean upcase?'],
    ['{% endfor %}', 'check for a missing {% for %} before it'],
    ['{% else %}', 'check for a missing {% if %} before it'],
    ['{% nosuch %}', 'export your own from a module'],
    ['{{ x | nofilter }}', 'export your own from a module'],
  ])('advises on the unknown tag or filter in %s', async (text, advice) => {
    const [problem] = problemLines(await render(text, { x: 1 }))
    expect(problem).toContain(`; ${advice}`)
  })

  test('reports a syntax error in an included file, and continues', async () => {
    const files = { 'a.liquid': '{% include "b" %}{{ x }}', 'b.liquid': 'x\n{% endif %}' }
    expect(problemPlaces(await renderFiles(openLiquid, files))).toEqual([
      'template (b.liquid:2:1)',
      'variable x (a.liquid:1:21)',
    ])
  })

  test('stops an endless loop', async () => {
    const [problem] = problemLines(await render('{% for i in (1..100000000000) %}x{% endfor %}'))
    expect(problem).toContain('limit exceeded')
  })

  test('starts every rendering with unchanged values, although `increment` modifies them', async () => {
    const rendered = await render('{% increment n %}{% increment n %}{{ gone }}{{ lost }}', { n: 5 })
    expect(problemPlaces(rendered)).toHaveLength(2)
    const values = { n: 5 }
    expect(valueOf(await render('{% increment n %}{% increment n %}', values))).toBe('56')
    expect(values).toEqual({ n: 5 })
  })

  test('lists at most 100 missing variables', async () => {
    const text = Array.from({ length: 150 }, (_, n) => `{{ v${n} }}`).join('')
    expect(problemPlaces(await render(text))).toHaveLength(100)
  })
})
