import { formatDateLong } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { screenPath } from '../../kernel/screens.ts'
import { unannounced } from '../direct-debits/unannounced.ts'
import type { Happening, Todo } from './todo.ts'

/** Collections that a customer was not told of: without that they may have them undone. */
export async function noticeTodo(db: Db, { administrationId, today }: Happening): Promise<Todo[]> {
  return (await unannounced(db, administrationId, today)).map(
    ({ directDebitFileId, name, recipient, collectionDate }) => ({
      kind: 'failed_mail',
      title: `De aankondiging van een incasso bij ${name} kwam niet aan`,
      detail: `aan ${recipient}; laat zelf weten dat je op ${formatDateLong(collectionDate)} incasseert, of neem de incasso terug`,
      href: screenPath('directDebitFile', { administrationId, directDebitFileId }),
    }),
  )
}
