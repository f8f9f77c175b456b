// Exits with a clear message on an older Node version, which would otherwise fail with an unrelated error: argon2 needs 24.7.

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 7)) {
  process.stderr.write(`presend needs Node 24.7 or newer; this is Node ${process.versions.node}\n`)
  process.exit(2)
}
