import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCertificate } from '../../support/certificate.ts'
import { converse } from '../receiving/smtp-client.ts'
import { type HostedService, hostService } from '../self-hosted-service.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presend-reload-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

/** Writes a new pair to the configured files. */
async function renew(name: string): Promise<void> {
  const { certPem, keyPem } = makeCertificate({ name })
  await Promise.all([writeFile(join(folder, 'cert.pem'), certPem), writeFile(join(folder, 'key.pem'), keyPem)])
}

/** Returns the name in the certificate that a new connection gets. */
async function nameShown(options: { readonly port: number } | { readonly socket: Socket }): Promise<string> {
  const secure = connect({ ...options, host: '127.0.0.1', rejectUnauthorized: false })
  await new Promise((resolve, reject) => secure.once('secureConnect', resolve).once('error', reject))
  const { CN } = secure.getPeerCertificate().subject
  secure.destroy()
  return String(CN)
}

async function nameAtStarttls(port: number): Promise<string> {
  await using smtp = converse(port)
  await smtp.reply()
  await smtp.command('EHLO client.example')
  await smtp.command('STARTTLS')
  smtp.socket.removeAllListeners('data')
  return await nameShown({ socket: smtp.socket })
}

async function namesShown({ service }: HostedService): Promise<readonly string[]> {
  return [await nameShown(service.http), await nameAtStarttls(service.smtp?.port ?? 0)]
}

function saidOf({ lines }: HostedService, words: string): readonly unknown[] {
  return lines.filter(({ msg }) => String(msg).includes(words)).map(({ setting }) => setting)
}

describe('reloadCertificates()', () => {
  it('replaces the certificates of both ports, and keeps the old ones if the files are invalid', async () => {
    await renew('first.example')
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
    const files = `{cert-file: ${cert}, key-file: ${key}}`
    await using hosted = await hostService(`tls: ${files}\nsmtp-tls: ${files}`, { filePaths: [cert, key] })
    expect(await namesShown(hosted)).toEqual(['first.example', 'first.example'])
    await renew('second.example')
    expect(await namesShown(hosted)).toEqual(['first.example', 'first.example'])
    await hosted.service.reloadCertificates()
    expect(await namesShown(hosted)).toEqual(['second.example', 'second.example'])
    expect(saidOf(hosted, 'certificate reloaded')).toEqual(['tls', 'smtp-tls'])

    await writeFile(join(folder, 'key.pem'), makeCertificate().keyPem)
    await hosted.service.reloadCertificates()
    expect(await namesShown(hosted)).toEqual(['second.example', 'second.example'])
    await rm(join(folder, 'cert.pem'))
    await hosted.service.reloadCertificates()
    expect(await namesShown(hosted)).toEqual(['second.example', 'second.example'])
    expect(saidOf(hosted, 'certificate reload failed')).toEqual(['tls', 'smtp-tls', 'tls', 'smtp-tls'])
    expect(JSON.stringify(hosted.lines)).not.toContain('PRIVATE KEY')
  })

  it('logs that no certificate files are configured', async () => {
    await using hosted = await hostService('smtp: none')
    await hosted.service.reloadCertificates()
    expect(saidOf(hosted, 'SIGHUP ignored')).toHaveLength(1)
  })
})
