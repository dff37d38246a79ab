import type { RequestFacts } from '../../kernel/context.ts'
import type { MailFrame } from '../../mail/branded-mail.ts'
import type { MailSender } from '../../mail/mail-sender.ts'
import { deviceName } from './device-name.ts'
import type { linkAddresses } from './link-address.ts'
import { linkLifetimesMs } from './link-lifetimes.ts'

type Links = ReturnType<typeof linkAddresses>

/** A mail about an account. All of it is in its text: what it asks must not depend on how a mail reader shows it. */
export interface AccountMail {
  /** What its file or message id begins with. */
  readonly kind: string
  readonly subject: string
  readonly text: string
  /** What stands on a button for its first link. */
  readonly action?: string
  /** What is read in the place of its other links. */
  readonly otherActions?: readonly string[]
  /** What it is about, with the amount that its text has too. */
  readonly summary?: MailFrame['summary']
  /** Absent for Klopt itself. */
  readonly sender?: MailSender
  /** Of books that are examples: it is written and queued, and handed to no mail server. */
  readonly isExample?: boolean
  /** How long the link in it works: after that it is not sent any more. */
  readonly lifetimeMs?: number
  /** An automatic answer to a mail: to which, and what makes it the same answer when that mail comes again. */
  readonly answers?: { readonly messageId: string | null; readonly key: string }
}

/** From where and when somebody did something, as a mail tells it. */
export interface Occasion {
  readonly request: Pick<RequestFacts, 'address' | 'userAgent'>
  readonly now: Date
}

const moment = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Amsterdam' })

const mail = (kind: string, subject: string, ...paragraphs: string[]): AccountMail => ({
  kind,
  subject,
  // No names: anyone may have typed them, and this must not carry a stranger's words to somebody's mailbox.
  text: ['Hallo,', ...paragraphs, 'Groet,\nKlopt'].join('\n\n'),
})

const withLink = (letter: AccountMail, lifetimeMs: number, ...actions: [string, ...string[]]): AccountMail => ({
  ...leadingTo(letter, ...actions),
  lifetimeMs,
})

/** What is pressed in the place of its links, in their order. */
const leadingTo = (letter: AccountMail, action: string, ...otherActions: string[]): AccountMail => ({
  ...letter,
  action,
  otherActions,
})

const NEW_PASSWORD = 'Nieuw wachtwoord instellen'

const occasionLines = ({ request, now }: Occasion): string =>
  `Apparaat: ${deviceName(request.userAgent)}\nNetwerkadres: ${request.address}\nMoment: ${moment.format(now)}`

const notYou = ({ forgotPassword }: Links): string =>
  `Was jij dit niet? Stel dan meteen een nieuw wachtwoord in. Daarmee wordt iedereen uitgelogd:\n${forgotPassword}`

export const confirmLocationMail = (occasion: Occasion, link: string, links: Links): AccountMail =>
  withLink(
    mail(
      'confirm-location',
      'Bevestig je nieuwe locatie',
      'Er is met het juiste wachtwoord geprobeerd in te loggen vanaf een apparaat of netwerk dat we nog niet kennen.',
      occasionLines(occasion),
      `Ben jij dit? Open dan binnen 10 minuten deze link. Hij werkt één keer:\n${link}`,
      `Open de link niet als je dit niet was. Iemand kent dan je wachtwoord: stel meteen een nieuw in:\n${links.forgotPassword}`,
    ),
    linkLifetimesMs.confirm_location,
    'Ja, dit ben ik',
    NEW_PASSWORD,
  )

export const newSignInMail = (occasion: Occasion, links: Links): AccountMail =>
  leadingTo(
    mail(
      'new-sign-in',
      'Nieuwe aanmelding',
      'Er is voor het eerst op je account ingelogd vanaf dit apparaat of netwerk.',
      occasionLines(occasion),
      `Was jij dit? Dan hoef je niets te doen. ${notYou(links)}`,
    ),
    NEW_PASSWORD,
  )

export const resetPasswordMail = (link: string): AccountMail =>
  withLink(
    mail(
      'reset-password',
      'Nieuw wachtwoord instellen',
      `Je hebt gevraagd om een nieuw wachtwoord. Stel het binnen 10 minuten in met deze link. Hij werkt één keer:\n${link}`,
      'Heb je hier niet om gevraagd? Dan hoef je niets te doen. Je wachtwoord blijft zoals het is.',
    ),
    linkLifetimesMs.reset_password,
    NEW_PASSWORD,
  )

export const passwordChangedMail = (occasion: Occasion, links: Links): AccountMail =>
  leadingTo(
    mail(
      'password-changed',
      'Je wachtwoord is gewijzigd',
      'Het wachtwoord van je account is gewijzigd. Op andere apparaten ben je uitgelogd.',
      occasionLines(occasion),
      notYou(links),
    ),
    NEW_PASSWORD,
  )

export const confirmRegistrationMail = (link: string): AccountMail =>
  withLink(
    mail(
      'confirm-registration',
      'Bevestig je e-mailadres',
      `Je hebt een account aangevraagd bij Klopt. Bevestig je e-mailadres binnen 24 uur met deze link. Hij werkt één keer:\n${link}`,
      'Heb je dit niet aangevraagd? Dan hoef je niets te doen. Er wordt dan geen account gemaakt.',
    ),
    linkLifetimesMs.registration,
    'E-mailadres bevestigen',
  )

export const accountExistsMail = ({ login, forgotPassword }: Links): AccountMail =>
  leadingTo(
    mail(
      'account-exists',
      'Je hebt al een account',
      'Er is met dit e-mailadres een account aangevraagd bij Klopt, maar je hebt er al een.',
      `Log in:\n${login}`,
      `Wachtwoord vergeten? Stel een nieuw in:\n${forgotPassword}`,
      'Heb je dit niet aangevraagd? Dan hoef je niets te doen.',
    ),
    'Inloggen',
    NEW_PASSWORD,
  )

export const confirmEmailAddressMail = (link: string): AccountMail =>
  withLink(
    mail(
      'confirm-email-address',
      'Bevestig je nieuwe e-mailadres',
      `Dit e-mailadres is opgegeven als nieuw adres van een account bij Klopt. Bevestig het binnen een uur met deze link. Hij werkt één keer:\n${link}`,
      'Heb je dit niet gevraagd? Dan hoef je niets te doen.',
    ),
    linkLifetimesMs.change_email_address,
    'E-mailadres bevestigen',
  )

export const emailAddressTakenMail = ({ login }: Links): AccountMail =>
  leadingTo(
    mail(
      'email-address-taken',
      'Dit e-mailadres is al in gebruik',
      'Dit e-mailadres is opgegeven als nieuw adres van een account bij Klopt, maar het hoort al bij een account. Er is niets gewijzigd.',
      `Log in met dit e-mailadres:\n${login}`,
      'Heb je dit niet gevraagd? Dan hoef je niets te doen.',
    ),
    'Inloggen',
  )

export const emailChangeAskedMail = (occasion: Occasion, links: Links): AccountMail =>
  leadingTo(
    mail(
      'email-change-asked',
      'Je e-mailadres wordt gewijzigd',
      'Er is gevraagd om het e-mailadres van je account te wijzigen. Dat gebeurt zodra het nieuwe adres is bevestigd; tot dan blijft dit adres gelden.',
      occasionLines(occasion),
      notYou(links),
    ),
    NEW_PASSWORD,
  )

export const emailAddressChangedMail = (occasion: Occasion): AccountMail =>
  mail(
    'email-address-changed',
    'Je e-mailadres is gewijzigd',
    'Het e-mailadres van je account is gewijzigd. Met dit adres kun je niet meer inloggen.',
    occasionLines(occasion),
    'Was jij dit niet? Neem dan meteen contact op met support.',
  )

export const sessionsEndedMail = ({ login, forgotPassword }: Links): AccountMail =>
  leadingTo(
    mail(
      'sessions-ended',
      'Je bent overal uitgelogd',
      'Een medewerker van Klopt heeft je account op alle apparaten uitgelogd, om het veilig te houden. Je gegevens zijn niet gewijzigd.',
      `Log opnieuw in:\n${login}`,
      `Denk je dat iemand je wachtwoord kent? Stel een nieuw in:\n${forgotPassword}`,
    ),
    'Inloggen',
    NEW_PASSWORD,
  )

export const twoFactorOnMail = (occasion: Occasion, links: Links): AccountMail =>
  leadingTo(
    mail(
      'two-factor-on',
      'Tweestapsverificatie staat aan',
      'Tweestapsverificatie is aangezet. Bij het inloggen vragen we voortaan ook om een code.',
      occasionLines(occasion),
      notYou(links),
    ),
    NEW_PASSWORD,
  )

export const twoFactorOffMail = (occasion: Occasion, links: Links): AccountMail =>
  leadingTo(
    mail(
      'two-factor-off',
      'Tweestapsverificatie staat uit',
      'Tweestapsverificatie is uitgezet. Inloggen kan voortaan met alleen je wachtwoord.',
      occasionLines(occasion),
      notYou(links),
    ),
    NEW_PASSWORD,
  )

export const recoveryCodesRenewedMail = (occasion: Occasion, links: Links): AccountMail =>
  leadingTo(
    mail(
      'recovery-codes-renewed',
      'Je hebt nieuwe herstelcodes',
      'Er zijn nieuwe herstelcodes gemaakt. De oude werken niet meer.',
      occasionLines(occasion),
      notYou(links),
    ),
    NEW_PASSWORD,
  )
