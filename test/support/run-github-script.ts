/** Runs a script of actions/github-script on issues in memory. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** One issue. */
export interface FakeIssue {
  readonly number: number
  readonly title: string
  readonly body: string
  readonly state: string
  readonly creator: string
  readonly comments: readonly string[]
}

type Change = Readonly<Partial<FakeIssue>> & { readonly issue_number: number }

/** A repository's issues. */
export class FakeIssues {
  issues: readonly FakeIssue[] = []

  /** Runs the body of a `script` input with these variables set. */
  async run(script: string, env: Readonly<Record<string, string>>): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'presend-script-'))
    const path = join(folder, 'script.mjs')
    writeFileSync(path, `export default async ({ github, context, process }) => {\n${script}\n}\n`)
    try {
      const { default: body } = await import(pathToFileURL(path).href)
      await body({ github: this.#github(), context: { repo: { owner: 'acme', repo: 'shop' } }, process: { env } })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

  #github(): unknown {
    const listForRepo = Symbol('listForRepo')
    return {
      paginate: async (what: unknown, { state, creator }: Readonly<Record<string, string>>) => {
        if (what !== listForRepo) throw new Error('only issues are listed here')
        return await Promise.resolve(this.issues.filter((one) => one.state === state && one.creator === creator))
      },
      rest: {
        issues: {
          listForRepo,
          create: async ({ title, body }: Pick<FakeIssue, 'title' | 'body'>) => {
            const number = this.issues.length + 1
            const made = { number, title, body, state: 'open', creator: 'github-actions[bot]', comments: [] }
            await Promise.resolve((this.issues = [...this.issues, made]))
          },
          update: async ({ issue_number: number, title, body, state }: Change) =>
            await this.#change(number, {
              ...(title === undefined ? {} : { title }),
              ...(body === undefined ? {} : { body }),
              ...(state === undefined ? {} : { state }),
            }),
          createComment: async ({ issue_number: number, body }: Change) => {
            const comments = this.issues.find((one) => one.number === number)?.comments ?? []
            await this.#change(number, { comments: [...comments, body ?? ''] })
          },
        },
      },
    }
  }

  async #change(number: number, change: Partial<FakeIssue>): Promise<void> {
    this.issues = this.issues.map((one) => (one.number === number ? Object.assign({}, one, change) : one))
    await Promise.resolve()
  }
}
