import { Button, Card, Skeleton } from '@klopt/ui'
import { lazy, Suspense, useState } from 'react'
import { useTexts, type Language } from './texts.ts'

const OwnDetails = lazy(() => import('./own-details.tsx'))

interface DetailsCardProps {
  token: string
  language: Language
  isPreview: boolean
}

/** The customer's own address and e-mail, for who asks. */
export function DetailsCard({ token, language, isPreview }: DetailsCardProps) {
  const [isOpen, setIsOpen] = useState(false)
  const say = useTexts(language)
  return (
    <Card
      title={say.details}
      padding="none"
      aside={
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {say.changeDetails}
        </Button>
      }
    >
      {isOpen && (
        <Suspense fallback={<Skeleton height="160px" />}>
          <OwnDetails {...{ token, language, isPreview }} />
        </Suspense>
      )}
    </Card>
  )
}
