import type { CompanyProfile } from '@klopt/api-client/contract'

const words: Record<CompanyProfile['legalForm'], string> = {
  zzp: 'Het resultaat en privé gaan naar het ondernemingsvermogen',
  vof: 'Het resultaat wordt verdeeld en gaat met privé naar het kapitaal van elke vennoot',
  bv: 'Het resultaat gaat naar het onverdeeld resultaat; uitkeren is een latere boeking',
  stichting: 'Het resultaat gaat naar de reserves',
  vereniging: 'Het resultaat gaat naar de reserves',
}

/** Where closing a year books its result, by legal form: only owners have private accounts. */
export const resultGoes = (legalForm: CompanyProfile['legalForm'] | undefined): string =>
  legalForm === undefined ? 'Het resultaat gaat naar het eigen vermogen' : words[legalForm]
