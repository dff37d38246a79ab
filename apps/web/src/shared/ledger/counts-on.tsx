import { Alert } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../app/transport/api.ts'
import { countsOnSentence, lockedDaySentence, openDaySentence, type VatOf } from './counts-on-sentence.ts'
import * as styles from './counts-on.css.ts'
import { dayQuery } from './day-query.ts'

export interface CountsOnProps {
  administrationId: number
  /** The day of the document or bank line; null while there is none. */
  date: string | null
  /** When a purchase came in: its VAT may count then. */
  receivedOn?: string | null | undefined
  vat: VatOf
  /** The entry of the return of the day's period, which may count later than another of that day. */
  of?: 'return'
  /** What it says this of, as a sentence before it, where more than one thing is booked. */
  about?: string | undefined
}

/** Says before the press where it will count, when the books are locked or its VAT comes late; else nothing. */
export function CountsOn({ vat, about, ...asked }: CountsOnProps) {
  const day = useBookingDay(asked)
  const sentence = day ? countsOnSentence(day, vat) : null
  if (sentence === null) return null
  return <Alert tone="info">{about === undefined ? sentence : `${about} ${sentence}`}</Alert>
}

/** Says before the press that a day which somebody chose lies in locked books, or that its VAT comes late; else nothing. */
export function ChosenDay(props: Omit<CountsOnProps, 'about' | 'of'>) {
  const day = useBookingDay(props)
  const locked = day ? lockedDaySentence(day) : null
  return locked === null ? <CountsOn {...props} /> : <Alert tone="warning">{locked}</Alert>
}

interface OpenDayProps extends Pick<CountsOnProps, 'administrationId' | 'date' | 'vat'> {
  /** What comes before it: 'Krijgt het volgende nummer van het memoriaal.' */
  children: string
}

/** Under the button that books: what it will get and where it counts. What is out of the ordinary stands above the button. */
export function OpenDay({ vat, children, ...asked }: OpenDayProps) {
  const day = useBookingDay(asked)
  const isPlain = day && lockedDaySentence(day) === null && countsOnSentence(day, vat) === null
  return (
    <p className={styles.beforehand}>
      {children}
      {isPlain && ` ${openDaySentence(day, vat)}`}
    </p>
  )
}

/** Undefined while there is no day, and until it is read. */
function useBookingDay({
  administrationId,
  date,
  receivedOn,
  of,
}: Pick<CountsOnProps, 'administrationId' | 'date' | 'receivedOn' | 'of'>) {
  return useQuery({ ...dayQuery(administrationId, date ?? '', receivedOn, of), enabled: date !== null }).data
}

/** The same for a question: null when there is nothing to say, or when it cannot be read now. */
export async function findCountsOn(
  administrationId: number,
  date: string,
  vat: VatOf,
  receivedOn: string | null = null,
): Promise<string | null> {
  const day = await queryClient.fetchQuery(dayQuery(administrationId, date, receivedOn)).catch(() => null)
  return day && countsOnSentence(day, vat)
}
