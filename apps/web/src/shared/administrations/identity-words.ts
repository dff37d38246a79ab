import type { IdentityDocument } from '@klopt/api-client/contract'

/** What kinds of identity documents are called. */
export const documentTypes: Readonly<Record<IdentityDocument['type'], string>> = {
  PASSPORT: 'Paspoort',
  DRIVER_LICENSE: 'Rijbewijs',
  ID_CARD: 'Identiteitskaart',
  OTHER_PROOF_OF_IDENTITY: 'Ander bewijs',
}

/** Their sides. */
export const sides: Readonly<Record<IdentityDocument['side'], string>> = { FRONT: 'voorkant', BACK: 'achterkant' }
