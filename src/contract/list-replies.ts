/** Replies about many tests, as our service writes them; the document shows no shape for them. */

/** One external test in a list. */
export interface ListedExternalTest {
  readonly id: number
  readonly tracking_id: string
  readonly status: string
  readonly name?: string | undefined
  readonly source?: string | null | undefined
  readonly metadata?: Readonly<Record<string, unknown>> | undefined
  /** ISO 8601. */
  readonly created_at?: string | undefined
}

/** Where in the list a page stands; pages count from 1. */
export interface Pagination {
  readonly page: number
  readonly per_page: number
  readonly total_count: number
  readonly total_pages: number
}

/** Reply of `GET /external_tests`, newest first. */
export interface ListExternalTestsReply {
  readonly success: true
  readonly tests: readonly ListedExternalTest[]
  readonly pagination: Pagination
}
