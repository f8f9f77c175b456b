/** The table's texts put together for readers. */

import { type AnySetting, describeDefault } from './table.ts'

type Describable = Pick<
  AnySetting,
  'description' | 'example' | 'default' | 'defaultNote' | 'environmentVariable' | 'isSecret' | 'isDestination'
>

/** The whole paragraph: description, example, default, and where a secret or its destination may come from. */
export function describeSetting(row: Describable): string {
  const parts = [row.description, exampleOf(row), defaultOf(row), secretOf(row)]
  return parts.filter((part) => part !== null).join(' ')
}

/** The first sentence, for a help text of one screen. */
export function summarizeSetting(row: Pick<AnySetting, 'description'>): string {
  // A sentence ends with a full stop before a capital letter: `.html` and `0.5` do not end one.
  return row.description.replace(/\.\s+(?=[A-Z]).*$/su, '').replace(/\.$/u, '')
}

function exampleOf(row: Describable): string | null {
  return row.example === null ? null : `Example: ${row.example}.`
}

function defaultOf(row: Describable): string | null {
  const text = describeDefault(row)
  return text === null ? null : `Default: ${text}.`
}

function secretOf(row: Describable): string | null {
  if (row.isDestination)
    return `Environment variable: ${row.environmentVariable ?? ''}. Not allowed in the config file.`
  if (!row.isSecret) return null
  const variable =
    row.environmentVariable === null ? '' : ` or from the environment variable ${row.environmentVariable}`
  return `A secret: from an input${variable}, never from the config file.`
}
