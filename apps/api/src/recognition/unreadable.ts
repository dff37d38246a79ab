/** A document that cannot be read; the message is for the user, in Dutch: what is wrong and what to do. */
export class UnreadableError extends Error {}

export const unreadable = {
  password: 'Dit bestand is beveiligd met een wachtwoord. Sla het op zonder wachtwoord en upload het opnieuw.',
  damaged: 'Dit bestand is beschadigd en niet te lezen. Vraag de afzender om een nieuw exemplaar.',
  tooLarge: 'Deze afbeelding is te groot om te lezen. Maak het plaatje kleiner dan 40 megapixel en upload het opnieuw.',
  notAnInvoice: 'Dit xml-bestand is geen e-factuur die we kunnen lezen. Vraag de afzender om een pdf.',
  tooSlow: 'Het lezen van dit document duurde te lang. Probeer het opnieuw of vul de gegevens zelf in.',
  failed: 'Dit document konden we niet lezen. Probeer het opnieuw of vul de gegevens zelf in.',
} as const
