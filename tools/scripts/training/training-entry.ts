/** Parses the mail in training/; docs/built-in-filter.md describes the format. */

/** A message with its alternatives and slots. */
export interface TrainingEntry {
  readonly isSpam: boolean
  /** The topic of the message, identified by the same word in every language. */
  readonly topic: string
  /** The file and line where the message begins. */
  readonly place: string
  readonly subject: string
  /** The From field; null if the From field is generated. */
  readonly from: string | null
  /** The paragraphs. `[label]` is a link, and `[label](address)` is a link to a given address. */
  readonly paragraphs: readonly string[]
  readonly attachments: readonly string[]
}

/** The line prefixes, and what each prefix introduces. */
const marks = { '## ': 'topic', '> ': 'subject', '@ ': 'from', '+ ': 'attachment' } as const

interface Draft {
  readonly isSpam: boolean
  readonly topic: string
  readonly place: string
  readonly subject: string
  from: string | null
  readonly paragraphs: string[]
  readonly attachments: string[]
}

/**
 * Parses one file of training mail.
 *
 * @throws Error with file and line if a line precedes the first topic or subject
 */
export function parseTrainingFile(text: string, file: string, isSpam: boolean): readonly TrainingEntry[] {
  const drafts: Draft[] = []
  let topic: string | null = null
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const place = `${file}:${index + 1}`
    const [mark, kind] = Object.entries(marks).find(([start]) => line.startsWith(start)) ?? ['', 'paragraph']
    const rest = line.slice(mark.length).trim()
    if (kind === 'topic') topic = rest
    else if (kind === 'subject' && topic !== null)
      drafts.push({ isSpam, topic, place, subject: rest, from: null, paragraphs: [], attachments: [] })
    else addTo(drafts.at(-1), kind, { rest, place })
  }
  return drafts
}

function addTo(draft: Draft | undefined, kind: string, line: { readonly rest: string; readonly place: string }): void {
  if (draft === undefined) throw new Error(`${line.place}: expected this line after a "## topic" and a "> subject"`)
  if (kind === 'from') draft.from = line.rest
  else if (kind === 'attachment') draft.attachments.push(line.rest)
  else draft.paragraphs.push(line.rest)
}
