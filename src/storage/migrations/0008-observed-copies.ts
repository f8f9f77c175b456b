/** Adds a test's sender domain, and a table for messages observed in mailboxes that cannot store flags. */

import type { CompiledQuery, SchemaModule } from 'kysely'

export function up(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    // If this column is null, the test accepts mail from any sender.
    schema.alterTable('tests').addColumn('sender_domain', 'text').compile(),
    schema
      .createTable('observed_messages')
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('folder', 'text', (column) => column.notNull())
      .addColumn('uid_validity', 'text', (column) => column.notNull())
      .addColumn('uid', 'bigint', (column) => column.notNull())
      .addColumn('message_key', 'text', (column) => column.notNull())
      .addColumn('observed_at_ms', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('observed_messages_pk', ['address', 'folder', 'uid_validity', 'uid'])
      .compile(),
    schema.createIndex('observed_messages_by_age').on('observed_messages').column('observed_at_ms').compile(),
  ]
}
