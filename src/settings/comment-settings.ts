/** What a run must know to comment, also where its other settings cannot be read. */

import type { Secret } from '../world/secret.ts'
import type { Files } from '../world/world.ts'
import { type ConfigFile, readConfig } from './config/read-config.ts'
import { givenLayer } from './given.ts'
import type { SettingsRequest } from './read-settings.ts'
import type { Settings } from './settings.ts'
import { overlay, valuesOf } from './values.ts'

/** The settings of a comment. */
export interface CommentSettings {
  /** `existing`: only a comment that is already there is changed. */
  readonly comment: Settings['comment'] | 'existing'
  readonly commentKey: string | null
  readonly configPath: string | null
  readonly githubToken: Secret | null
}

/**
 * Reads them, each by itself. A config file that cannot be read may say `comment: never`, so then none is created.
 * Never rejects: what keeps the file from being read is told by the settings themselves.
 */
export async function readCommentSettings(
  { given, repositoryRoot, parseConfig }: Pick<SettingsRequest, 'given' | 'repositoryRoot' | 'parseConfig'>,
  files: Files,
): Promise<CommentSettings> {
  const namedPath = valuesOf(givenLayer(given).layer).get('config')
  const config = await readConfig({ repositoryRoot, namedPath, parse: parseConfig }, files).catch(() => null)
  return commentSettingsOf(given, config)
}

/** The same without looking at any file: for a run that was stopped. */
export function givenCommentSettings({ given }: Pick<SettingsRequest, 'given'>): CommentSettings {
  return commentSettingsOf(given, null)
}

/** @param config `null`: it could not be read */
function commentSettingsOf(given: SettingsRequest['given'], config: ConfigFile | null): CommentSettings {
  const { layer } = givenLayer(given)
  const values = valuesOf(overlay(config?.layer ?? new Map(), layer))
  const isKnown = values.isGiven('comment') || config?.isReadable === true
  return {
    comment: isKnown ? (values.get('comment') ?? 'existing') : 'existing',
    commentKey: values.get('comment-key'),
    configPath: config?.path ?? values.get('config'),
    githubToken: values.get('github-token'),
  }
}
