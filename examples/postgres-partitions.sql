-- Partitions the large tables of a new, empty database by ranges of 1,000,000 test ids; see docs/scaling.md. Each part
-- begins with a line that names it.

-- partition
begin;
alter table tests rename to tests_whole;
alter table test_seeds rename to test_seeds_whole;
alter table message_copies rename to message_copies_whole;
create table tests (like tests_whole including defaults) partition by range (id);
create table test_seeds (like test_seeds_whole including defaults) partition by range (test_id);
create table message_copies (like message_copies_whole including defaults) partition by range (test_id);
alter table test_outcomes drop constraint test_outcomes_test_id_fkey;
alter table report_links drop constraint report_links_test_id_fkey;
alter table test_messages drop constraint test_messages_test_id_fkey;
alter table test_sendings drop constraint test_sendings_test_id_fkey;
alter table test_counts drop constraint test_counts_test_id_fkey;
alter sequence tests_id_seq owned by tests.id;
alter sequence test_seeds_id_seq owned by test_seeds.id;
drop table message_copies_whole, test_seeds_whole, tests_whole;
alter table tests add primary key (id);
-- Not unique: a unique index over all partitions would have to include the id. 128 random bits suffice.
create index on tests (tracking_id);
create index on tests (tracking_key);
create index on tests (workspace_id, id);
create index on tests (workspace_id, id) where style = 'external-test';
create index on tests (workspace_id, source, id) where style = 'external-test';
create index on tests (workspace_id, is_complete, id, expires_at_ms) where style = 'external-test';
create index on tests (workspace_id, source, is_complete, id, expires_at_ms) where style = 'external-test';
create index on tests (workspace_id, is_complete, expires_at_ms, source) where style = 'external-test';
create index on tests (workspace_id, is_complete, expires_at_ms, source) where style = 'external-test' and revision = 0;
create index on tests (workspace_id, is_complete, id, expires_at_ms);
create index on tests (workspace_id, expires_at_ms) where is_complete = 0;
create index on tests (expires_at_ms) where completed_at_ms is null;
create index on tests (created_at_ms);
alter table test_seeds add unique (test_id, address);
alter table message_copies add primary key (test_id, address, message_key);
commit;

-- ahead
create table tests_0 partition of tests for values from (0) to (1000000);
create table test_seeds_0 partition of test_seeds for values from (0) to (1000000);
create table message_copies_0 partition of message_copies for values from (0) to (1000000);

-- drop
begin;
update test_totals set total_count = total_count - gone.total, complete_count = complete_count - gone.complete
from (
  select workspace_id, 'all' as scope, '' as source, count(*) as total, sum(is_complete) as complete
  from tests_0 where style = 'external-test' group by workspace_id
  union all
  select workspace_id, 'source', source, count(*), sum(is_complete)
  from tests_0 where style = 'external-test' and source is not null group by workspace_id, source
) as gone
where (test_totals.workspace_id, test_totals.scope, test_totals.source) = (gone.workspace_id, gone.scope, gone.source);
delete from test_outcomes using tests_0 where test_outcomes.test_id = tests_0.id;
delete from report_links using tests_0 where report_links.test_id = tests_0.id;
delete from test_messages using tests_0 where test_messages.test_id = tests_0.id;
delete from test_sendings using tests_0 where test_sendings.test_id = tests_0.id;
delete from test_counts using tests_0 where test_counts.test_id = tests_0.id;
drop table message_copies_0, test_seeds_0, tests_0;
commit;
