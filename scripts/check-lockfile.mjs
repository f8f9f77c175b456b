// Fails when package-lock.json has an entry that npm could not verify, or that names a registry's host. Optional platform
// packages of development tools are exempt: some registries do not have them. CONTRIBUTING.md says how a release adds them.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const file = process.argv[2] ?? resolve(import.meta.dirname, '../package-lock.json')
const { packages } = JSON.parse(readFileSync(file, 'utf8'))
const entries = Object.entries(packages).filter(([path]) => path !== '')
const isPlatformPackage = ({ optional, os, cpu }) => optional === true && (os !== undefined || cpu !== undefined)

const unverified = entries.filter(([, entry]) => entry.integrity === undefined && !isPlatformPackage(entry))
const hosted = entries.filter(([, entry]) => entry.resolved !== undefined)
for (const [path] of unverified)
  process.stderr.write(`package-lock.json: ${path} has no integrity hash; run npm install\n`)
for (const [path] of hosted) {
  process.stderr.write(
    `package-lock.json: ${path} names a registry; .npmrc must contain omit-lockfile-registry-resolved\n`,
  )
}
process.exitCode = unverified.length + hosted.length === 0 ? 0 : 1
