// Exits with a clear message on an older Node version, which would otherwise fail with an unrelated error.

if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(`presend needs Node 24 or newer; this is Node ${process.versions.node}\n`)
  process.exit(2)
}
