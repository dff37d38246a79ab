import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { email } from '@klopt/validators'
import * as v from 'valibot'
import { isNetwork, thisMachine, type TrustedProxies } from '../security/trusted-proxies.ts'

/** How this server runs; made once from the environment at start. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** The address people use, without a slash at the end. */
  readonly publicUrl: URL
  readonly dataDir: string
  /** Null: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null
  /** Null: mail is written to `dataDir`/outbox. */
  readonly smtpUrl: string | null
  /** The address that mail comes from; replies go to the administration's own. */
  readonly mailFrom: string
  /** Null: made once and kept in `dataDir`. */
  readonly secretKey: string | null
  /** The key before it, which opens what is not encrypted anew yet. */
  readonly previousSecretKey: string | null
  /** Null: no mail is taken in. */
  readonly smtpInboundPort: number | null
  /** Behind the @ of the addresses that documents are mailed to. */
  readonly inboxDomain: string
  /** Who may say for whom a request is; anybody else is the client themselves. */
  readonly trustedProxies: TrustedProxies
  /** Null: decided by the database (see demo-mode.ts). */
  readonly demo: boolean | null
  /** How far reading documents gives way to all else on the machine: from 0, not at all, to 19. */
  readonly readingNiceness: number
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** The help site for who has no administration; null: the help centre of Klopt itself. */
  readonly helpUrl: URL | null
  readonly supportPhone: string
  /** What kind of server this is; decides how many errors pages report. */
  readonly environment: 'production' | 'staging' | 'development'
  /** Null: reported errors stay in the database. */
  readonly sentryDsn: URL | null
  /** Null: nobody pays online here. */
  readonly mollieKey: string | null
  /** Where VAT numbers of other EU countries are checked (VIES, `check-vat-number`); null: they are not. */
  readonly viesUrl: URL | null
  /** Where the payments API of Mollie is. */
  readonly mollieUrl: URL
}

/** Settings that cannot be used; one Dutch line per problem. */
export class SettingsError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`De instellingen kloppen niet:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

const MOLLIE_API = 'https://api.mollie.com/v2/'

const optional = <T extends v.GenericSchema<unknown, unknown>>(schema: T) => v.optional(schema, undefined)

const url = (name: string, protocols: readonly string[], example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `${name} is geen bruikbaar adres. Voorbeeld: ${example}`,
    ),
  )

const networksIn = (list: string) => list.split(',').map((network) => network.trim())

const DSN_EXAMPLE = 'https://sleutel@sentry.example/1'

const environment = v.object({
  PORT: optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
        'PORT moet een getal van 0 tot en met 65535 zijn. Voorbeeld: 3000',
      ),
    ),
  ),
  HOST: optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => isIP(value) !== 0 || /^[a-z0-9.-]+$/i.test(value),
        'HOST moet een IP-adres of een hostnaam zijn. Voorbeeld: 0.0.0.0',
      ),
    ),
  ),
  TRUSTED_PROXIES: optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => /^\d$/.test(value) || networksIn(value).every(isNetwork),
        "TRUSTED_PROXIES moet een lijst van IP-adressen of netwerken met komma's ertussen zijn, of het aantal proxy's (0 tot en met 9). Voorbeeld: 172.16.0.0/12,10.0.0.5",
      ),
    ),
  ),
  PUBLIC_URL: optional(
    v.pipe(
      url('PUBLIC_URL', ['http:', 'https:'], 'https://boekhouding.example'),
      v.check(
        (value) => !URL.canParse(value) || new URL(value).pathname === '/',
        'PUBLIC_URL mag geen pad bevatten. Voorbeeld: https://boekhouding.example',
      ),
    ),
  ),
  DATA_DIR: optional(v.string()),
  DATABASE_URL: optional(
    v.pipe(
      v.string(),
      // The host of a socket is given as ?host=/folder, which leaves an address that URL does not take.
      v.regex(
        /^postgres(ql)?:\/\/\S+$/,
        'DATABASE_URL is geen bruikbaar adres. Voorbeeld: postgres://klopt:wachtwoord@localhost/klopt',
      ),
    ),
  ),
  SMTP_URL: optional(url('SMTP_URL', ['smtp:', 'smtps:'], 'smtps://gebruiker:wachtwoord@mail.example:465')),
  MAIL_FROM: optional(
    v.pipe(
      v.string(),
      v.check((value) => email(value).ok, 'MAIL_FROM moet een e-mailadres zijn. Voorbeeld: post@boekhouding.example'),
    ),
  ),
  SMTP_INBOUND_PORT: optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
        'SMTP_INBOUND_PORT moet een getal van 0 tot en met 65535 zijn. Voorbeeld: 2525',
      ),
    ),
  ),
  INBOX_DOMAIN: optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/,
        'INBOX_DOMAIN moet een domeinnaam in kleine letters zijn. Voorbeeld: post.boekhouding.example',
      ),
    ),
  ),
  SECRET_KEY: optional(v.pipe(v.string(), v.minLength(32, 'SECRET_KEY moet minstens 32 tekens lang zijn.'))),
  SECRET_KEY_PREVIOUS: optional(v.string()),
  DEMO: optional(v.picklist(['0', '1'], 'DEMO moet 0 of 1 zijn.')),
  READING_NICENESS: optional(
    v.pipe(v.string(), v.regex(/^1?\d$/, 'READING_NICENESS moet een getal van 0 tot en met 19 zijn. Voorbeeld: 19')),
  ),
  LOG_LEVEL: optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL moet fatal, error, warn, info, debug, trace of silent zijn.',
    ),
  ),
  VIES_URL: optional(
    url('VIES_URL', ['http:', 'https:'], 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number'),
  ),
  HELP_URL: optional(url('HELP_URL', ['http:', 'https:'], 'https://help.klopt.example')),
  SUPPORT_PHONE: optional(v.string()),
  ENVIRONMENT: optional(
    v.picklist(['production', 'staging', 'development'], 'ENVIRONMENT moet production, staging of development zijn.'),
  ),
  SENTRY_DSN: optional(
    v.pipe(
      url('SENTRY_DSN', ['http:', 'https:'], DSN_EXAMPLE),
      v.check(
        (value) => !URL.canParse(value) || (new URL(value).username !== '' && /\/\d+$/.test(new URL(value).pathname)),
        `SENTRY_DSN mist een sleutel of projectnummer. Voorbeeld: ${DSN_EXAMPLE}`,
      ),
    ),
  ),
  MOLLIE_KEY: optional(
    v.pipe(v.string(), v.regex(/^(test|live)_\w+$/, 'MOLLIE_KEY moet beginnen met test_ of live_.')),
  ),
  MOLLIE_URL: optional(url('MOLLIE_URL', ['http:', 'https:'], MOLLIE_API)),
})

/**
 * Reads the settings; an empty value counts as absent.
 * `root` is the folder that relative paths start from. Throws SettingsError that names every problem.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>, root: string): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(environment, given)
  if (!parsed.success) throw new SettingsError(parsed.issues.map((issue) => issue.message))
  const values = parsed.output
  const port = Number(values.PORT ?? 3000)
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${port}`)
  return {
    port,
    host: values.HOST ?? 'localhost',
    publicUrl,
    dataDir: resolve(root, values.DATA_DIR ?? '.data'),
    databaseUrl: values.DATABASE_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `klopt@${publicUrl.hostname}`,
    secretKey: values.SECRET_KEY ?? null,
    previousSecretKey: values.SECRET_KEY_PREVIOUS ?? null,
    smtpInboundPort: values.SMTP_INBOUND_PORT === undefined ? null : Number(values.SMTP_INBOUND_PORT),
    inboxDomain: values.INBOX_DOMAIN ?? publicUrl.hostname,
    trustedProxies: trustedProxiesOf(values.TRUSTED_PROXIES),
    demo: values.DEMO === undefined ? null : values.DEMO === '1',
    readingNiceness: Number(values.READING_NICENESS ?? 19),
    logLevel: values.LOG_LEVEL ?? 'info',
    helpUrl: values.HELP_URL === undefined ? null : new URL(values.HELP_URL),
    supportPhone: values.SUPPORT_PHONE ?? '020 123 45 67',
    environment: values.ENVIRONMENT ?? environmentOf(publicUrl),
    sentryDsn: values.SENTRY_DSN === undefined ? null : new URL(values.SENTRY_DSN),
    mollieKey: values.MOLLIE_KEY ?? null,
    viesUrl: values.VIES_URL === undefined ? null : new URL(values.VIES_URL),
    // With a slash behind it, what is asked for goes below it.
    mollieUrl: new URL(`${(values.MOLLIE_URL ?? MOLLIE_API).replace(/\/+$/, '')}/`),
  }
}

function trustedProxiesOf(value: string | undefined): TrustedProxies {
  if (value === undefined) return thisMachine
  return /^\d$/.test(value) ? Number(value) : networksIn(value)
}

/** A server that only this machine can reach is somebody's own. */
function environmentOf({ hostname }: URL): Settings['environment'] {
  const isLocal = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  return isLocal ? 'development' : 'production'
}
