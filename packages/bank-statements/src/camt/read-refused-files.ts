import { eachElement } from './each-element.ts'
import { textAt } from './element.ts'

/** A payment or direct-debit file that the bank refused as a whole, or a part of one. */
export interface RefusedFile {
  /** As its maker gave it. */
  readonly messageId: string
  /** The part (PmtInf) that was refused; null for all of it. */
  readonly partId: string | null
  /** Of the external code sets of ISO 20022; null where the bank says none. */
  readonly reasonCode: string | null
}

/**
 * What a status report (pain.002, of any version) says was refused without naming single transactions. Nothing of a message of
 * another kind. Throws a Refusal for what is no XML, is cut off or has a document type.
 */
export function readRefusedFiles(bytes: Uint8Array): readonly RefusedFile[] {
  const found: RefusedFile[] = []
  let messageId: string | undefined
  eachElement(bytes, ['OrgnlGrpInfAndSts', 'OrgnlPmtInfAndSts'], (element) => {
    const isWhole = element.name === 'OrgnlGrpInfAndSts'
    if (isWhole) messageId = textAt(element, 'OrgnlMsgId')
    const partId = isWhole ? null : textAt(element, 'OrgnlPmtInfId')
    const isRefused = textAt(element, isWhole ? 'GrpSts' : 'PmtInfSts') === 'RJCT'
    if (!isRefused || messageId === undefined || partId === undefined) return
    found.push({ messageId, partId, reasonCode: textAt(element, 'StsRsnInf/Rsn/Cd') ?? null })
  })
  return found
}
