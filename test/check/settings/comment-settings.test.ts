import { describe, expect, it } from 'vitest'

import { type CommentSettings, readCommentSettings } from '../../../src/check/settings/comment-settings.ts'
import { fakeFiles } from '../../support/fake-files.ts'

async function read(inputs: Readonly<Record<string, string>>, config: string | null = null): Promise<CommentSettings> {
  const given = Object.entries(inputs).map(([name, text]) => ({ name, text, source: 'input' as const }))
  const files = fakeFiles(config === null ? {} : { '/repo/.github/presend.yml': config })
  return await readCommentSettings({ given, repositoryRoot: '/repo' }, files)
}

describe('readCommentSettings()', () => {
  it('reads valid settings even when others are invalid', async () => {
    const settings = await read(
      { gate: 'maybe', 'github-token': 'ghs_x', 'comment-key': '{"node": 24}' },
      'comment: on-failure',
    )
    expect(settings).toMatchObject({ comment: 'on-failure', commentKey: 'node: 24', configPath: '.github/presend.yml' })
    expect(settings.githubToken?.reveal()).toBe('ghs_x')
  })

  it('uses the default without a config file', async () => {
    expect(await read({})).toMatchObject({ comment: 'auto', commentKey: null, configPath: null, githubToken: null })
  })

  it('creates no new comment when the config file or the setting itself is invalid', async () => {
    expect((await read({}, 'comment: [')).comment).toBe('existing')
    expect((await read({ comment: 'sometimes' })).comment).toBe('existing')
    expect((await read({ comment: 'auto' }, 'comment: [')).comment).toBe('auto')
  })
})
