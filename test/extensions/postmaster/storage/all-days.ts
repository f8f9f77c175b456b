/** Reads everything that is stored about an account. */

import type { PostmasterDay, PostmasterDays } from '../../../../src/extensions/postmaster/storage/accounts-and-days.ts'

/** Reads all days of an account by date, then domain. */
export async function allDays(
  store: Pick<PostmasterDays, 'readPostmasterPage'>,
  accountId: number,
): Promise<readonly PostmasterDay[]> {
  const days: PostmasterDay[] = []
  for (let cursor: number | null = null; ; ) {
    const page: Awaited<ReturnType<typeof store.readPostmasterPage>> = await store.readPostmasterPage({
      accountId,
      cursor,
      domainCount: 1000,
    })
    days.push(...page.days)
    cursor = page.nextCursor
    if (cursor === null) return days.toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1))
  }
}

function keyOf({ date, domain }: PostmasterDay): string {
  return `${date} ${domain}`
}
