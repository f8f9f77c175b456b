/** Replies about many tests, as our service writes them; the document shows no shape for them. */

import type { ExternalTestFields } from './test-replies.ts'

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
  readonly tests: readonly ExternalTestFields[]
  readonly pagination: Pagination
}
