import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { creditorOf, type Creditor } from './creditor.ts'
import { fileLocationOf, type FileLocation } from './file-location.ts'
import { thisMachine, type TrustedProxies } from '../security/trusted-proxies.ts'
import { ENABLE_BANKING_API, environment, KVK_API, MOLLIE_API, networksIn, type ServerRole } from './environment.ts'

/** Where what is measured goes. */
export interface Telemetry {
  /** The port on which Prometheus finds `/metrics`; null: none. */
  readonly metricsPort: number | null
  /** On which addresses of this machine: those of the server itself. */
  readonly metricsHost: string
  /** A collector of OpenTelemetry that takes OTLP over HTTP; null: none. */
  readonly otlpEndpoint: URL | null
}

/** How this server runs; made once from the environment at start. */
export interface Settings {
  readonly role: ServerRole
  readonly telemetry: Telemetry
  readonly port: number
  readonly host: string
  /** By what name the other servers reach this one, at the same port; null: it is the only one that shows screens. */
  readonly internalHost: string | null
  /** The address people use, without a slash at the end. */
  readonly publicUrl: URL
  readonly dataDir: string
  /** Where the bytes of files are; a folder in `dataDir` when nothing is said. */
  readonly files: FileLocation
  /** Null: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null
  /**
   * The same database without a pooler between: given, `databaseUrl` leads to one that hands out a connection for a
   * transaction at a time.
   */
  readonly databaseDirectUrl: string | null
  /** A copy that follows the database, which reports are read from. */
  readonly databaseReplicaUrl: string | null
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
  /** How long it still answers after it was told to end, while it says that it is not ready. */
  readonly drainSeconds: number
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
  /** How long an answer of it is waited for. */
  readonly viesTimeoutMs: number
  /** Where the European Central Bank publishes its rates of ninety days; null: rates are typed. */
  readonly ecbUrl: URL | null
  /** The key of the API of the trade register; null: nothing is asked there. */
  readonly tradeRegisterKey: string | null
  /** Where that API is. */
  readonly tradeRegisterUrl: URL
  /** Where the payments API of Mollie is. */
  readonly mollieUrl: URL
  /** Null: no lines are fetched at banks. */
  readonly enableBanking: EnableBankingSettings | null
  /** Null: subscriptions are not charged. */
  readonly creditor: Creditor | null
}

/** As an application is registered at Enable Banking. */
export interface EnableBankingSettings {
  readonly applicationId: string
  /** PEM, of the RSA key whose certificate was registered. */
  readonly privateKey: string
  readonly url: URL
}

/** Settings that cannot be used; one Dutch line per problem. */
export class SettingsError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`De instellingen kloppen niet:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

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
  const host = values.HOST ?? 'localhost'
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const) {
    if (values[name] !== undefined && values.DATABASE_URL === undefined)
      throw new SettingsError([`${name} hoort bij DATABASE_URL: zet ze allebei, of geen van beide.`])
  }
  const dataDir = resolve(root, values.DATA_DIR ?? '.data')
  const filesUrl = values.FILES_URL
  const otlp = values.OTEL_EXPORTER_OTLP_ENDPOINT
  const kindOfServer = values.ENVIRONMENT ?? environmentOf(publicUrl)
  return {
    port,
    host,
    internalHost: values.INTERNAL_HOST ?? null,
    role: values.SERVER_ROLE ?? 'all',
    telemetry: {
      metricsPort: values.METRICS_PORT === undefined ? null : Number(values.METRICS_PORT),
      metricsHost: host,
      otlpEndpoint: otlp === undefined ? null : new URL(otlp),
    },
    publicUrl,
    dataDir,
    files: filesUrl === undefined ? { kind: 'folder', folder: join(dataDir, 'files') } : fileLocationOf(filesUrl),
    databaseReplicaUrl: values.DATABASE_REPLICA_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
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
    drainSeconds: Number(values.DRAIN_SECONDS ?? 0), // zero: without a balancer nobody looks elsewhere
    logLevel: values.LOG_LEVEL ?? 'info',
    helpUrl: values.HELP_URL === undefined ? null : new URL(values.HELP_URL),
    supportPhone: values.SUPPORT_PHONE ?? '020 123 45 67',
    environment: kindOfServer,
    sentryDsn: values.SENTRY_DSN === undefined ? null : new URL(values.SENTRY_DSN),
    mollieKey: values.MOLLIE_KEY ?? null,
    viesUrl: values.VIES_URL === undefined ? null : new URL(values.VIES_URL),
    viesTimeoutMs: Number(values.VIES_TIMEOUT_MS ?? 20_000),
    ecbUrl: values.ECB_URL === undefined ? null : new URL(values.ECB_URL),
    mollieUrl: baseOf(values.MOLLIE_URL ?? MOLLIE_API),
    tradeRegisterKey: values.KVK_API_KEY ?? null,
    tradeRegisterUrl: baseOf(values.KVK_URL ?? KVK_API),
    enableBanking: enableBankingOf(values),
    creditor: creditorOf(
      values,
      kindOfServer === 'development' && environmentOf(publicUrl) === kindOfServer,
      (problem) => {
        throw new SettingsError([problem])
      },
    ),
  }
}

/** With a slash behind it, what is asked for goes below it. */
const baseOf = (address: string): URL => new URL(`${address.replace(/\/+$/, '')}/`)

function enableBankingOf(values: v.InferOutput<typeof environment>): EnableBankingSettings | null {
  const { ENABLE_BANKING_APP_ID: applicationId, ENABLE_BANKING_KEY: key, ENABLE_BANKING_URL: url } = values
  if (applicationId === undefined && key === undefined) return null
  if (applicationId === undefined || key === undefined)
    throw new SettingsError(['ENABLE_BANKING_APP_ID en ENABLE_BANKING_KEY horen bij elkaar: zet ze allebei.'])
  const privateKey = Buffer.from(key, 'base64').toString('utf8')
  return { applicationId, privateKey, url: new URL(`${(url ?? ENABLE_BANKING_API).replace(/\/+$/, '')}/`) }
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
