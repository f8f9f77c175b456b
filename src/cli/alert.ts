/** Runs `presend alert`, which manages alert rules directly in the database. */

import type { WorkspaceId } from '../foundation/contract/identifiers.ts'
import { invalidInput, validOrThrow } from '../foundation/errors/presend-error.ts'
import { bad, type Parsed, quoteValue } from '../foundation/errors/problem.ts'
import { parseWorkspaceId } from '../service/accounts/account-name.ts'
import { type GivenRule, parseAlertRule } from '../service/alerts/alert-rule.ts'
import type { StoredAlertRule } from '../service/storage/alert.ts'
import type { CommandDeps, StorageInput } from './command.ts'
import { openCommandStorage } from './open-command-storage.ts'
import { type Field, objectOf, printJson, printLine, printList, printNote } from './print-data.ts'
import { requireWorkspace } from './workspace.ts'

interface AddInput extends StorageInput {
  readonly workspace: WorkspaceId
  readonly metric: string | null
  readonly limit: string | null
  readonly source: string | null
  readonly recipients: string | null
  readonly usesWebhooks: boolean
}

const ruleFields: readonly Field<StoredAlertRule>[] = [
  { key: 'id', column: 'id', value: (rule) => rule.ruleId },
  { key: 'workspace', column: 'workspace', value: (rule) => rule.workspaceId },
  { column: 'limit', value: ({ limit }) => (limit === null ? null : `${limit.metric} ${limit.percent}%`) },
  { key: 'metric', value: ({ limit }) => limit?.metric ?? null },
  { key: 'limit_percent', value: ({ limit }) => limit?.percent ?? null },
  { key: 'source', column: 'source', value: (rule) => rule.source },
  { key: 'webhooks', column: 'webhooks', value: (rule) => rule.usesWebhooks, none: 'no' },
  { key: 'mail_to', column: 'mail to', value: (rule) => rule.recipients },
  { key: 'created_at', column: 'created (UTC)', value: (rule) => new Date(rule.createdAtMs) },
]

/** Runs `presend alert add`. */
export async function addAlertRule(input: AddInput, deps: CommandDeps): Promise<number> {
  const { world, terminal } = deps
  const workspaceId = validOrThrow(parseWorkspaceId(input.workspace, '--workspace'), 'Adding an alert rule')
  const given = {
    metric: input.metric ?? '',
    limit: input.limit ?? '',
    source: input.source ?? '',
    recipients: input.recipients ?? '',
    usesWebhooks: input.usesWebhooks,
  }
  const rule = validOrThrow(withFlags(parseAlertRule(given, workspaceId, world), given), 'Adding an alert rule')
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  await requireWorkspace(workspaceId, { done: 'Adding an alert rule', store })
  await store.createAlertRule(rule)
  const change = { workspaceId, actor: 'presend alert add', action: 'alert.create', subject: rule.ruleId }
  await storage.record(change)
  if (input.isJson) printJson({ rule: objectOf(ruleFields, rule) }, terminal)
  else printLine(rule.ruleId, terminal)
  printNote(`Added rule ${rule.ruleId} for workspace ${quoteValue(workspaceId)} in ${storage.shown}.`, terminal)
  return 0
}

/** In the reported problems, replaces field names with flag names. */
function withFlags(parsed: Parsed<StoredAlertRule>, given: GivenRule): Parsed<StoredAlertRule> {
  if (parsed.status === 'ok') return parsed
  const names: Readonly<Record<string, string>> = {
    metric: '--metric',
    limit: '--limit',
    source: '--source',
    recipients: '--mail-to',
  }
  const isEmpty = given.recipients === ''
  return bad(
    ...parsed.problems.map((problem) =>
      Object.assign({}, problem, {
        input: names[problem.input] ?? problem.input,
        ...(problem.input === 'recipients' && isEmpty ? { expected: 'at least one address, or --webhooks' } : {}),
      }),
    ),
  )
}

/** Runs `presend alert list`. */
export async function listAlertRules(
  input: StorageInput & { readonly workspace: WorkspaceId | null },
  deps: CommandDeps,
): Promise<number> {
  await using storage = await openCommandStorage(input, deps)
  const rules = await storage.store.listAlertRules(input.workspace)
  const note = 'No alert rules. Add a rule with: presend alert add'
  printList(rules, { key: 'rules', fields: ruleFields, note, isJson: input.isJson }, deps.terminal)
  return 0
}

/** Runs `presend alert remove`. */
export async function removeAlertRule(
  input: StorageInput & { readonly ruleId: string },
  deps: CommandDeps,
): Promise<number> {
  await using storage = await openCommandStorage(input, deps)
  const { store } = storage
  const rule = await store.removeAlertRule(null, input.ruleId)
  if (rule === null) {
    throw invalidInput({
      done: 'Removing an alert rule',
      came: quoteValue(input.ruleId),
      expected: 'the id of a rule',
      todo: 'list the ids with: presend alert list',
    })
  }
  const { workspaceId, ruleId: subject } = rule
  const change = { workspaceId, actor: 'presend alert remove', action: 'alert.remove', subject }
  await storage.record(change)
  if (input.isJson) printJson({ rule: objectOf(ruleFields, rule) }, deps.terminal)
  else printLine(`Removed rule ${rule.ruleId}`, deps.terminal)
  return 0
}
