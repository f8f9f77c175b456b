// Ends the process with one line on an older Node, which would fail with an error that names something else.

if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(`presend needs Node 24 or newer; this is Node ${process.versions.node}\n`)
  process.exit(2)
}
