/**
 * Runs Debian's OpenDMARC as a reporter. OpenDMARC's own reporting program turns the history written by its filter into
 * aggregate reports, compresses them and mails them. The program needs MariaDB, which runs in a temporary folder on a
 * free port. Needs root.
 */

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { findFreePort } from './free-port.ts'
import { startServerProcess } from './server-process.ts'

const run = promisify(execFile)

const schema = '/usr/share/dbconfig-common/data/opendmarc/install/mysql'
const programs = ['/usr/sbin/mariadbd', '/usr/sbin/opendmarc-import', '/usr/sbin/opendmarc-reports', schema]

export interface ReporterOptions {
  /** The file with the history of OpenDMARC's filter. */
  readonly historyPath: string
  /** The domain of the reporting organization. */
  readonly organization: string
  /** Where the reports are delivered by SMTP. */
  readonly smtp: { readonly host: string; readonly port: number }
}

/**
 * Creates and sends the reports for all domains that request reports.
 *
 * @returns the uncompressed XML of the reports
 */
export async function sendOpenDmarcReports(options: ReporterOptions): Promise<readonly string[]> {
  const missing = programs.filter((program) => !existsSync(program))
  if (missing.length > 0) {
    const packages = 'opendmarc mariadb-server-core libdbd-mysql-perl libswitch-perl libjson-perl'
    throw new Error(`this test runs real servers from Debian's packages: apt-get install ${packages}`)
  }
  const folder = await mkdtemp(join(tmpdir(), 'presend-opendmarc-'))
  try {
    return await sendFrom(folder, options)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

async function sendFrom(
  folder: string,
  { historyPath, organization, smtp }: ReporterOptions,
): Promise<readonly string[]> {
  await chmod(folder, 0o755)
  const data = join(folder, 'data')
  const reports = join(folder, 'reports')
  await mkdir(reports)
  // Omits the server's time zone tables, which would take most of the start time.
  const common = ['--no-defaults', `--datadir=${data}`, '--user=root']
  await run('/usr/bin/mariadb-install-db', [...common, '--auth-root-authentication-method=normal', '--skip-test-db'])
  const port = await findFreePort()
  const place = [`--port=${port}`, '--bind-address=127.0.0.1', `--socket=${join(folder, 'socket')}`]
  await using stack = new AsyncDisposableStack()
  stack.use(await startServerProcess('/usr/sbin/mariadbd', [...common, ...place], { port }))
  const access = ['--no-defaults', '-h', '127.0.0.1', '-P', String(port), '-u', 'root']
  const script = `create user od@localhost identified by 'od'; create user od@'127.0.0.1' identified by 'od';
    grant all on *.* to od@localhost; grant all on *.* to od@'127.0.0.1';`
  await run('/usr/bin/mariadb', [...access, '-e', `${await readFile(schema, 'utf8')}\n${script}`])
  const database = ['--dbhost=127.0.0.1', `--dbport=${port}`, '--dbuser=od', '--dbpasswd=od', '--dbname=opendmarc']
  await run('/usr/sbin/opendmarc-import', [...database, `--input=${historyPath}`])
  const mailing = [`--smtp-server=${smtp.host}`, `--smtp-port=${smtp.port}`]
  const author = [`--report-email=dmarc@${organization}`, `--report-org=${organization}`]
  await run('/usr/sbin/opendmarc-reports', [...database, ...mailing, ...author, '--keepfiles', '--verbose'], {
    cwd: reports,
  })
  const files = (await readdir(reports)).filter((name) => name.endsWith('.xml'))
  return await Promise.all(files.map(async (name) => await readFile(join(reports, name), 'utf8')))
}
