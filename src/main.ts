/** Entry of the GitHub Action. Says that it lives before anything heavy is loaded. */

import { exitSoon } from './world/exit-soon.ts'
import { version } from './world/version.ts'

process.stdout.write(`presend ${version}\n`)
const { runAction } = await import('./rooms.ts')
exitSoon(await runAction())
