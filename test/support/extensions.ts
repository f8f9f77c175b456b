/** The extensions that presend is built with, for tests of the parts that receive them. */

import type { CommandSpec } from '../../src/cli/command.ts'
import { pagesWith } from '../../src/extensions/dashboard/page-list.ts'
import type { DashboardPage } from '../../src/extensions/dashboard/page-request.ts'
import { loadExtensionCommands, loadServiceExtensions } from '../../src/extensions.ts'
import type { Route } from '../../src/service/requests/service-context.ts'
import type { ServiceExtension } from '../../src/service/self-hosted/extension.ts'
import type { StorageExtension } from '../../src/service/storage/extension.ts'
import { ownJobKinds } from '../../src/service/storage/jobs.ts'

export { loadServiceExtensions }

export const extensionCommands: readonly CommandSpec[] = await loadExtensionCommands()
export const serviceExtensions: readonly ServiceExtension[] = await loadServiceExtensions()
export const storageExtensions: readonly StorageExtension[] = serviceExtensions.map(({ storage }) => storage)
export const addedRoutes: readonly Route[] = serviceExtensions.flatMap(({ routes }) => routes)
export const jobKinds: readonly string[] = [...ownJobKinds, ...storageExtensions.flatMap((one) => one.jobKinds)]

const addedPages = await Promise.all(serviceExtensions.map(async ({ loadPages }) => await loadPages()))
export const allPages: readonly DashboardPage[] = pagesWith(addedPages.flat())
