import { Button, EmptyState, Skeleton } from '@klopt/ui'
import { Download, FileQuestion, FileWarning, FileX, RefreshCw, type LucideIcon } from 'lucide-react'
import { useEffect, useState, type ReactNode, type Ref } from 'react'
import { DEFAULT_PAGE_RATIO, DEFAULT_PAGE_WIDTH } from '../pages/page-layout.ts'
import * as styles from './states.css.ts'

/** What comes sooner than this needs no word that it is coming, in milliseconds; a flash of it would only unsettle. */
const SAID_AFTER_MS = 150

/** The shape of a page, while it is on its way; it takes the room that pages will have. */
export function LoadingState({ ref }: { ref: Ref<HTMLDivElement> }) {
  const [isSaid, setIsSaid] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSaid(true), SAID_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div ref={ref} className={styles.loading} aria-busy>
      <p role="status" className={styles.loadingText}>
        {isSaid && 'Document laden…'}
      </p>
      {isSaid && (
        <div
          className={styles.sheet}
          style={{ maxWidth: DEFAULT_PAGE_WIDTH, aspectRatio: `1 / ${DEFAULT_PAGE_RATIO}` }}
        >
          <Skeleton width="40%" height="1.25rem" />
          <Skeleton width="70%" />
          <Skeleton width="62%" />
          <Skeleton width="66%" />
        </div>
      )}
    </div>
  )
}

interface StateProps {
  icon: LucideIcon
  title: string
  children: ReactNode
  action?: ReactNode
}

const State = ({ icon, title, children, action }: StateProps) => (
  <div role="status" className={styles.state}>
    <EmptyState icon={icon} title={title} action={action}>
      {children}
    </EmptyState>
  </div>
)

/** It did not come; perhaps it does now. */
export const FailedState = ({ retry }: { retry: () => void }) => (
  <State
    icon={FileX}
    title="Het document is niet geladen"
    action={
      <Button icon={RefreshCw} onClick={retry}>
        Opnieuw proberen
      </Button>
    }
  >
    De verbinding viel weg of de server gaf geen antwoord. Controleer je internet en probeer het opnieuw.
  </State>
)

interface DownloadableProps {
  onDownload: (() => void) | undefined
}

const DownloadButton = ({ onDownload }: DownloadableProps) =>
  onDownload && (
    <Button icon={Download} onClick={onDownload}>
      Downloaden
    </Button>
  )

export const EmptyFileState = () => (
  <State icon={FileX} title="Het bestand is leeg">
    Het heeft 0 bytes, er valt dus niets te tonen. Voeg het opnieuw toe.
  </State>
)

export const DamagedState = ({ onDownload }: DownloadableProps) => (
  <State icon={FileWarning} title="Het bestand is beschadigd" action={<DownloadButton onDownload={onDownload} />}>
    Het kan niet worden getoond, waarschijnlijk omdat een deel ontbreekt. Vraag de afzender om het opnieuw te sturen.
  </State>
)

/** The title is the text of the specification, for pictures. */
export const BrokenPictureState = ({ onDownload }: DownloadableProps) => (
  <State
    icon={FileWarning}
    title="Het bestand kan niet worden getoond"
    action={<DownloadButton onDownload={onDownload} />}
  >
    De afbeelding is beschadigd of van een soort die je browser niet kent.
  </State>
)

export const OtherTypeState = ({ name, onDownload }: DownloadableProps & { name: string }) => (
  <State icon={FileQuestion} title="Geen voorbeeld van dit bestand" action={<DownloadButton onDownload={onDownload} />}>
    {`Van ${name} is hier geen voorbeeld te zien: dat kan met pdf’s en afbeeldingen. Download het om het te openen.`}
  </State>
)
