/** The files of DNS and TLS that the settings name: each must be there, and what it holds can be proven by whoever uses it. */

import type { Problem } from '../../errors/problem.ts'
import type { Files } from '../../world/world.ts'
import type { RowValues } from './row-layer.ts'
import { fileProblem } from './service-files.ts'
import type { ServiceValues } from './service-rows.ts'
import type { TlsFiles } from './service-settings.ts'

/** Files that are there; `null`: not set, or not there, which is told already. */
export interface FilesToProve {
  readonly zoneFilePath: string | null
  readonly tls: TlsFiles | null
  readonly smtpTls: TlsFiles | null
}

/** Says what is wrong with what the files hold. */
export type ProveFiles = (files: FilesToProve) => Promise<readonly Problem[]>

const fileNames = ['dns.zone-file', 'tls.cert-file', 'tls.key-file', 'smtp-tls.cert-file', 'smtp-tls.key-file'] as const
type FileName = (typeof fileNames)[number]

/** What is wrong with the files. @param prove absent: nobody looks into them */
export async function namedFileProblems(
  values: RowValues<ServiceValues>,
  place: { readonly files: Files; readonly workingDirectory: string },
  prove: ProveFiles | undefined,
): Promise<readonly Problem[]> {
  const problems: Problem[] = []
  const there = new Map<FileName, string>()
  for (const name of fileNames) {
    const path = values.get(name)
    if (path === null || (name === 'dns.zone-file' && path === 'none')) continue
    const problem = await fileProblem({ ...values.at(name), path }, place)
    if (problem === null) there.set(name, path)
    else problems.push(problem)
  }
  return prove === undefined ? problems : [...problems, ...(await prove(filesToProve(there)))]
}

function filesToProve(there: ReadonlyMap<FileName, string>): FilesToProve {
  const pairOf = (section: 'tls' | 'smtp-tls'): TlsFiles | null => {
    const [certPath, keyPath] = [there.get(`${section}.cert-file`), there.get(`${section}.key-file`)]
    return certPath === undefined || keyPath === undefined ? null : { certPath, keyPath }
  }
  return { zoneFilePath: there.get('dns.zone-file') ?? null, tls: pairOf('tls'), smtpTls: pairOf('smtp-tls') }
}
