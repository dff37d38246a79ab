import { toast } from '@klopt/ui'
import type { Autosave } from './autosave.ts'
import type { DraftKeeper } from './draft-keeper.ts'

interface ConceptPdfOptions {
  draft: { autosave: Pick<Autosave<never>, 'flush'>; known: DraftKeeper<never>['known'] }
  pdf: { downloadPdf: (id: number) => void; isPending: boolean }
}

/** Saves what is typed and gives its PDF as a concept. */
export function useConceptPdf({ draft, pdf }: ConceptPdfOptions) {
  const get = async () => {
    const isSaved = await draft.autosave.flush()
    const { id } = draft.known()
    if (isSaved && id !== null) pdf.downloadPdf(id)
    else toast.warning('Vul eerst iets in, dan kun je het concept downloaden.')
  }
  return { isDownloading: pdf.isPending, onDownload: () => void get() }
}
