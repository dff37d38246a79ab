import { contract, type Expense } from '@klopt/api-client/contract'
import { Button, toast } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '../../app/transport/calls.ts'
import { download } from '../../app/transport/download.ts'
import { ExpenseBadge } from './expense-columns.tsx'
import * as styles from './expenses.css.ts'

export interface ExpenseModalProps {
  administrationId: number
  expense: Expense
  onClose: () => void
}
type ReceiptPhotoProps = Pick<ExpenseModalProps, 'administrationId' | 'expense'>

/** What every browser draws; a photo of another kind and a PDF are taken along. */
const DRAWN = /^image\/(png|jpeg|webp|gif)$/

/** How a receipt stands, with its photo to read off what is filled in below it. */
export function ReceiptPhoto({ administrationId, expense }: ReceiptPhotoProps) {
  const take = () =>
    readPhoto(administrationId, expense.id).then(download, (error: Error) => void toast.error(error.message))
  return (
    <>
      <div className={styles.line}>
        <ExpenseBadge state={expense.state} />
        {expense.amountCents !== null && <span className={styles.amount}>{formatEuro(expense.amountCents)}</span>}
        <Button variant="text" size="small" icon={Download} onClick={() => void take()}>
          Bon downloaden
        </Button>
      </div>
      {DRAWN.test(expense.mimeType) && <Photo key={expense.id} {...{ administrationId, expense }} />}
    </>
  )
}

/** Its place is there before it is. */
function Photo({ administrationId, expense: { id, description } }: ReceiptPhotoProps) {
  const [href, setHref] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    let url: string | null = null
    let isGone = false
    readPhoto(administrationId, id).then(
      ({ blob }) => {
        if (isGone) return
        url = URL.createObjectURL(blob)
        setHref(url)
      },
      () => setMissing(true),
    )
    return () => {
      isGone = true
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [administrationId, id])
  return (
    <div className={styles.photo} aria-busy={href === null && !isMissing}>
      {href !== null && <img src={href} alt={`Foto van de bon: ${description}`} className={styles.picture} />}
      {isMissing && <p>De foto kon niet worden geladen. Sluit dit venster en open het bonnetje opnieuw.</p>}
    </div>
  )
}

const readPhoto = (administrationId: number, expenseId: number) =>
  api.call(contract.expenses.photo, { params: { administrationId, expenseId } })
