import { expect, it } from 'vitest'
import { openRepository } from '../../src/foundation/world/repository.ts'
import { loadSource } from '../../src/render/load-source.ts'
import { problemPlaces, valueOf } from '../support/a-repository.ts'
import { fakeFiles } from '../support/fake-files.ts'

const data = { kind: 'file', path: 'd.json' } as const
const request = { templatePath: 'a.html', repositoryRoot: '/r', data, printed: null }

it('loadSource() reads body, front matter, side file and data', async () => {
  const files = fakeFiles({
    '/r/a.html': '---\nsubject: S\n---\nbody',
    '/r/a.meta.yml': 'from: a@b.example',
    '/r/d.json': '{"x":1}',
  })
  const loaded = valueOf(await loadSource(request, { files, repository: openRepository('/r', files) }))
  expect([
    loaded.body.text,
    loaded.frontMatter.subject?.text,
    loaded.frontMatter.from?.text,
    loaded.data.values,
  ]).toEqual(['body', 'S', 'a@b.example', { x: 1 }])
})

it('loadSource() returns all problems at once', async () => {
  const files = fakeFiles({ '/r/a.html': '---\nnonsense: S\n---\nbody', '/r/d.json': '{' })
  const loaded = await loadSource(request, { files, repository: openRepository('/r', files) })
  expect(problemPlaces(loaded)).toEqual(['data (d.json:1:2)', 'front matter (a.html:2:1)'])
})
