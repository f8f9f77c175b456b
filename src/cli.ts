#!/usr/bin/env node
/** Entry of the command line. */

import { exitSoon } from './world/exit-soon.ts'

const { runCommandLine } = await import('./rooms.ts')
exitSoon(await runCommandLine())
