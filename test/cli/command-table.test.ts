import { describe, expect, it } from 'vitest'
import { settingRows } from '../../src/check/settings/rows/table.ts'
import { serviceFlags } from '../../src/check/settings/service-file/service-rows.ts'
import { parseArguments } from './parse-arguments.ts'

const storage = { storage: null, config: null, isJson: false }
const storageFlags = ['--storage', 'sqlite:x.db', '--config', 'c.yml', '--json']

describe('the command table', () => {
  it.each([
    ['check a.html --debug', { templates: ['a.html'], given: [], isDebug: true, isJson: false }],
    ['check --json', { templates: [], given: [], isJson: true }],
    ['check --dry-run', { given: [{ name: 'dry-run', text: 'true', source: 'flag' }] }],
    ['check --dry-run false', { given: [{ name: 'dry-run', text: 'false', source: 'flag' }] }],
    ['serve', { flags: [], isCheck: false, isHealth: false }],
    ['serve --check', { isCheck: true }],
    ['serve --health --config a.yml', { isHealth: true, flags: [{ name: 'config', text: 'a.yml' }] }],
    ['token create --workspace a --plan pro --name ci', { workspace: 'a', plan: 'pro', name: 'ci', ...storage }],
    ['token create --workspace a --plan free', { plan: 'free', name: null }],
    ['token list', { workspace: null, ...storage }],
    ['token revoke some-id', { tokenId: 'some-id', ...storage }],
    ['token set-plan --workspace a --plan enterprise', { workspace: 'a', plan: 'enterprise', ...storage }],
    [
      'test list --workspace a --search x --source ci --status expired --outcome none --before 9 --limit 5',
      { workspace: 'a', search: 'x', source: 'ci', status: 'expired', outcome: 'none', before: '9', limit: '5' },
    ],
    ['test list --workspace a', { search: null, status: null, before: null, limit: '50', ...storage }],
    ['test show 7 --workspace a', { test: '7', workspace: 'a', ...storage }],
    ['test delete 7 --workspace a', { test: '7', workspace: 'a', ...storage }],
    ['webhook add https://h.example/ --workspace a', { url: 'https://h.example/', workspace: 'a', secret: null }],
    ['webhook list --workspace a', { workspace: 'a', ...storage }],
    ['webhook remove wh_1', { webhookId: 'wh_1', ...storage }],
    ['webhook rotate wh_1', { webhookId: 'wh_1', overlap: '24h', secret: null, ...storage }],
    ['webhook rotate wh_1 --overlap 1h --secret s', { overlap: '1h', secret: 's' }],
    ['webhook deliveries wh_1', { webhookId: 'wh_1', limit: '20', ...storage }],
    ['webhook redeliver wd_1', { deliveryId: 'wd_1', ...storage }],
    ['seeds list', storage],
    ['seeds enable a@b.example', { address: 'a@b.example', ...storage }],
    ['seeds disable a@b.example', { address: 'a@b.example', ...storage }],
    ['seeds remove a@b.example', { address: 'a@b.example', ...storage }],
    [
      'seeds add a@b.example --type consumer --oauth google --client-id c --plus-address --replace',
      {
        address: 'a@b.example',
        given: { type: 'consumer', 'oauth.provider': 'google', 'oauth.client-id': 'c', 'plus-address': 'true' },
        isReplacing: true,
        isConsent: false,
        isBrowserOff: false,
      },
    ],
    ['seeds add a@b.example --consent --no-browser', { isConsent: true, isBrowserOff: true, given: {} }],
    ['seeds check', { addresses: [], given: [], wait: '2m', ...storage }],
    [
      'seeds check a@b.example c@d.example --from x@b.example --wait 5m',
      {
        addresses: ['a@b.example', 'c@d.example'],
        given: [{ name: 'from', text: 'x@b.example', source: 'flag' }],
        wait: '5m',
      },
    ],
    ['secrets reseal', storage],
  ])('parses %s', (line, input) => {
    const parsed = parseArguments(...line.split(' '))
    expect(parsed.told).toBe('')
    expect(parsed.input).toMatchObject(input)
    expect(line.startsWith(parsed.name ?? '?')).toBe(true)
  })

  it.each([
    'token list',
    'token revoke id',
    'test delete 7 --workspace a',
    'webhook add u --workspace a',
    'webhook deliveries id',
    'seeds list',
    'seeds check',
    'secrets reseal',
  ])('adds the storage options to %s', (line) => {
    const { input } = parseArguments(...line.split(' '), ...storageFlags)
    expect(input).toMatchObject({ storage: 'sqlite:x.db', config: 'c.yml', isJson: true })
  })

  it('collects every occurrence of a setting of presend check', () => {
    const argv = ['--template', 'c.html', '--template', 'd.html', '--from', 'Shop <a@shop.example>']
    expect(parseArguments('check', ...argv).input).toMatchObject({
      given: [
        { name: 'template', text: 'c.html' },
        { name: 'template', text: 'd.html' },
        { name: 'from', text: 'Shop <a@shop.example>' },
      ],
    })
  })

  it('passes every flag of presend serve under the name of its setting', () => {
    const flags = [{ name: 'config', flag: '--config' }, ...serviceFlags()].map(({ name, flag }) => ({ name, flag }))
    const argv = flags.flatMap(({ name, flag }) => [flag, `value of ${name}`])
    expect(parseArguments('serve', ...argv).input).toMatchObject({
      flags: flags.map(({ name }) => ({ name, text: `value of ${name}` })),
    })
  })

  it.each([
    ['token', 'Commands:'],
    ['token lst', "presend: unknown command 'lst' (Did you mean list?); try: presend token --help\n"],
    ['token revoke', "presend: missing required argument 'id'; try: presend token revoke --help\n"],
    ['token revoke a b', 'try: presend token revoke --help\n'],
    ['token create', 'presend: missing required options: --workspace <name>, --plan <plan>; try: presend token create'],
    ['token create --workspace a --plan gold', 'Allowed choices are pro, enterprise, free; try: presend token create'],
    ['token set-plan --plan pro', 'missing required option: --workspace <name>'],
    ['webhook add https://hooks.example/', 'missing required option: --workspace <name>'],
    ['webhook redeliver', "missing required argument 'delivery-id'"],
    ['seeds add', "missing required argument 'address'"],
    ['seeds add a@b.example --password hunter2', "unknown option '--password'"],
    ['seeds check --smtp-password hunter2', 'PRESEND_SMTP_PASSWORD'],
    ['seeds check --template a.html', "unknown option '--template'"],
    ['serve --storag memory', '(Did you mean --storage?); try: presend serve --help\n'],
    ['serve --listen', 'argument missing; try: presend serve --help\n'],
    ['serve now', "presend: too many arguments for 'serve'"],
    ['check --min-inbox-rat 9', 'Did you mean --min-inbox-rate?'],
    ['check --from', 'argument missing'],
  ])('rejects %s', (line, told) => {
    const parsed = parseArguments(...line.split(' '))
    expect(parsed.exitCode).toBe(2)
    expect(parsed.printed).toBe('')
    expect(parsed.told).toContain(told)
    expect(parsed.told).not.toContain('hunter2')
  })

  it.each(settingRows.filter((row) => row.isSecret).map((row) => row.name))(
    'rejects --%s without printing it',
    (name) => {
      const { exitCode, printed, told } = parseArguments('check', `--${name}`, 'hunter2hunter2')
      expect(exitCode).toBe(2)
      expect(told).toContain(`--${name}: secrets are not allowed on the command line; set `)
      expect(printed + told).not.toContain('hunter2')
    },
  )

  it('lists every setting in the help of check, with secrets as environment variables', () => {
    const { printed } = parseArguments('check', '--help')
    for (const row of settingRows)
      expect(printed).toContain(row.isSecret ? (row.environmentVariable ?? '?') : `--${row.name} `)
  })
})
