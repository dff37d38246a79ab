import { Button, toast } from '@klopt/ui'
import { Download } from 'lucide-react'
import type { InvoiceViewContent } from './invoice-view-content.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'
import * as styles from './invoice-preview.css.ts'
import { useDownloadPdf } from './use-download-pdf.ts'
import type { DraftState } from './use-draft.ts'

interface InvoicePreviewProps {
  view: InvoiceViewContent
  administrationId: number
  state: DraftState
  /** A dialog around it says what it is. */
  titleHidden?: boolean
}

/** The paper that the draft becomes, with its PDF as a concept. */
export function InvoicePreview({ view, administrationId, state, titleHidden = false }: InvoicePreviewProps) {
  const { downloadPdf, isPending } = useDownloadPdf(administrationId)
  const get = async () => {
    const isSaved = await state.autosave.flush()
    const { id } = state.known()
    if (!isSaved || id === null) {
      toast.warning('Vul eerst iets in, dan kun je het concept downloaden.')
      return
    }
    downloadPdf(id)
  }
  return (
    <div className={styles.preview}>
      <div className={styles.head}>
        {!titleHidden && <h2 className={styles.title}>Voorbeeld</h2>}
        <Button size="small" variant="text" icon={Download} loading={isPending} onClick={() => void get()}>
          Concept-pdf
        </Button>
      </div>
      <InvoiceSheet view={view} />
    </div>
  )
}
