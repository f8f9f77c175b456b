/** Reads the settings of the pull request comment. Works even if other settings are invalid. */

import type { Files } from '../../foundation/world/world.ts'
import { type ConfigFile, readConfig } from './config/read-config.ts'
import { overlay, valuesOf } from './engine/values.ts'
import { givenLayer } from './given.ts'
import type { SettingsRequest } from './read-settings.ts'
import { settingsTable } from './rows/table.ts'
import type { Settings } from './settings.ts'

/** The settings of the pull request comment. */
export interface CommentSettings extends Pick<Settings, 'commentKey' | 'configPath' | 'githubToken'> {
  /** When to comment on the pull request. `existing` means that presend only updates an existing comment. */
  readonly comment: Settings['comment'] | 'existing'
}

/**
 * Reads the comment settings. If the config file is unreadable, it might contain `comment: never`, so presend creates
 * no comment. Never rejects, because `readSettings` reports the problems.
 */
export async function readCommentSettings(
  { given, repositoryRoot, parseConfig }: Pick<SettingsRequest, 'given' | 'repositoryRoot' | 'parseConfig'>,
  files: Files,
): Promise<CommentSettings> {
  const namedPath = valuesOf(settingsTable, givenLayer(given).layer).get('config')
  const config = await readConfig({ repositoryRoot, namedPath, parse: parseConfig }, files).catch(() => null)
  return commentSettings(given, config)
}

/** Reads the comment settings without the config file, for a run that was stopped. */
export function givenCommentSettings({ given }: Pick<SettingsRequest, 'given'>): CommentSettings {
  return commentSettings(given, null)
}

function commentSettings(given: SettingsRequest['given'], config: ConfigFile | null): CommentSettings {
  const layer = overlay(config?.layer ?? new Map(), givenLayer(given).layer)
  const values = valuesOf(settingsTable, layer)
  const isKnown = values.isGiven('comment') || config?.isReadable === true
  return {
    comment: isKnown ? (values.get('comment') ?? 'existing') : 'existing',
    commentKey: values.get('comment-key'),
    configPath: config?.path ?? values.get('config'),
    githubToken: values.get('github-token'),
  }
}
