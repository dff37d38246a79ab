import { isIP } from 'node:net'
import { email } from '@klopt/validators'
import * as v from 'valibot'
import { creditorEnvironment } from './creditor.ts'
import { problemOfFilesUrl } from './file-location.ts'
import { isNetwork } from '../security/trusted-proxies.ts'

/** What a server does: everything, or a part of it beside others on the same database. */
export const SERVER_ROLES = ['all', 'web', 'jobs', 'recognition'] as const
export type ServerRole = (typeof SERVER_ROLES)[number]

export const MOLLIE_API = 'https://api.mollie.com/v2/'
export const KVK_API = 'https://api.kvk.nl/api/v1/'
export const ENABLE_BANKING_API = 'https://api.enablebanking.com/'

const optional = <T extends v.GenericSchema<unknown, unknown>>(schema: T) => v.optional(schema, undefined)

const url = (name: string, protocols: readonly string[], example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `${name} is geen bruikbaar adres. Voorbeeld: ${example}`,
    ),
  )

const databaseUrl = (name: string) =>
  v.pipe(
    v.string(),
    // The host of a socket is given as ?host=/folder, which leaves an address that URL does not take.
    v.regex(
      /^postgres(ql)?:\/\/\S+$/,
      `${name} is geen bruikbaar adres. Voorbeeld: postgres://klopt:wachtwoord@localhost/klopt`,
    ),
  )

const portOf = (name: string, example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
      `${name} moet een getal van 0 tot en met 65535 zijn. Voorbeeld: ${example}`,
    ),
  )

export const networksIn = (list: string) => list.split(',').map((network) => network.trim())

const DSN_EXAMPLE = 'https://sleutel@sentry.example/1'

/** What the environment may say, each with what is wrong with it in Dutch. */
export const environment = v.object({
  PORT: optional(portOf('PORT', '3000')),
  HOST: optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => isIP(value) !== 0 || /^[a-z0-9.-]+$/i.test(value),
        'HOST moet een IP-adres of een hostnaam zijn. Voorbeeld: 0.0.0.0',
      ),
    ),
  ),
  INTERNAL_HOST: optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => isIP(value) !== 0 || /^[a-z0-9.-]+$/i.test(value),
        'INTERNAL_HOST moet een IP-adres of een hostnaam zijn. Voorbeeld: 10.0.0.5',
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
  FILES_URL: optional(
    v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const problem = dataset.typed ? problemOfFilesUrl(dataset.value) : null
        if (problem !== null) addIssue({ message: problem })
      }),
    ),
  ),
  DATABASE_URL: optional(databaseUrl('DATABASE_URL')),
  DATABASE_DIRECT_URL: optional(databaseUrl('DATABASE_DIRECT_URL')),
  DATABASE_REPLICA_URL: optional(databaseUrl('DATABASE_REPLICA_URL')),
  SMTP_URL: optional(url('SMTP_URL', ['smtp:', 'smtps:'], 'smtps://gebruiker:wachtwoord@mail.example:465')),
  MAIL_FROM: optional(
    v.pipe(
      v.string(),
      v.check((value) => email(value).ok, 'MAIL_FROM moet een e-mailadres zijn. Voorbeeld: post@boekhouding.example'),
    ),
  ),
  SMTP_INBOUND_PORT: optional(portOf('SMTP_INBOUND_PORT', '2525')),
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
  VIES_TIMEOUT_MS: optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,4}$/, 'VIES_TIMEOUT_MS moet een aantal milliseconden van 1 tot en met 99999 zijn.'),
    ),
  ),
  ECB_URL: optional(
    url('ECB_URL', ['http:', 'https:'], 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml'),
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
  KVK_API_KEY: optional(v.string()),
  KVK_URL: optional(url('KVK_URL', ['http:', 'https:'], KVK_API)),
  MOLLIE_KEY: optional(
    v.pipe(v.string(), v.regex(/^(test|live)_\w+$/, 'MOLLIE_KEY moet beginnen met test_ of live_.')),
  ),
  MOLLIE_URL: optional(url('MOLLIE_URL', ['http:', 'https:'], MOLLIE_API)),
  ENABLE_BANKING_APP_ID: optional(
    v.pipe(
      v.string(),
      v.uuid('ENABLE_BANKING_APP_ID moet het id van je toepassing zijn, zoals het in het portaal staat.'),
    ),
  ),
  ENABLE_BANKING_KEY: optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => Buffer.from(value, 'base64').toString('utf8').startsWith('-----BEGIN'),
        'ENABLE_BANKING_KEY moet het PEM-bestand van je sleutel zijn, als base64 op een regel.',
      ),
    ),
  ),
  ENABLE_BANKING_URL: optional(url('ENABLE_BANKING_URL', ['http:', 'https:'], ENABLE_BANKING_API)),
  ...creditorEnvironment,
  SERVER_ROLE: optional(v.picklist(SERVER_ROLES, 'SERVER_ROLE moet all, web, jobs of recognition zijn.')),
  DRAIN_SECONDS: optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => /^\d{1,3}$/.test(value) && Number(value) <= 300,
        'DRAIN_SECONDS moet een getal van 0 tot en met 300 zijn. Voorbeeld: 10',
      ),
    ),
  ),
  METRICS_PORT: optional(portOf('METRICS_PORT', '9464')),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'], 'http://localhost:4318'),
  ),
})
