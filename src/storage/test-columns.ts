/** Selected columns; parse-rows.ts parses them. */

/** Columns of `tests` except metadata, which may be long. */
export const testColumns = [
  'tests.id',
  'tests.workspace_id',
  'tests.tracking_id',
  'tests.tracking_key',
  'tests.style',
  'tests.name',
  'tests.source',
  'tests.created_at_ms',
  'tests.expires_at_ms',
  'tests.completed_at_ms',
  'tests.revision',
  'tests.seed_count',
  'tests.settled_count',
  'tests.inbox_count',
  'tests.sender_domain',
  'tests.mail_type',
] as const

/** Columns of `test_seeds`. */
export const seedColumns = [
  'test_seeds.address',
  'test_seeds.provider_type',
  'test_seeds.provider_name',
  'test_seeds.status',
  'test_seeds.settling_count',
  'test_seeds.folder',
  'test_seeds.sender',
  'test_seeds.recorded_at_ms',
  'test_seeds.placement_kind',
  'test_seeds.reason',
  'test_seeds.reply',
  'test_seeds.evidence',
] as const
