// Fails if package-lock.json has an entry that npm cannot verify or that contains a registry host. Optional platform
// packages of development tools are exempt, because some registries do not have them. CONTRIBUTING.md describes how to
// complete these entries before a release.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const file = process.argv[2] ?? resolve(import.meta.dirname, '../../package-lock.json')
const { packages } = JSON.parse(readFileSync(file, 'utf8'))
const entries = Object.entries(packages).filter(([path]) => path !== '')
const isPlatformPackage = ({ optional, os, cpu }) => optional === true && (os !== undefined || cpu !== undefined)

const unverified = entries.filter(([, entry]) => entry.integrity === undefined && !isPlatformPackage(entry))
const hosted = entries.filter(([, entry]) => entry.resolved !== undefined)
for (const [path] of unverified)
  process.stderr.write(`package-lock.json: ${path} has no integrity hash; run "npm install"\n`)
for (const [path] of hosted) {
  process.stderr.write(
    `package-lock.json: ${path} contains a registry URL; set omit-lockfile-registry-resolved=true in .npmrc and run "npm install"\n`,
  )
}
process.exitCode = unverified.length + hosted.length === 0 ? 0 : 1
