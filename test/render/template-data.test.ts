import { describe, expect, test } from 'vitest'

import { readTemplateData } from '../../src/render/template-data.ts'
import { aRepository, problemLines, valueOf } from '../support/a-repository.ts'

async function read(path: string, content: string | Uint8Array): ReturnType<typeof readTemplateData> {
  await using folder = await aRepository({ [path]: content })
  return await readTemplateData({ kind: 'file', path }, folder.repository)
}

describe('readTemplateData()', () => {
  test('reads JSON and YAML, and returns the file name', async () => {
    expect(valueOf(await read('d.json', '\ufeff{"a": [1, "ü"]}'))).toEqual({ values: { a: [1, 'ü'] }, name: 'd.json' })
    expect(valueOf(await read('x/d.YML', 'a:\n  - 1\n  - ü'))).toEqual({ values: { a: [1, 'ü'] }, name: 'x/d.YML' })
  })

  test('accepts inline values and no data', async () => {
    await using folder = await aRepository()
    const inline = await readTemplateData({ kind: 'inline', value: { a: 1 } }, folder.repository)
    const none = await readTemplateData({ kind: 'none' }, folder.repository)
    expect([valueOf(inline), valueOf(none)]).toEqual([
      { values: { a: 1 }, name: 'inline data' },
      { values: {}, name: null },
    ])
  })

  test.each([
    ['d.json', '{"a": 1,\n "b" 2}', 'd.json:2:6'],
    ['d.json', '{"a":\n tru}', 'd.json:2:2'],
    ['d.json', '{"a": 1', 'd.json:1:8'],
    ['d.yml', 'a: 1\nb: "x', 'd.yml:'],
    ['d.json', '[1]', 'got a list'],
    ['d.json', '"x"', 'got a single value'],
    ['d.yaml', 'null', 'missing; expected'],
    ['d.json', '   ', 'an empty file'],
    ['d.toml', 'a = 1', 'a .json, .yml or .yaml file'],
    ['d.json', new Uint8Array([0x7b, 0x0a, 0xff, 0x7d]), 'd.json:2'],
  ])('rejects %s %j', async (path, content, words) => {
    const [line] = problemLines(await read(path, content))
    expect(line).toMatch(/^data/u)
    expect(line).toContain(words)
  })

  test.each(['../d.json', '/etc/d.json', 'none.json'])('rejects the path %s', async (path) => {
    await using folder = await aRepository()
    expect(await readTemplateData({ kind: 'file', path }, folder.repository)).toMatchObject({
      status: 'bad',
      problems: [{ input: 'data' }],
    })
  })

  test('keeps keys such as __proto__ as plain data', async () => {
    const { values } = valueOf(await read('d.json', '{"__proto__": {"x": 1}}'))
    expect(Object.hasOwn(values, '__proto__')).toBe(true)
    expect('x' in values).toBe(false)
  })
})
