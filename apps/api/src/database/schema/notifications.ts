import type { Generated } from 'kysely'
import type { CivilDate } from './columns.ts'

/** The table of 0314_notification_readers.sql. */
export interface NotificationTables {
  notification_readers: {
    administration_id: number
    user_id: number
    read_keys: Generated<string[]>
    wants_mail: Generated<boolean>
    mailed_on: CivilDate | null
    mailed_keys: Generated<string[]>
  }
}
