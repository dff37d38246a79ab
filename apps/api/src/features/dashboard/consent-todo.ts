import { formatDateLong } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { civilDate } from '../../kernel/clock.ts'
import { screenPath } from '../../kernel/screens.ts'
import { consentWarnings } from '../bank/feeds/consent-warnings.ts'
import type { Happening, Todo } from './todo.ts'

/** Banks that nothing comes in from, soon or already, until somebody consents again. */
export async function consentTodo(db: Db, { administrationId, now }: Happening): Promise<Todo[]> {
  return (await consentWarnings(db, administrationId, now)).map(({ bankName, at, hasEnded }) => {
    const day = formatDateLong(civilDate(new Date(at * 1000)))
    return {
      kind: 'bank_consent',
      title: hasEnded ? `Koppel ${bankName} opnieuw` : `Geef ${bankName} opnieuw toestemming`,
      detail: hasEnded ? `de toestemming hield op ${day} op` : `de toestemming loopt af op ${day}`,
      href: screenPath('bankConnections', { administrationId }),
    }
  })
}
