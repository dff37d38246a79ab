/** How the client treats an error; anything else is shown in the generic modal and reported. */
export type ErrorHandling = 'modal' | 'session' | 'customer-session' | 'access' | 'form' | 'screen'

export interface CatalogueEntry {
  readonly code: number
  readonly status: number
  /** What it means, for whoever reads the log or the documentation. */
  readonly meaning: string
  /** What the user reads: what happened, why and what to do. */
  readonly message: string
  readonly handling: ErrorHandling
}

const entry = (
  code: number,
  status: number,
  meaning: string,
  message: string,
  handling: ErrorHandling = 'modal',
): CatalogueEntry => ({ code, status, meaning, message, handling })

/**
 * Every error that goes over the wire. Codes below 90000 are the specification's (section 8); those from
 * 90000 are our own. `docs/error-codes.md` names the cause and the test of each.
 */
export const errorCatalogue = {
  invalid_credentials: entry(
    2002,
    401,
    'invalid credentials',
    'Dit is geen geldige combinatie van e-mailadres en wachtwoord.',
    'form',
  ),
  authentication_missing: entry(
    2003,
    401,
    'authentication missing',
    'Je bent niet ingelogd. Log in om verder te gaan.',
    'session',
  ),
  token_expired: entry(2005, 401, 'token expired', 'Je sessie is verlopen. Log opnieuw in.', 'session'),
  session_expired: entry(2006, 401, 'session expired', 'Je sessie is verlopen. Log opnieuw in.', 'session'),
  sign_in_link_invalid: entry(
    2013,
    400,
    'single sign-in or reset link invalid',
    'Deze link is ongeldig. Vraag een nieuwe link aan of neem contact op met support.',
    'form',
  ),
  reset_link_expired: entry(
    2014,
    410,
    'reset link expired',
    "Deze link is verlopen. Vraag een nieuwe aan via 'Wachtwoord vergeten'.",
    'form',
  ),
  reset_link_used: entry(
    2015,
    410,
    'reset link already used',
    "Deze link is al gebruikt. Vraag een nieuwe aan via 'Wachtwoord vergeten'.",
    'form',
  ),
  confirm_location: entry(
    2018,
    403,
    'confirm location',
    'Je probeert in te loggen vanaf een nieuwe locatie. We hebben je een e-mail gestuurd om inloggen vanaf deze locatie toe te staan.',
    'form',
  ),
  global_admin_without_access: entry(
    3022,
    403,
    'global admin without access',
    'Je hebt nog geen toegang tot deze gegevens. Vraag eerst toegang aan.',
    'access',
  ),
  global_admin_verification_required: entry(
    3023,
    403,
    'global admin verification required',
    'Bevestig eerst wie je bent om verder te gaan.',
    'access',
  ),
  import_overlaps: entry(
    5018,
    409,
    'import overlaps and does not match existing transactions',
    'Dit afschrift overlapt met regels die er al zijn, maar komt daar niet mee overeen. Er is niets geïmporteerd. Vergelijk de verschillen en kies het juiste bestand.',
    'form',
  ),
  invoice_no_access: entry(7002, 403, 'no access to invoice', 'Je hebt geen toegang tot deze factuur.', 'screen'),
  file_type_invalid: entry(
    13005,
    415,
    'file type invalid',
    'Het bestand heeft niet het juiste formaat. Kies een ander bestand.',
    'form',
  ),
  free_file_limit: entry(
    13009,
    403,
    'free file limit reached',
    'Je gratis abonnement heeft ruimte voor 100 bestanden en die zijn op. Kies een abonnement om meer te bewaren.',
    'form',
  ),
  too_many_logins: entry(
    19004,
    429,
    'too many login attempts',
    'Je hebt te vaak geprobeerd in te loggen met een fout e-mailadres en wachtwoord. Probeer het over 5 minuten opnieuw.',
    'form',
  ),
  two_factor_wrong: entry(19005, 422, 'wrong two-factor code', 'Deze code is onjuist. Probeer het nogmaals.', 'form'),
  two_factor_too_many: entry(
    19006,
    429,
    'too many two-factor attempts',
    'Je hebt te vaak geprobeerd een code in te voeren. Log opnieuw in om het nogmaals te proberen.',
    'form',
  ),
  two_factor_expired: entry(
    19009,
    410,
    'two-factor session expired',
    'De two factor authenticatie sessie is verlopen, log opnieuw in.',
    'form',
  ),
  email_invalid: entry(33009, 422, 'invalid e-mail address', 'Vul een geldig e-mailadres in', 'form'),
  address_not_found: entry(
    38008,
    422,
    'address not found',
    'Er ontbreekt een adres dat op een factuur moet staan. Vul het aan en probeer het opnieuw.',
    'form',
  ),
  route_not_found: entry(38009, 404, 'route not found', 'Dit adres van de server bestaat niet.', 'modal'),
  invitation_not_found: entry(
    41001,
    404,
    'invitation not found',
    'Deze uitnodiging bestaat niet of is ingetrokken. Vraag om een nieuwe uitnodiging.',
    'screen',
  ),
  invitation_accepted: entry(
    41002,
    410,
    'invitation already accepted',
    'Deze uitnodiging is al geaccepteerd. Log in om verder te gaan.',
    'screen',
  ),
  domain_not_allowed: entry(
    57007,
    422,
    'domain not allowed',
    'Een link of video verwijst naar een website die hier niet is toegestaan.',
    'form',
  ),
  correction_not_processed: entry(
    59004,
    409,
    'most recent correction not processed yet',
    'De vorige correctie is nog niet verwerkt. Wacht tot die verwerkt is.',
    'form',
  ),
  correction_without_difference: entry(
    59005,
    409,
    'no difference with most recent VAT document',
    'Er is geen verschil met de laatste aangifte of correctie, dus er is niets te corrigeren.',
    'form',
  ),
  correction_processed: entry(
    59006,
    409,
    'cannot delete processed correction',
    'Een verwerkte correctie kun je niet meer verwijderen.',
    'form',
  ),
  vat_return_not_latest: entry(
    60007,
    409,
    'only the most recent VAT return can be deleted',
    'Alleen de laatste btw-aangifte kun je verwijderen.',
    'form',
  ),
  customer_token_expired: entry(
    204000,
    401,
    'customer dashboard token expired',
    'Deze link is verlopen. Vraag een nieuwe link aan.',
    'customer-session',
  ),
  customer_token_invalid: entry(
    204001,
    401,
    'customer dashboard token invalid',
    'Deze link is niet geldig. Vraag een nieuwe link aan.',
    'customer-session',
  ),
  customer_no_access: entry(204002, 403, 'no access', 'Je hebt geen toegang tot dit document.', 'screen'),
  customer_not_found: entry(204003, 404, 'not found', 'Dit document is niet gevonden.', 'screen'),

  internal: entry(
    500,
    500,
    'unexpected failure; the cause is in the log',
    'Er ging iets fout bij het verwerken van je verzoek.',
  ),
  invalid_input: entry(
    90001,
    422,
    'a field of the request is not valid',
    'De ingevulde gegevens kloppen niet. Verbeter de gemarkeerde velden.',
    'form',
  ),
  version_conflict: entry(
    90002,
    409,
    'the row was changed after the writer read it',
    'Iemand anders heeft dit intussen gewijzigd. Vernieuw de pagina en probeer het opnieuw.',
    'form',
  ),
  idempotency_mismatch: entry(
    90003,
    422,
    'an idempotency key came back with another request',
    'Dit verzoek is al eerder met andere gegevens verstuurd. Vernieuw de pagina en probeer het opnieuw.',
  ),
  forbidden: entry(
    90004,
    403,
    'the user lacks the permission',
    'Je hebt geen rechten om dit te doen. Vraag de hoofdgebruiker om toegang.',
    'screen',
  ),
  not_found: entry(
    90005,
    404,
    'the row does not exist in this scope',
    'Dit is niet gevonden. Misschien is het verwijderd.',
    'screen',
  ),
  period_locked: entry(
    90006,
    409,
    'the entry date lies in a locked period',
    'De btw-aangifte over deze periode is al gedaan. Kies een datum in een open periode.',
    'form',
  ),
  entry_unbalanced: entry(
    90007,
    422,
    'the journal entry does not balance or has no lines',
    'Debet en credit zijn niet gelijk, dus de boeking is niet gemaakt. Controleer de bedragen.',
    'form',
  ),
  too_large: entry(
    90008,
    413,
    'the request body is over its limit',
    'Dit bestand is te groot. Splits het op of kies een kleiner bestand.',
    'form',
  ),
  bank_file_unreadable: entry(
    90009,
    422,
    'the bank file cannot be read',
    'Dit bestand kunnen we niet lezen als bankafschrift.',
    'form',
  ),
  not_a_draft: entry(
    90010,
    409,
    'the document is final and cannot be changed',
    'Deze factuur is al definitief en kan niet meer worden gewijzigd. Maak een creditfactuur om iets te herstellen.',
    'form',
  ),
  read_only: entry(
    90011,
    403,
    'the administration is in its grace period',
    'Deze administratie kun je nog bekijken, maar niet meer wijzigen. Kies een abonnement om verder te gaan.',
  ),
  rate_limited: entry(
    90012,
    429,
    'too many requests from one address',
    'Er kwamen te veel verzoeken tegelijk. Wacht even en probeer het opnieuw.',
  ),
  cross_site: entry(
    90013,
    403,
    'a write that did not come from our own pages',
    'Dit verzoek kwam niet van Klopt zelf en is daarom geweigerd.',
  ),
  malformed_request: entry(
    90014,
    400,
    'the request cannot be read',
    'Dit verzoek is onleesbaar. Vernieuw de pagina en probeer het opnieuw.',
  ),
  amount_too_large: entry(
    90015,
    422,
    'an amount is beyond what the books can hold',
    'Dit bedrag is te groot om te boeken.',
    'form',
  ),
  amount_mismatch: entry(
    90016,
    422,
    'the parts do not add up to the whole',
    'De bedragen tellen niet op tot het bedrag van de bankregel.',
    'form',
  ),
  already_processed: entry(
    90017,
    409,
    'the bank line has been processed before',
    'Deze bankregel is al verwerkt. Maak de verwerking eerst ongedaan.',
    'form',
  ),
  already_filed: entry(
    90018,
    409,
    'the period has been filed before',
    'Over deze periode is al aangifte gedaan.',
    'form',
  ),
  period_not_ended: entry(
    90019,
    409,
    'the period has not ended yet',
    'Deze periode is nog niet afgelopen. Je kunt aangifte doen zodra de periode voorbij is.',
    'form',
  ),
  earlier_period_open: entry(
    90020,
    409,
    'an earlier period has not been filed',
    'Doe eerst aangifte over de vorige periode.',
    'form',
  ),
  in_use: entry(
    90021,
    409,
    'the row is referred to and cannot be deleted',
    'Dit is in gebruik en kan daarom niet worden verwijderd. Je kunt het wel archiveren.',
    'form',
  ),
  bank_account_unknown: entry(
    90022,
    422,
    'the statement belongs to an account without a bank book',
    'Dit afschrift hoort bij een rekening die nog niet in je administratie staat.',
    'form',
  ),
  current_password_wrong: entry(
    90023,
    422,
    'the current password is wrong',
    'Dit is niet je huidige wachtwoord. Probeer het nogmaals.',
    'form',
  ),
  main_user_stays: entry(
    90024,
    409,
    'the main user cannot leave or lose ADMIN',
    'De hoofdgebruiker kan niet worden verwijderd of rechten verliezen. Maak eerst iemand anders hoofdgebruiker.',
    'form',
  ),
  already_member: entry(
    90025,
    409,
    'the invited user is in already',
    'Deze persoon heeft al toegang tot de administratie.',
    'form',
  ),
  already_invited: entry(
    90026,
    409,
    'the address has an open invitation',
    'Dit adres is al uitgenodigd. Verstuur de uitnodiging opnieuw of trek haar in.',
    'form',
  ),
  removal_needs_cancellation: entry(
    90027,
    409,
    'removal while a subscription goes on',
    'Er loopt nog een abonnement. Zeg het eerst op; daarna kun je de administratie laten verwijderen.',
    'form',
  ),
  consent_missing: entry(
    90028,
    403,
    'the main user does not let support in',
    'De hoofdgebruiker heeft geen toestemming gegeven om deze administratie te bekijken. Vraag er eerst om.',
    'form',
  ),
  two_factor_needed: entry(
    90029,
    403,
    'staff without a second factor',
    'Zet eerst tweestapsverificatie aan bij je accountinstellingen; zonder tweede stap krijg je hier geen toegang.',
    'form',
  ),
  acting_as_refused: entry(
    90030,
    403,
    'acting as somebody who is not there, or by somebody who may not',
    'Je kunt deze administratie niet bekijken als deze gebruiker. Kies een andere gebruiker.',
    'modal',
  ),
  account_needed: entry(
    90031,
    409,
    'an account that Klopt itself books on, or of a bank or cash book, is put out of use',
    'Op deze rekening boekt Klopt zelf, dus ze blijft in gebruik.',
    'form',
  ),
  only_viewing: entry(
    90032,
    403,
    'staff that was let in to view would change something',
    'Je bekijkt de administratie van een klant en kunt er niets in wijzigen. Vraag de klant om dit zelf te doen.',
    'modal',
  ),
  recognition_unfinished: entry(
    90033,
    409,
    'a document is still being read',
    'Dit document wordt nog gelezen. Wacht even; het scherm werkt zichzelf bij.',
    'form',
  ),
  purchase_duplicate: entry(
    90034,
    409,
    'the same number of the same supplier was booked before',
    'Een factuur met dit nummer van deze leverancier is al geboekt. Controleer of het echt een andere is.',
    'form',
  ),
  purchase_of_document: entry(
    90035,
    409,
    'a document is being booked already',
    'Van dit document is al een inkoopfactuur gemaakt. Open die om verder te gaan.',
    'form',
  ),
  purchase_paid: entry(
    90036,
    409,
    'taking back a purchase that was paid',
    'Deze inkoopfactuur is al (deels) betaald. Maak eerst de betaling los bij Bank.',
    'form',
  ),
  payment_not_possible: entry(
    90037,
    409,
    'an item of a payment file cannot be paid: settled, in another file, or without an IBAN; `fields` says which',
    'Niet alle gekozen facturen kunnen betaald worden. Vernieuw de lijst en kies opnieuw.',
    'form',
  ),
  screen_share_taken: entry(90038, 409, 'another operator helps already', 'Een collega helpt deze klant al.', 'form'),
  database_unavailable: entry(
    90045,
    503,
    'the database cannot be reached or broke off; asking again is safe',
    'Klopt kan even niet bij je gegevens. Wacht een paar tellen en probeer het opnieuw; er wordt niets dubbel opgeslagen.',
  ),
  storage_full: entry(
    90046,
    507,
    'no room on the disk of the server or the database',
    'Er is geen ruimte meer op de server, dus dit is niet opgeslagen. Wat er al stond is veilig. Probeer het later opnieuw of waarschuw de beheerder van Klopt.',
  ),
} as const satisfies Record<string, CatalogueEntry>

export type ErrorName = keyof typeof errorCatalogue

/** The catalogue's entry of a code, or null for a code we do not know. */
export function catalogueEntryOf(code: number): (CatalogueEntry & { name: ErrorName }) | null {
  for (const [name, value] of Object.entries(errorCatalogue)) {
    if (value.code === code) return { name: name as ErrorName, ...value }
  }
  return null
}
