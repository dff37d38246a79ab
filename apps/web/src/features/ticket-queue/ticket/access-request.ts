import type { RichTextDocument } from '@klopt/api-client/contract'
import { documentOf } from '../../../shared/rich-text/rich-text-documents.ts'

/** Asks to be let in, in words that say where; the main user alone can do so. */
export function accessRequest({ isMainUser }: { isMainUser: boolean }): RichTextDocument {
  const where = 'bij Hulp, onder Meer, ‘Support mag deze administratie bekijken’ aan'
  return documentOf(
    isMainUser
      ? `Mogen we in je administratie meekijken? Zet dan ${where}. Je kunt dat altijd weer uitzetten.`
      : `Mogen we in de administratie meekijken? Vraag de hoofdgebruiker dan om dit toe te staan: die zet ${where}.`,
  )
}
