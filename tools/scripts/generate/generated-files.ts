/** Renders the files that are generated from the settings tables and the preflight rules. */

import { allRules } from '../../../src/preflight/registry.ts'
import { renderRulePage } from '../../../src/preflight/render-rule-page.ts'
import { renderActionYml } from './render-action-yml.ts'
import { renderJsonSchema } from './render-json-schema.ts'
import { markdownBlocks, replaceBlocks, serviceBlocks } from './render-markdown-table.ts'
import { renderRuleList } from './render-rule-list.ts'
import { renderServiceSchema } from './render-service-schema.ts'

/** A generated file: its path in the project, and its content. */
export interface GeneratedFile {
  readonly path: string
  readonly content: string
}

/**
 * Returns all generated files. In Markdown documents, only the marked blocks are generated; the rest of the current
 * text is kept.
 */
export function generatedFiles(readDocument: (path: string) => string): readonly GeneratedFile[] {
  return [
    { path: 'action.yml', content: renderActionYml() },
    { path: 'schema/presend.schema.json', content: renderJsonSchema() },
    { path: 'schema/presend-service.schema.json', content: renderServiceSchema() },
    { path: 'docs/rules/README.md', content: renderRuleList(allRules) },
    ...allRules.map((rule) => ({ path: `docs/rules/${rule.id}.md`, content: renderRulePage(rule) })),
    { path: 'docs/inputs.md', content: replaceBlocks(readDocument('docs/inputs.md'), markdownBlocks()) },
    { path: 'docs/service-file.md', content: replaceBlocks(readDocument('docs/service-file.md'), serviceBlocks()) },
  ]
}
