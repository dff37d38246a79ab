import type { Fixed, Id } from './columns.ts'

/** The tables of 0201_main_user_transfers.sql. */
export interface MainUserTransferTables {
  main_user_transfers: MainUserTransfersTable
  identity_documents: IdentityDocumentsTable
}

interface MainUserTransfersTable {
  id: Id
  administration_id: number
  asked_by: number
  asked_at: Fixed<Date>
  reason: string
  state: 'asked' | 'approved' | 'refused' | 'withdrawn' | 'expired'
  decided_by: number | null
  decided_at: Date | null
  decided_because: string | null
}

interface IdentityDocumentsTable {
  id: Id
  administration_id: number
  transfer_id: number
  type: 'PASSPORT' | 'DRIVER_LICENSE' | 'ID_CARD' | 'OTHER_PROOF_OF_IDENTITY'
  side: 'FRONT' | 'BACK'
  mime_type: string
  /** Encrypted with SECRET_KEY. */
  content: string | null
  added_at: Fixed<Date>
  opened_by: number | null
  opened_at: Date | null
}
