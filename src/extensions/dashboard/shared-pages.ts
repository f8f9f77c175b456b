/** The start page, the style sheet, and the workspace switcher. */

import { answerStyleSheet } from '../../service/requests/answer-page.ts'
import { dashboardStyle } from './dashboard-style.ts'
import { redirectTo, showNotFound, stylePath } from './layout.ts'
import type { PageRequest, UserRequest } from './page-request.ts'

/** Handles `GET /`: redirects to the first page that the visitor may open. */
export function showHome(page: UserRequest): Response {
  return redirectTo(page, page.navigation.main[0]?.path ?? '/account')
}

/** Handles `GET /assets/:name`. */
export function showStylesheet(page: PageRequest): Response {
  return page.http.req.path === stylePath ? answerStyleSheet(page.http, dashboardStyle) : showNotFound(page)
}

/** Handles `POST /workspace`: switches to another of the user's workspaces. */
export async function switchWorkspace(page: UserRequest): Promise<Response> {
  const { deps, form, visitor } = page
  const wanted = form.text('workspace')
  const membership = visitor.memberships.find(({ workspace }) => workspace.workspaceId === wanted)
  if (membership !== undefined)
    await deps.store.selectWorkspace(visitor.session.sessionId, membership.workspace.workspaceId)
  return redirectTo(page, '/')
}
