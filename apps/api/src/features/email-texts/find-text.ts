import type { EmailTextKind } from '@klopt/api-client/contract'
import { PAPER_LANGUAGES, type PaperLanguage } from '@klopt/bookkeeping/paper'
import { REMINDER_KINDS } from '@klopt/bookkeeping/payments'
import type { Db } from '../../database/db.ts'
import { standardText, type EmailText } from './standard-texts.ts'

interface MailKey {
  readonly kind: EmailTextKind
  readonly language: PaperLanguage
}

export interface FoundText extends EmailText, MailKey {
  readonly isStandard: boolean
  /** 0 while the standard words are used. */
  readonly version: number
}

/** The words of every mail of an administration in every language: its own, or the standard ones. */
export async function findTexts(db: Db, administrationId: number): Promise<FoundText[]> {
  const rows = await db
    .selectFrom('email_texts')
    .select(['kind', 'language', 'subject', 'body', 'version'])
    .where('administration_id', '=', administrationId)
    .execute()
  return mails.map(({ kind, language }) => {
    const own = rows.find((row) => row.kind === kind && row.language === language)
    // What stands in the table came in through the contract's schema.
    return own
      ? { kind, language, subject: own.subject, body: own.body, isStandard: false, version: own.version }
      : { kind, language, ...standardText(kind, language), isStandard: true, version: 0 }
  })
}

/** The words of one mail in the language of who gets it. */
export async function findText(db: Db, administrationId: number, { kind, language }: MailKey): Promise<EmailText> {
  return (await ownText(db, administrationId, { kind, language })) ?? standardText(kind, language)
}

/** The words that an administration chose for a mail in a language; null where it has none. */
export async function ownText(db: Db, administrationId: number, mail: MailKey): Promise<EmailText | null> {
  const row = await db
    .selectFrom('email_texts')
    .select(['subject', 'body'])
    .where('administration_id', '=', administrationId)
    .where('kind', '=', mail.kind)
    .where('language', '=', mail.language)
    .executeTakeFirst()
  return row ?? null
}

const documentKinds = ['invoice', 'credit_invoice', 'estimate', 'estimate_reminder'] as const

/** Whether a mail has words of its own to choose: in Dutch those of a reminder are of its step. */
export const isChosen = ({ kind, language }: MailKey): boolean =>
  mails.some((mail) => mail.kind === kind && mail.language === language)

const mails: readonly MailKey[] = PAPER_LANGUAGES.flatMap((language) =>
  [...documentKinds, ...(language === 'nl' ? [] : REMINDER_KINDS)].map((kind) => ({ kind, language })),
)
