/** Whose mail a test is for, and the messages that were observed where a mailbox keeps no marks. */

import type { CompiledQuery, SchemaModule } from 'kysely'

/** Adds a column and a table; see 0001 for what a migration may import. */
export function up(schema: SchemaModule): readonly CompiledQuery[] {
  return [
    // Null: the test was created without one, and takes mail of any sender.
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
