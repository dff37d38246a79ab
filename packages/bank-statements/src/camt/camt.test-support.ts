import { readBankFile } from '../read-bank-file.ts'
import { bytesOf, fixture } from '../testing/fixture.ts'

export const v02 = new TextDecoder().decode(fixture('camt053-v02.xml'))
export const v08 = new TextDecoder().decode(fixture('camt053-v08.xml'))

/** Why a file is refused, or that it is read. */
export function reasonOf(xml: string) {
  const result = readBankFile(bytesOf(xml))
  return result.ok ? 'read' : result.reason
}
