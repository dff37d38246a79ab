import { DEED_NOUNS } from './deed-nouns.ts'
import { DEED_VERBS } from './deed-verbs.ts'

/** What is not said as a thing with what was done to it. */
const WHOLE: Readonly<Record<string, string>> = {
  'sign_in session': 'Ingelogd',
  'pass_password session': 'Wachtwoord goed, tweede stap gevraagd',
  'verify session': 'Tweede stap doorlopen',
  'sign_out session': 'Uitgelogd',
  'end session': 'Sessie beëindigd',
  'end_all session': 'Overal uitgelogd',
  'end_all_as_staff session': 'Overal uitgelogd door een medewerker',
  'register user': 'Geregistreerd',
  'change_password user': 'Wachtwoord gewijzigd',
  'forget_password user': 'Wachtwoord vergeten',
  'reset_password user': 'Nieuw wachtwoord gekozen',
  'ask_email_address user': 'Ander e-mailadres gevraagd',
  'change_email_address user': 'E-mailadres gewijzigd',
  'start_two_factor user': 'Tweestapsverificatie begonnen',
  'enable_two_factor user': 'Tweestapsverificatie aangezet',
  'disable_two_factor user': 'Tweestapsverificatie uitgezet',
  'renew_recovery_codes user': 'Nieuwe herstelcodes gemaakt',
  'question_location user': 'Bevestiging van de plek gevraagd',
  'confirm_location user': 'Plek bevestigd',
  'change_permissions user': 'Rechten gewijzigd',
  'choose_financial_planner user': 'Financieel planner gekozen',
  'deactivate_role user': 'Toegang ingetrokken',
  'transfer_main_user user': 'Hoofdgebruiker overgedragen',
  'show identity_document': 'Identiteitsbewijs laten zien',
  'open identity_document': 'Identiteitsbewijs bekeken door een medewerker',
  'view_as access_grant': 'Meegekeken als gebruiker',
  'enter_as_staff administration': 'Administratie geopend door een medewerker',
  'give_support_access administration': 'Klopt mag meekijken',
  'revoke_support_access administration': 'Klopt mag niet meer meekijken',
  'request_removal administration': 'Verwijdering aangevraagd',
  'cancel_removal administration': 'Verwijderverzoek ingetrokken',
  'file_approved administration': 'Btw-aangifte ingediend waarmee de klant akkoord is',
  'ask_papers administration': 'Stukken gevraagd aan de klant',
  'remind administration': 'Klant herinnerd aan open vragen',
  'set_manager administration': 'Collega gekozen die de klant bijhoudt',
  'lock_books administration': 'Boekingen vastgezet door het kantoor',
  'create client_time_entry': 'Uren op een klant geschreven',
  'lock book_lock': 'Boekingen vastgezet',
  'unlock book_lock': 'Boekingen weer opengezet',
  'set_price plan': 'Prijs van een abonnement gezet',
}

/** 'Relatie gewijzigd'; what has no words yet is said as it is kept. */
export const deedOf = (action: string, entity: string): string =>
  WHOLE[`${action} ${entity}`] ?? `${DEED_NOUNS[entity] ?? plain(entity)} ${DEED_VERBS[action] ?? plain(action)}`

const plain = (word: string): string => word.replaceAll('_', ' ')

/** The deeds whose words hold what somebody types, by the parts of a row that say so. */
export function deedsWith(text: string): { actions: string[]; entities: string[]; pairs: string[] } {
  const wanted = text.trim().toLowerCase()
  const matching = (words: Readonly<Record<string, string>>) =>
    Object.keys(words).filter((key) => words[key]?.toLowerCase().includes(wanted))
  return {
    actions: matching(DEED_VERBS),
    entities: matching(DEED_NOUNS),
    pairs: [...matching(WHOLE), ...(wanted.includes(' ') ? bothWith(wanted) : [])],
  }
}

/** Where the words run from the thing into what was done to it. */
const bothWith = (wanted: string): string[] =>
  Object.entries(DEED_NOUNS).flatMap(([entity, noun]) =>
    Object.entries(DEED_VERBS).flatMap(([action, verb]) =>
      `${noun} ${verb}`.toLowerCase().includes(wanted) ? `${action} ${entity}` : [],
    ),
  )
