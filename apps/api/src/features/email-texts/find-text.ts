import type { EmailTextKind } from '@klopt/api-client/contract'
import type { PaperLanguage } from '@klopt/bookkeeping/paper'
import type { Db } from '../../database/db.ts'
import { standardText, type EmailText } from './standard-texts.ts'

export interface FoundText extends EmailText {
  readonly kind: EmailTextKind
  readonly isStandard: boolean
  /** 0 while the standard words are used. */
  readonly version: number
}

/** The words of every mail of an administration: its own, or the standard ones. */
export async function findTexts(db: Db, administrationId: number): Promise<FoundText[]> {
  const rows = await db
    .selectFrom('email_texts')
    .select(['kind', 'subject', 'body', 'version'])
    .where('administration_id', '=', administrationId)
    .execute()
  return (['invoice', 'credit_invoice'] as const).map((kind) => {
    const own = rows.find((row) => row.kind === kind)
    // What stands in the table came in through the contract's schema.
    return own
      ? { kind, subject: own.subject, body: own.body, isStandard: false, version: own.version }
      : { kind, ...standardText(kind), isStandard: true, version: 0 }
  })
}

/** The words of one mail: what was written for it is Dutch, and other languages have the standard words. */
export async function findText(
  db: Db,
  administrationId: number,
  { kind, language }: { readonly kind: EmailTextKind; readonly language: PaperLanguage },
): Promise<EmailText> {
  if (language !== 'nl') return standardText(kind, language)
  const texts = await findTexts(db, administrationId)
  return texts.find((text) => text.kind === kind) ?? standardText(kind)
}
