import { expect, test } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readSettings(env, '/klopt')
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
}

test('without settings the server is for this machine alone, with everything in .data', () => {
  expect(readSettings({}, '/klopt')).toMatchObject({
    port: 3000,
    host: 'localhost',
    publicUrl: new URL('http://localhost:3000'),
    dataDir: '/klopt/.data',
    files: { kind: 'folder', folder: '/klopt/.data/files' },
    databaseUrl: null,
    smtpUrl: null,
    viesUrl: null,
    viesTimeoutMs: 20_000,
    ecbUrl: null,
    smtpInboundPort: null,
    demo: null,
    readingNiceness: 19,
    drainSeconds: 0,
    logLevel: 'info',
  })
})

test('settings are taken as given; an empty one counts as absent', () => {
  const settings = readSettings(
    {
      PORT: '8080',
      PUBLIC_URL: 'https://klopt.example',
      DATA_DIR: '/var/klopt',
      DEMO: '0',
      SMTP_URL: '',
      HOST: '0.0.0.0',
    },
    '/klopt',
  )
  expect(settings).toMatchObject({ port: 8080, dataDir: '/var/klopt', demo: false, smtpUrl: null, host: '0.0.0.0' })
  expect(settings.publicUrl.origin).toBe('https://klopt.example')
  expect(settings.mailFrom).toBe('klopt@klopt.example')
  expect(settings.inboxDomain).toBe('klopt.example')
})

test.each([
  [{ PORT: 'drieduizend' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ SMTP_INBOUND_PORT: 'aan' }, 'SMTP_INBOUND_PORT'],
  [{ INBOX_DOMAIN: 'post@klopt.example' }, 'INBOX_DOMAIN'],
  [{ PUBLIC_URL: 'klopt.example' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://klopt.example/boeken' }, 'PUBLIC_URL'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ DATABASE_DIRECT_URL: 'postgres://klopt@localhost/klopt' }, 'DATABASE_URL'],
  [{ DATABASE_REPLICA_URL: 'postgres://klopt@localhost/klopt' }, 'DATABASE_REPLICA_URL'],
  [{ DATABASE_URL: 'postgres://klopt@localhost/klopt', DATABASE_REPLICA_URL: 'klopt' }, 'DATABASE_REPLICA_URL'],
  [{ DATABASE_URL: 'postgres://klopt@localhost/klopt', DATABASE_DIRECT_URL: 'klopt' }, 'DATABASE_DIRECT_URL'],
  [{ FILES_URL: '/srv/files' }, 'FILES_URL'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
  [{ SECRET_KEY: 'kort' }, 'SECRET_KEY'],
  [{ DEMO: 'ja' }, 'DEMO'],
  [{ VIES_TIMEOUT_MS: '0' }, 'VIES_TIMEOUT_MS'],
  [{ VIES_TIMEOUT_MS: 'lang' }, 'VIES_TIMEOUT_MS'],
  [{ LOG_LEVEL: 'veel' }, 'LOG_LEVEL'],
  [{ DRAIN_SECONDS: '301' }, 'DRAIN_SECONDS'],
  [{ READING_NICENESS: '20' }, 'READING_NICENESS'],
  [{ READING_NICENESS: '-5' }, 'READING_NICENESS'],
  [{ MOLLIE_KEY: 'sleutel' }, 'MOLLIE_KEY'],
  [{ ENVIRONMENT: 'test' }, 'ENVIRONMENT'],
  [{ SENTRY_DSN: 'https://sentry.example/1' }, 'SENTRY_DSN'],
  [{ SENTRY_DSN: 'https://sleutel@sentry.example/' }, 'SENTRY_DSN'],
  [{ MAIL_FROM: 'geen adres' }, 'MAIL_FROM'],
  [{ INTERNAL_HOST: 'http://10.0.0.5' }, 'INTERNAL_HOST'],
  [{ TRUSTED_PROXIES: 'traefik' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.1,' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '12' }, 'TRUSTED_PROXIES'],
  [{ CREDITOR_IBAN: 'NL91ABNA0417164301' }, 'CREDITOR_IBAN'],
  [{ CREDITOR_IDENTIFIER: 'NL00ZZZ123456780000' }, 'CREDITOR_IDENTIFIER'],
  [{ SUBSCRIPTIONS_CHARGED_FROM: '2027-02-30' }, 'SUBSCRIPTIONS_CHARGED_FROM'],
  [{ CREDITOR_NAME: 'Klopt B.V.' }, 'horen bij elkaar'],
])('a setting that cannot be used is named: %o', (env, name) => {
  const problems = problemsOf(env)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(name)
})

test.each([
  [{}, ['127.0.0.0/8', '::1/128']],
  [{ TRUSTED_PROXIES: '172.16.0.0/12, 10.0.0.5' }, ['172.16.0.0/12', '10.0.0.5']],
  [{ TRUSTED_PROXIES: '2' }, 2],
])('who may say for whom a request is, is this machine or who is named: %o', (env, trusted) => {
  expect(readSettings(env, '/klopt').trustedProxies).toEqual(trusted)
})

test('all problems are told at once, without the values: they may be secrets', () => {
  const problems = problemsOf({ PORT: 'x', SECRET_KEY: 'geheim' })
  expect(problems).toHaveLength(2)
  expect(problems.join('')).not.toContain('geheim')
})

test.each([
  [{}, 'development'],
  [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, 'development'],
  [{ PUBLIC_URL: 'https://klopt.example' }, 'production'],
  [{ PUBLIC_URL: 'https://localhost.example' }, 'production'],
  [{ PUBLIC_URL: 'https://klopt.example', ENVIRONMENT: 'staging' }, 'staging'],
])('what only this machine can reach is for developing, anything else is production: %o', (env, environment) => {
  expect(readSettings(env, '/klopt').environment).toBe(environment)
})

test('who collects subscriptions has to be said, but on a server that only this machine reaches', () => {
  expect(readSettings({}, '/klopt').creditor?.name).toBe('Klopt (voorbeeld)')
  expect(readSettings({ PUBLIC_URL: 'https://klopt.example' }, '/klopt').creditor).toBeNull()
  expect(
    readSettings({ PUBLIC_URL: 'https://klopt.example', ENVIRONMENT: 'development' }, '/klopt').creditor,
  ).toBeNull()
})
