/** Explains why a setting is not allowed at the top level of the config file or in an entry of `templates`. */

import type { Problem } from '../../../foundation/errors/problem.ts'
import { findSetting } from '../rows/table.ts'

/**
 * Explains why a key is not allowed at the top level or in an entry of `templates`; returns `null` if no setting has
 * this key.
 */
export function explainKey(key: string, level: 'top' | 'entry'): Pick<Problem, 'expected' | 'rule' | 'todo'> | null {
  const row = findSetting(key)
  if (row === null) return null
  const { name, environmentVariable, isSecret, isDestination, isAllowedInConfig } = row
  const variable = `the ${environmentVariable ?? ''} environment variable`
  if (isSecret) {
    return {
      expected: 'no secrets in the config file',
      rule: 'is a secret and not allowed in the config file',
      todo: `remove it, create a new secret (everyone who can read the repository can read this one), and set the ${name} input or ${variable}`,
    }
  }
  // The config file can come from a pull request or a cloned repository, so it must not decide where secrets are sent.
  if (isDestination) {
    return {
      expected: `${name} to be set outside the config file, because it determines where secrets are sent`,
      rule: 'is not allowed in the config file, because it determines where secrets are sent',
      todo: `remove it here, and set the ${name} input, the --${name} flag or ${variable}`,
    }
  }
  if (level === 'entry' && isAllowedInConfig) {
    return {
      expected: 'only settings that can differ between templates',
      rule: 'applies to all templates',
      todo: `move ${name} to the top level of the file`,
    }
  }
  return {
    expected: `${name} to be set outside the config file`,
    rule: 'is not allowed in the config file',
    todo: 'set it as an input or a flag',
  }
}
