/** The files that are made from the tables in src/settings/. */

import { renderActionYml } from '../src/settings/render-action-yml.ts'
import { renderJsonSchema } from '../src/settings/render-json-schema.ts'
import { markdownBlocks, replaceBlocks } from '../src/settings/render-markdown-table.ts'
import { renderServiceSchema } from '../src/settings/service-file/render-service-schema.ts'
import { serviceBlocks } from '../src/settings/service-file/render-service-tables.ts'

/** One file: where it stands, relative to the project, and what it must hold. */
export interface GeneratedFile {
  readonly path: string
  readonly content: string
}

/** All of them; of documents only the marked blocks are made, so their present text is needed. */
export function generatedFiles(readDocument: (path: string) => string): readonly GeneratedFile[] {
  return [
    { path: 'action.yml', content: renderActionYml() },
    { path: 'schema/presend.schema.json', content: renderJsonSchema() },
    { path: 'schema/presend-service.schema.json', content: renderServiceSchema() },
    { path: 'README.md', content: replaceBlocks(readDocument('README.md'), markdownBlocks()) },
    { path: 'docs/service-file.md', content: replaceBlocks(readDocument('docs/service-file.md'), serviceBlocks()) },
  ]
}
