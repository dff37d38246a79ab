import { ApiError } from '@klopt/api-client'
import { messageOf } from '../../app/session/sign-in-errors.ts'
import type { Language } from './texts.ts'

/**
 * Why what a customer asked was refused, in the language of the page. The server says it in Dutch alone: in another language
 * it is told where the page knows of it, and else `otherwise`.
 */
export function failureText(failure: unknown, language: Language, otherwise: string): string {
  if (!(failure instanceof ApiError)) return otherwise
  return language === 'nl' ? messageOf(failure) : (refusals[language][failure.code] ?? otherwise)
}

const refusals: Readonly<Record<Exclude<Language, 'nl'>, Readonly<Record<number, string>>>> = {
  en: {
    90152: 'This estimate has been changed in the meantime. Look at the new version before you answer.',
    90153: 'This estimate has been answered already. Reload the page to see the answer.',
    90154: 'This estimate is no longer valid. Please ask for a new one.',
    90370: 'You cannot withdraw from this contract here, or not any more. Please contact the company.',
    90371: 'You have already withdrawn from this contract.',
    90002: 'Your details have been changed in the meantime. Reload the page and try again.',
    90145: 'You have already cancelled this subscription.',
    90151: 'This is no longer open. Reload the page to see how it stands.',
    90520: 'You cannot pay online here. Transfer the amount with your bank, or ask how you can pay.',
    90521: 'A payment of this is already under way. Your bank is still processing it, so please wait for that.',
    90523: 'This payment is being started in another window. Go on there, or try again in half a minute.',
    90524:
      'You have already begun a payment of part of this, and it is still open. Finish it by choosing the same invoices, or wait until it has expired. That usually takes a quarter of an hour.',
  },
  de: {
    90152: 'Dieses Angebot wurde inzwischen geändert. Sehen Sie sich die neue Fassung an, bevor Sie antworten.',
    90153: 'Dieses Angebot wurde bereits beantwortet. Laden Sie die Seite neu, um die Antwort zu sehen.',
    90154: 'Dieses Angebot ist nicht mehr gültig. Bitte fordern Sie ein neues an.',
    90370: 'Diesen Vertrag können Sie hier nicht oder nicht mehr widerrufen. Bitte wenden Sie sich an das Unternehmen.',
    90371: 'Diesen Vertrag haben Sie bereits widerrufen.',
    90002: 'Ihre Angaben wurden inzwischen geändert. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    90145: 'Dieses Abonnement haben Sie bereits gekündigt.',
    90151: 'Das ist nicht mehr offen. Laden Sie die Seite neu, um den Stand zu sehen.',
    90520:
      'Online bezahlen ist hier nicht möglich. Überweisen Sie den Betrag, oder fragen Sie, wie Sie bezahlen können.',
    90521: 'Eine Zahlung hierfür ist bereits unterwegs. Ihre Bank bearbeitet sie noch; bitte warten Sie das ab.',
    90523:
      'Diese Zahlung wird gerade in einem anderen Fenster gestartet. Machen Sie dort weiter, oder versuchen Sie es in einer halben Minute noch einmal.',
    90524:
      'Sie haben bereits eine Zahlung für einen Teil hiervon begonnen, die noch offen ist. Schließen Sie diese ab, indem Sie dieselben Rechnungen wählen, oder warten Sie, bis sie abgelaufen ist. Das dauert meist eine Viertelstunde.',
  },
}
