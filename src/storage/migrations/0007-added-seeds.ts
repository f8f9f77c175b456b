/** Adds columns for seeds added by a command: their settings and encrypted secrets. */

import type { CompiledQuery, SchemaModule } from 'kysely'

export function up(schema: SchemaModule): readonly CompiledQuery[] {
  const column = (name: string, type: 'text' | 'bigint'): CompiledQuery =>
    schema.alterTable('directory_seeds').addColumn(name, type).compile()
  return [
    // These columns are null for seeds from the service file.
    column('added_at_ms', 'bigint'),
    column('removed_at_ms', 'bigint'),
    column('revision', 'text'),
    column('given', 'text'),
    column('ca_pem', 'text'),
    schema
      .createTable('seed_secrets')
      .addColumn('address', 'text', (address) => address.notNull())
      .addColumn('name', 'text', (name) => name.notNull())
      .addColumn('sealed', 'text', (sealed) => sealed.notNull())
      .addPrimaryKeyConstraint('seed_secrets_key', ['address', 'name'])
      .compile(),
  ]
}
